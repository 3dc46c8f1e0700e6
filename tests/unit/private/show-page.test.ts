import { afterEach, expect, test, vi } from 'vitest';
import { showPage } from '../../../src/private/show-page.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page’s styles are inserted once and stay in place, so that they load only once', async () => {
  const nothing = () => [];
  const [insert, remove] = [vi.fn<(...parts: object[]) => void>(), vi.fn<() => void>()];
  const body = { childNodes: [], querySelectorAll: nothing, replaceChildren: nothing };
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
  const files = { fillStyles: async (css: string) => css };
  await showPage(opened as never, files as never, { simple: '', forget: '', onForget: nothing });
  const inserted = insert.mock.calls.flat();
  // Moved styles would be inserted twice.
  expect(inserted.filter((part) => 'rel' in part)).toHaveLength(1);
  expect(inserted).toContainEqual({ localName: 'title' });
  expect(remove, 'the previous page’s styles are removed').toHaveBeenCalledOnce();
});
