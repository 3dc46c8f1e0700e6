import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seal } from '../../../build/emit/private/seal.ts';
import { isAnswerTo, templateOf } from '../../../src/private/locked-page.ts';
import { openHere } from '../../../src/private/open-here.ts';
import { importKey } from '../../../src/private/sealed.ts';

/** The HTML of the pages that were shown. */
const shown: string[] = [];
/** The words below the last page. */
let footer = '';
/** How many of the next pages cannot be shown. */
let failures = 0;
vi.mock('../../../src/private/show-page', () => ({
  showPage: async ({ html }: { html: string }, _files: object, { simple }: { simple: string }) => {
    footer = simple;
    if (failures-- > 0) throw new Error('A style sheet did not load');
    shown.push(html);
  },
}));

const location = Object.assign(new URL('https://example.com/'), { reload: vi.fn<() => void>() });
const words = { wrong: '', changed: '', insecure: '', simple: '', damaged: '', forget: '' };
const LOCKED = { lock: { id: 'id', salt: '', iv: '', wrapped: '' }, root: '/', base: '/', words };
const key = await importKey(new Uint8Array(32));

/** The HTML of a locked page. @param simple the words below the page once it is open */
async function lockedPage(name: string, simple = ''): Promise<string> {
  const path = `${name}.html`;
  const sealed = await seal(key, path, new TextEncoder().encode(name));
  const data = JSON.stringify({ ...LOCKED, words: { ...words, simple } });
  const template = templateOf({ id: 'id', path, sealed: sealed.toString('base64') });
  return `<script type="application/json" id="locked-page">${data}</script>${template}`;
}

let clickListeners: ((event: object) => void)[] = [];
const clickLink = (href: string) =>
  clickListeners.forEach((listener) => listener({ target: { closest: () => ({ href }) }, preventDefault: () => {} }));

beforeEach(() => {
  vi.clearAllMocks();
  [shown.length, failures, clickListeners] = [0, 0, []];
  location.href = 'https://example.com/';
  const policies = new Set<string>();
  vi.stubGlobal('self', { DecompressionStream });
  vi.stubGlobal('window', {
    trustedTypes: {
      createPolicy: (name: string, rules: object) => {
        if (policies.has(name)) throw new TypeError(`A policy "${name}" exists`);
        policies.add(name);
        return rules;
      },
    },
  });
  vi.stubGlobal('document', {
    addEventListener: (_type: string, listener: () => void) => clickListeners.push(listener),
    querySelector: () => null,
    createElement: () => ({}),
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
});
afterEach(() => vi.unstubAllGlobals());

test('of two links in quick succession, the second page opens', async () => {
  const pages = { travel: await lockedPage('travel'), schedule: await lockedPage('schedule') };
  vi.stubGlobal('fetch', async (href: string) => new Response(href.includes('travel') ? pages.travel : pages.schedule));
  await openHere({ id: 'id', key }, LOCKED, await lockedPage('index'));
  clickLink('https://example.com/travel');
  clickLink('https://example.com/schedule');
  await vi.waitFor(() => expect(shown.at(-1)).toBe('schedule'));
  expect(location.reload).not.toHaveBeenCalled();
});

test('the footer below a page is in the page’s language', async () => {
  const spanish = await lockedPage('es/index', 'Versión más sencilla');
  vi.stubGlobal('fetch', async () => new Response(spanish));
  await openHere({ id: 'id', key }, LOCKED, await lockedPage('index'));
  clickLink('https://example.com/es/');
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  expect(footer).toBe('Versión más sencilla');
});

test('the page reloads if a newer release lacks the file to download, but not without a connection', async () => {
  await openHere({ id: 'id', key }, LOCKED, await lockedPage('index'));
  const fetchFile = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', fetchFile);
  fetchFile.mockRejectedValueOnce(new TypeError('No connection'));
  clickLink('https://example.com/assets/en/wedding.ics');
  await vi.waitFor(() => expect(fetchFile).toHaveBeenCalledOnce());
  expect(location.reload).not.toHaveBeenCalled();
  fetchFile.mockResolvedValueOnce(new Response('', { status: 404 }));
  clickLink('https://example.com/assets/en/wedding.ics');
  await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce());
});

test('a guest can try again after a page did not open', async () => {
  failures = 1;
  const template = await lockedPage('index');
  await expect(openHere({ id: 'id', key }, LOCKED, template)).rejects.toThrow('did not load');
  await openHere({ id: 'id', key }, LOCKED, template);
  expect(shown).toEqual(['index']);
  expect(clickListeners, 'each link opens its page once').toHaveLength(1);
});

test('a page answers its address, also with a slash or an extension, and no other', () => {
  const answers = ['travel', 'travel/', 'travel.html', 'es/travel/', 'faq'].map((path) =>
    isAnswerTo(path, 'travel.html'),
  );
  expect(answers).toEqual([true, true, true, false, false]);
  expect(isAnswerTo('es/', 'es/index.html')).toBe(true);
});
