import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../../../build/check/open-project.ts';
import { prepareLockedHtml } from '../../../build/emit/private/locked-html.ts';
import { CONTRAST, contrast } from '../../../src/model/colours/contrast.ts';
import { dataIn } from '../../../src/private/locked-page.ts';
import { MOUNTAINS } from '../../fixtures/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LOCK = { id: 'id', salt: '', iv: '', wrapped: '' };

const { written } = await openProject(ROOT, MOUNTAINS).read();
if (!written) throw new Error('The fixture has mistakes');
const { site } = written;

/** The fixture's locked page in a world of this colour. */
async function htmlIn(themeColor: string, words = site.locked): Promise<string> {
  const looks = { themeColor, hasPicture: false, script: '', root: '/', base: '/' };
  const lockedHtmlOf = await prepareLockedHtml({ ...site, locked: words }, { lock: LOCK } as never, looks);
  return lockedHtmlOf('index.html', Buffer.alloc(1));
}

test('a light world’s locked page is legible; a dark world’s has the world’s colour', async () => {
  const coloursOf = async (themeColor: string) => {
    const html = await htmlIn(themeColor);
    return /html \{background: (.+?);color: (.+?);/.exec(html)?.slice(1) ?? [];
  };
  for (const themeColor of ['#fbeedd', '#7fa8c9', 'ivory']) {
    const [ground = '', text = ''] = await coloursOf(themeColor);
    expect(contrast(ground, text)).toBeGreaterThan(CONTRAST.reading);
  }
  expect(await coloursOf('#16305a')).toContain('#16305a');
});

test('another page reads the words of a locked page from its HTML', async () => {
  const html = await htmlIn('#16305a', { ...site.locked, simple: '</script> & "more"' });
  expect(dataIn(html).words.simple).toBe('</script> & "more"');
});

test('no phone corrects the passphrase, even with a keyboard of another language', async () => {
  const [input = ''] = /<input [^>]+>/.exec(await htmlIn('#16305a')) ?? [];
  for (const feature of ['autocorrect', 'autocomplete']) expect(input).toContain(`${feature}="off"`);
});

test('if nothing opens in 12 seconds, the page says so and links to itself', async () => {
  const html = await htmlIn('#16305a');
  const [, notice = ''] = /<div id="late" role="alert">(.+?)<\/div>/s.exec(html) ?? [];
  expect(notice).toContain(site.words.late);
  expect(notice).toContain(`<a href="">${site.words.errorRetry}</a>`);
  // Hidden until then, and once the form shows.
  const [, waiting = ''] = /\[data-entering\] #late \{(.+?)\}/.exec(html) ?? [];
  expect(waiting).toContain('visibility: hidden;animation: late 0s 12s forwards;');
  expect(html).toContain('#late {display: none;}');
});
