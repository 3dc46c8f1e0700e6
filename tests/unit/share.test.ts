import { describe, expect, it } from 'vitest';
import { canShare, sharePage, type Sharer } from '../../src/pages/landing/share';

const page = { title: 'Ada & Bo • July 3rd, 2023', url: 'https://ada-and-bo.example.com/our/day/' };
const refuse = (name: string) => () => Promise.reject(new DOMException('No', name));

/** A browser that shares, copies, or both, and what it was given. */
function sharer(parts: { share?: () => Promise<void>; copy?: () => Promise<void> }): { by: Sharer; got: unknown[] } {
  const got: unknown[] = [];
  const note = (act: () => Promise<void>) => async (what?: unknown) => {
    await act();
    got.push(what);
  };
  return {
    got,
    by: {
      ...(parts.share && { share: note(parts.share) }),
      ...(parts.copy && { clipboard: { writeText: note(parts.copy) } }),
    },
  };
}
const works = () => Promise.resolve();

describe('to share a page', () => {
  it('is its title and its address, by the device’s own sheet', async () => {
    const { by, got } = sharer({ share: works, copy: works });
    expect([canShare(by), await sharePage(page, by), got]).toEqual([true, 'shared', [page]]);
  });

  it('is a copy of its address where there is no such sheet, or it does not open', async () => {
    for (const { by, got } of [sharer({ copy: works }), sharer({ share: refuse('NotAllowedError'), copy: works })])
      expect([canShare(by), await sharePage(page, by), got]).toEqual([true, 'copied', [page.url]]);
  });

  it('may be thought better of, and then nothing is copied', async () => {
    const { by, got } = sharer({ share: refuse('AbortError'), copy: works });
    expect([await sharePage(page, by), got]).toEqual(['shared', []]);
  });

  it('claims nothing where it fails, and is not offered where it cannot be', async () => {
    expect(await sharePage(page, sharer({ copy: refuse('NotAllowedError') }).by)).toBe('failed');
    const { by } = sharer({});
    expect([canShare(by), await sharePage(page, by)]).toEqual([false, 'failed']);
  });
});
