/*
 * Every page's file contains the cover, which a returning guest has in the cached `index.html`. So the build also
 * writes each page without its cover, `travel-bare.html`, and the service worker inserts the cached cover.
 */

/** The end of the address of a page without its cover. */
export const BARE = '-bare';

/** The element around the cover, with the cover's hash, as `prerender.ts` writes it. */
const ROOT = /<div id="root" data-cover="\w+">/;
/** What follows the cover. */
const END = /<\/div>\s*<script>/;

/** Removes a page's cover. */
export function withoutCover(page: string): string {
  const { start, end } = coverIn(page);
  return page.slice(0, start) + page.slice(end);
}

/**
 * Inserts the cover of another page into a bare page.
 * @returns null if the other page has no cover or a different one, or if `bare` is something else, like an error page.
 */
export function withCoverOf(other: string, bare: string): string | null {
  const { root, start, end } = coverIn(other);
  const empty = `${root}</div>`;
  return root && bare.includes(empty) ? bare.replace(empty, () => root + other.slice(start, end) + '</div>') : null;
}

/** Where a page's cover starts and ends, and the tag in front of it, `root`, which is empty if there is no cover. */
function coverIn(page: string): { root: string; start: number; end: number } {
  const [root = ''] = ROOT.exec(page) ?? [];
  const start = page.indexOf(root) + root.length;
  return { root, start, end: start + page.slice(start).search(END) };
}
