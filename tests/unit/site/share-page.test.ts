import { describe, expect, test } from 'vitest';
import { canShare, sharePage, type Sharer } from '../../../src/pages/landing/share/share-page';

const page = { title: 'Ada & Bo • July 3rd, 2023', url: 'https://ada-and-bo.example.com/our/day/' };
const works = () => Promise.resolve();
const refuse = (name: string) => () => Promise.reject(new DOMException('No', name));

/** A browser that can share, copy or both, and a record of what it received. */
function sharer(parts: { share?: () => Promise<void>; copy?: () => Promise<void> }): { by: Sharer; got: unknown[] } {
  const got: unknown[] = [];
  const record = (act: () => Promise<void>) => async (what?: unknown) => {
    await act();
    got.push(what);
  };
  return {
    got,
    by: {
      ...(parts.share && { share: record(parts.share) }),
      ...(parts.copy && { clipboard: { writeText: record(parts.copy) } }),
    },
  };
}

describe('sharing a page', () => {
  test('passes title and address to the device’s share sheet', async () => {
    const { by, got } = sharer({ share: works, copy: works });
    expect([canShare(by), await sharePage(page, by), got]).toEqual([true, 'shared', [page]]);
  });

  test('copies the address if the sheet is missing or does not open', async () => {
    for (const { by, got } of [sharer({ copy: works }), sharer({ share: refuse('NotAllowedError'), copy: works })])
      expect([canShare(by), await sharePage(page, by), got]).toEqual([true, 'copied', [page.url]]);
  });

  test('copies nothing if the guest cancels', async () => {
    const { by, got } = sharer({ share: refuse('AbortError'), copy: works });
    expect([await sharePage(page, by), got]).toEqual(['shared', []]);
  });

  test('reports failure, and is not offered where it is not supported', async () => {
    expect(await sharePage(page, sharer({ copy: refuse('NotAllowedError') }).by)).toBe('failed');
    const { by } = sharer({});
    expect([canShare(by), await sharePage(page, by)]).toEqual([false, 'failed']);
  });
});
