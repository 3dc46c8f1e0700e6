import { afterEach, expect, test, vi } from 'vitest';
import { showPage } from '../../../src/private/show-page.ts';

afterEach(() => vi.unstubAllGlobals());

const nothing = () => [];

/** Shows an opened page. @param parts its parts, by selector @returns its styles, and what is inserted in the head */
async function show(parts: Record<string, object[]> = {}, remove = () => {}) {
  const insert = vi.fn<(...parts: object[]) => void>();
  const body = {
    childNodes: [],
    querySelectorAll: (selector: string) => parts[selector] ?? [],
    replaceChildren: nothing,
  };
  const head = { querySelectorAll: () => [{ remove }], append: insert, prepend: insert, replaceChildren: insert };
  const createElement = () => ({ append: nothing, addEventListener: (_type: string, done: () => void) => done() });
  const documentElement = {};
  vi.stubGlobal('document', { head, body, documentElement, createElement, querySelectorAll: nothing });
  const opened = {
    body,
    documentElement,
    querySelector: () => null,
    querySelectorAll: nothing,
    head: { querySelectorAll: () => [{ localName: 'title' }] },
  };
  const fillStyles = vi.fn<(css: string) => Promise<string>>(async (css) => css);
  await showPage(opened as never, { fillStyles } as never, { simple: '', forget: '', onForget: nothing });
  return { styles: fillStyles.mock.lastCall?.[0], inserted: insert.mock.calls.flat() };
}

test('a page’s styles are inserted once and stay in place, so that they load only once', async () => {
  const remove = vi.fn<() => void>();
  const { inserted } = await show({}, remove);
  // Moved styles would be inserted twice.
  expect(inserted.filter((part) => 'rel' in part)).toHaveLength(1);
  expect(inserted).toContainEqual({ localName: 'title' });
  expect(remove, 'the previous page’s styles are removed').toHaveBeenCalledOnce();
});

test('what a page’s buttons would reveal is shown instead of them, with its hidden labels', async () => {
  const removeAttribute = vi.fn<(name: string) => void>();
  const [part, label] = [{ removeAttribute }, { removeAttribute }];
  await show({
    'button[aria-controls]': [{ getAttribute: () => ':r1:yes' }],
    '[id=":r1:yes"], [id=":r1:yes"] [hidden]:not([id])': [part, label],
  });
  expect(removeAttribute.mock.calls).toEqual([['hidden'], ['hidden']]);
});

test('on phones, the party’s sides are below each other: no button leads to them', async () => {
  const { styles } = await show();
  const [, onPhones] = /@media \(max-width: 56\.24em\) {([^@]+)/.exec(styles ?? '') ?? [];
  expect(onPhones).toContain('[data-sides] { display: block; }');
  expect(onPhones).toContain('[data-middle] { display: none; }');
});
