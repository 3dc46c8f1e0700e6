import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { run as key } from '../../../commands/key';
import { run as create } from '../../../commands/new';
import { run as publish } from '../../../commands/publish';
import { run as update } from '../../../commands/update';
import { MOUNTAINS, temporaryFolder } from '../../fixtures/temporary-folder.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['key', key],
  ['new', create],
  ['publish', publish],
  ['update', update],
])('our-story %s explains its use if it does not know an option', async (name, run) => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await run('/no/such/folder', ['--hepl'])).toBe(false);
  expect(print.mock.calls.flat().join('\n')).toContain(`our-story ${name} `);
});

test('our-story publish --forget explains that GitHub needs no token', async () => {
  const folder = temporaryFolder();
  await cp(MOUNTAINS, join(folder, 'content'), { recursive: true });
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await publish(folder, ['--forget', '--host', 'github'])).toBe(false);
  expect(print.mock.lastCall?.join()).toBe('GitHub Pages needs no token, so there is nothing to forget.');
});
