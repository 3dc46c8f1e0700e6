/** What a browser may have to pass a page on with; insecure and old ones have neither. */
export type Sharer = { share?: Navigator['share']; clipboard?: Pick<Clipboard, 'writeText'> };

/** `shared` includes that the guest has thought better of it. */
export type Shared = 'shared' | 'copied' | 'failed';

/** Whether there is a way to pass a page on. */
export function canShare({ share, clipboard }: Sharer): boolean {
  return Boolean(share ?? clipboard);
}

/** Passes a page on, by the device's own sheet where there is one; else its address is copied. */
export async function sharePage(page: { title: string; url: string }, by: Sharer): Promise<Shared> {
  try {
    if (by.share) {
      await by.share(page);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    await by.clipboard?.writeText(page.url);
    return by.clipboard ? 'copied' : 'failed';
  } catch {
    return 'failed';
  }
}
