import { createHash } from 'node:crypto';
import type * as files from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Content } from '../../../../build/read/checked-content';
import type { Project } from '../../../../build/read/project';
import { takeSnapshot } from '../../../../desk/server/publish/describe-changes';
import { temporaryFolder } from '../../../fixtures/temporary-folder';

vi.mock('node:fs/promises', async (load) => ({
  ...(await load<typeof files>()),
  readFile: () => Promise.reject(new Error('File size is greater than 2 GiB')),
}));

test('a snapshot includes a film that is too large to be read at once', async () => {
  const mediaFolder = temporaryFolder();
  writeFileSync(join(mediaFolder, 'waltz.mp4'), 'a long film');
  const media = [{ name: 'waltz.mp4', isHidden: false }];
  const content = { written: null, translations: [], media } as unknown as Content;
  const hash = createHash('sha256').update('a long film').digest('hex');
  expect((await takeSnapshot({ mediaFolder } as Project, content)).media).toEqual({ 'waltz.mp4': hash.slice(0, 10) });
});
