/*
 * Every page's file contains the cover, which a returning guest has in the cached `index.html`. So the build also
 * writes each page without its cover, `travel-bare.html`, and the service worker inserts the cached cover.
 */

/** Ends the address of a page without its cover, `travel-bare`. */
export const BARE = '-bare';

/** The start tag of the element around the cover, with the cover's hash, as `build/emit/prerender/` writes it. */
const ROOT = /<div id="root" data-cover="\w+">/;
/** The end tag of this element, and the start of the script that follows it. */
const END = /<\/div>\s*<script>/;

/** Removes the cover of a page that has one. */
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
  // A function's result is inserted as it is, even if it contains `$`.
  return root && bare.includes(empty) ? bare.replace(empty, () => root + other.slice(start, end) + '</div>') : null;
}

/** Where a page's cover starts and ends, and the tag before it. If the tag is empty, the page has no cover. */
function coverIn(page: string): { root: string; start: number; end: number } {
  const [root = ''] = ROOT.exec(page) ?? [];
  const start = page.indexOf(root) + root.length;
  return { root, start, end: start + page.slice(start).search(END) };
}
