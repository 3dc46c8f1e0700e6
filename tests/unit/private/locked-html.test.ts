import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import { lockedHtml } from '../../../build/emit/private/locked-html.ts';
import { CONTRAST, contrast } from '../../../src/model/colours/contrast.ts';
import { MOUNTAINS } from '../../fixtures/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LOCK = { id: 'id', salt: '', iv: '', wrapped: '' };

test('a light world’s locked page is legible; a dark world’s has the world’s colour', async () => {
  const { written } = await openProject(ROOT, MOUNTAINS).read();
  if (!written) throw new Error('The fixture has mistakes');
  const coloursOf = async (themeColor: string) => {
    const looks = { themeColor, hasPicture: false, script: '', root: '/', base: '/' };
    const html = (await lockedHtml(written.site, { lock: LOCK } as never, looks))('index.html', Buffer.alloc(1));
    return /html \{background: (.+?);color: (.+?);/.exec(html)?.slice(1) ?? [];
  };
  for (const themeColor of ['#fbeedd', '#7fa8c9', 'ivory']) {
    const [ground = '', text = ''] = await coloursOf(themeColor);
    expect(contrast(ground, text)).toBeGreaterThan(CONTRAST.reading);
  }
  expect(await coloursOf('#16305a')).toContain('#16305a');
});
