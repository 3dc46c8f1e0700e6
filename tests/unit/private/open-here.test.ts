import { afterEach, expect, test, vi } from 'vitest';
import { seal } from '../../../build/emit/private/seal.ts';
import { isAnswerTo, templateOf } from '../../../src/private/locked-page.ts';
import { openHere } from '../../../src/private/open-here.ts';
import { importKey } from '../../../src/private/sealed.ts';

/** The pages that were shown, by their HTML. */
const shown: string[] = [];
vi.mock('../../../src/private/show-page', () => ({
  showPage: async ({ html }: { html: string }) => void shown.push(html),
}));

afterEach(() => vi.unstubAllGlobals());

test('of two links in quick succession, the second page opens', async () => {
  const key = await importKey(new Uint8Array(32));
  const lockedPage = async (name: string) => {
    const path = `${name}.html`;
    const sealed = await seal(key, path, new TextEncoder().encode(name));
    return templateOf({ id: 'id', path, sealed: sealed.toString('base64') });
  };
  const pages = { travel: await lockedPage('travel'), schedule: await lockedPage('schedule') };
  const location = Object.assign(new URL('https://example.com/'), { reload: vi.fn<() => void>() });
  let click = (_event: object) => {};
  vi.stubGlobal('self', { DecompressionStream });
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    addEventListener: (_type: string, listener: typeof click) => (click = listener),
    querySelector: () => null,
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { pushState: (_state: null, _title: string, { href }: URL) => (location.href = href) });
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) => ({ html, querySelector: () => null });
    },
  );
  vi.stubGlobal('fetch', async (href: string) => new Response(href.includes('travel') ? pages.travel : pages.schedule));
  const words = { wrong: '', changed: '', insecure: '', simple: '', damaged: '', forget: '' };
  const lock = { id: 'id', salt: '', iv: '', wrapped: '' };
  await openHere({ id: 'id', key }, { lock, root: '/', base: '/', words }, await lockedPage('index'));

  const follow = (href: string) => click({ target: { closest: () => ({ href }) }, preventDefault: () => {} });
  follow('https://example.com/travel');
  follow('https://example.com/schedule');
  await vi.waitFor(() => expect(shown.at(-1)).toBe('schedule'));
  expect(location.reload).not.toHaveBeenCalled();
});

test('a page answers its address with a slash or an extension too, and no other page', () => {
  const answers = ['travel', 'travel/', 'travel.html', 'es/travel/', 'faq'].map((path) =>
    isAnswerTo(path, 'travel.html'),
  );
  expect(answers).toEqual([true, true, true, false, false]);
  expect(isAnswerTo('es/', 'es/index.html')).toBe(true);
});
