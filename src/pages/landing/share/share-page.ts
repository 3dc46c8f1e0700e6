/** The browser features that can share a page; old browsers and insecure origins have neither. */
export type Sharer = { share?: Navigator['share']; clipboard?: Pick<Clipboard, 'writeText'> };

/** `shared` also if the guest cancelled. */
export type ShareResult = 'shared' | 'copied' | 'failed';

/** True if the browser can share a page or copy its address. */
export function canShare({ share, clipboard }: Sharer): boolean {
  return Boolean(share ?? clipboard);
}

/** Opens the device's share sheet. If there is no sheet, or it fails, copies the page's address instead. */
export async function sharePage(page: { title: string; url: string }, browser: Sharer): Promise<ShareResult> {
  try {
    if (browser.share) {
      await browser.share(page);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  if (!browser.clipboard) return 'failed';
  try {
    await browser.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
