import { describe, expect, test } from 'vitest';
import { canShare, sharePage, type Sharer } from '../../../src/pages/landing/share/share-page';

const page = { title: 'Ada & Bo • July 3rd, 2023', url: 'https://ada-and-bo.example.com/our/day/' };
const succeed = () => Promise.resolve();
const refuse = (name: string) => () => Promise.reject(new DOMException('No', name));

/** A browser that shares and copies with the given functions, if any, and a record of what they received. */
function fakeBrowser(parts: { share?: () => Promise<void>; copy?: () => Promise<void> }): {
  browser: Sharer;
  received: unknown[];
} {
  const received: unknown[] = [];
  const record = (action: () => Promise<void>) => async (content?: unknown) => {
    await action();
    received.push(content);
  };
  return {
    received,
    browser: {
      ...(parts.share && { share: record(parts.share) }),
      ...(parts.copy && { clipboard: { writeText: record(parts.copy) } }),
    },
  };
}

describe('sharing a page', () => {
  test('passes title and address to the device’s share sheet', async () => {
    const { browser, received } = fakeBrowser({ share: succeed, copy: succeed });
    expect([canShare(browser), await sharePage(page, browser), received]).toEqual([true, 'shared', [page]]);
  });

  test('copies the address if the share sheet is missing or does not open', async () => {
    for (const { browser, received } of [
      fakeBrowser({ copy: succeed }),
      fakeBrowser({ share: refuse('NotAllowedError'), copy: succeed }),
    ])
      expect([canShare(browser), await sharePage(page, browser), received]).toEqual([true, 'copied', [page.url]]);
  });

  test('copies nothing if the guest cancels', async () => {
    const { browser, received } = fakeBrowser({ share: refuse('AbortError'), copy: succeed });
    expect([await sharePage(page, browser), received]).toEqual(['shared', []]);
  });

  test('reports failure, and is not offered by a browser that can neither share nor copy', async () => {
    expect(await sharePage(page, fakeBrowser({ copy: refuse('NotAllowedError') }).browser)).toBe('failed');
    const { browser } = fakeBrowser({});
    expect([canShare(browser), await sharePage(page, browser)]).toEqual([false, 'failed']);
  });
});
