import { describe, expect, test } from 'vitest';
import { canShare, sharePage, type Sharer } from '../../../src/pages/landing/share/share-page';

const page = { title: 'Ada & Bo • July 3rd, 2023', url: 'https://ada-and-bo.example.com/our/day/' };
const works = () => Promise.resolve();
const refuse = (name: string) => () => Promise.reject(new DOMException('No', name));

/** A browser that can share, copy or both, and a record of what it received. */
function fakeBrowser(parts: { share?: () => Promise<void>; copy?: () => Promise<void> }): {
  browser: Sharer;
  received: unknown[];
} {
  const received: unknown[] = [];
  const record = (act: () => Promise<void>) => async (what?: unknown) => {
    await act();
    received.push(what);
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
    const { browser, received } = fakeBrowser({ share: works, copy: works });
    expect([canShare(browser), await sharePage(page, browser), received]).toEqual([true, 'shared', [page]]);
  });

  test('copies the address if the sheet is missing or does not open', async () => {
    for (const { browser, received } of [
      fakeBrowser({ copy: works }),
      fakeBrowser({ share: refuse('NotAllowedError'), copy: works }),
    ])
      expect([canShare(browser), await sharePage(page, browser), received]).toEqual([true, 'copied', [page.url]]);
  });

  test('copies nothing if the guest cancels', async () => {
    const { browser, received } = fakeBrowser({ share: refuse('AbortError'), copy: works });
    expect([await sharePage(page, browser), received]).toEqual(['shared', []]);
  });

  test('reports failure, and is not offered where it is not supported', async () => {
    expect(await sharePage(page, fakeBrowser({ copy: refuse('NotAllowedError') }).browser)).toBe('failed');
    const { browser } = fakeBrowser({});
    expect([canShare(browser), await sharePage(page, browser)]).toEqual([false, 'failed']);
  });
});
