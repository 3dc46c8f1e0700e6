/** Matches once a page has rendered, or shows that it failed. */
const RENDERED = '#root > *, vite-error-overlay';

/** The longest wait for a page and its fonts, ms; then the frame shows the page as it is. */
const LONGEST_MS = 10_000;

/** Resolves once a loaded page has rendered and its fonts have loaded, or after `LONGEST_MS`. */
export async function untilReady(page: Document): Promise<void> {
  const timeout = new Promise<void>((done) => setTimeout(done, LONGEST_MS));
  await Promise.race([timeout, untilRendered(page).then(() => page.fonts.ready)]);
}

function untilRendered(page: Document): Promise<void> {
  return new Promise((done) => {
    const check = () => {
      if (!page.querySelector(RENDERED)) return;
      observer.disconnect();
      done();
    };
    const observer = new MutationObserver(check);
    observer.observe(page, { childList: true, subtree: true });
    check();
  });
}
