/** The browser features that can share a page; old browsers and insecure origins have neither. */
export type Sharer = { share?: Navigator['share']; clipboard?: Pick<Clipboard, 'writeText'> };

/** `shared` includes a guest who cancelled. */
export type ShareResult = 'shared' | 'copied' | 'failed';

/** True if the browser can share a page or copy its address. */
export function canShare({ share, clipboard }: Sharer): boolean {
  return Boolean(share ?? clipboard);
}

/** Opens the share sheet of the device. Without one, or if it fails, copies the address of the page. */
export async function sharePage(page: { title: string; url: string }, by: Sharer): Promise<ShareResult> {
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
