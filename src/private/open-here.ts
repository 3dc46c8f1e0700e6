import { LIST_FILE } from '../model/list-file';
import { blobFiles } from './blob-files';
import { importScript } from './import-script';
import { forgetKey, type KeptKey } from './kept-key';
import { dataIn, isAnswerTo, sealedIn, type LockedPage, type SealedPage } from './locked-page';
import { fromBase64, GUNZIP, openFile } from './sealed';
import { showPage } from './show-page';

/*
 * Opens a private site where a service worker cannot, such as in the browsers of apps. Shows its pages as finished
 * HTML, without the site's script. A link shows the next page in this document, since the key may be only in memory.
 */

const AS_IS = { createHTML: (text: string) => text };
let policy: { createHTML: (text: string) => unknown } | undefined;

/** Trusts HTML by the policy of the site's script, which does not run here. A page can create a policy only once. */
function trust(html: string): string {
  policy ??= window.trustedTypes?.createPolicy('drawings', AS_IS) ?? AS_IS;
  return policy.createHTML(html) as string;
}

/**
 * Shows the page at this address, and then each page that a link leads to.
 * @param template the locked page's template, as HTML.
 * @throws if the first page does not open
 */
export async function openHere({ id, key }: KeptKey, { root, words }: LockedPage, template: string): Promise<void> {
  if (!('DecompressionStream' in self)) await importScript(root + GUNZIP);
  const files = blobFiles(key, root);
  const onForget = () =>
    void forgetKey(root)
      .catch(() => {})
      .finally(() => location.reload());
  const pathOf = ({ pathname }: URL | Location) => decodeURIComponent(pathname.slice(root.length));

  const open = async (path: string, page: SealedPage | null): Promise<Document> => {
    if (page?.id !== id || !isAnswerTo(path, page.path)) throw new Error(`Not the page ${path}`);
    const html = new TextDecoder().decode(await openFile(key, page.path, fromBase64(page.sealed)));
    // The Content-Security-Policy would refuse inline styles. As scripts they do nothing, and `showPage` reads them.
    const inert = html.replaceAll('<style', '<script type="text/css"').replaceAll('</style>', '</script>');
    const opened = new DOMParser().parseFromString(trust(inert), 'text/html');
    const isStory = opened.querySelector<HTMLElement>('#prerendered')?.dataset.page === 'story';
    if (!isStory) return opened;
    // The deck needs the site's script. The list of its cards does not.
    const list = page.path.replace(/[^/]*$/, LIST_FILE);
    return open(list, sealedIn(await download(root + list)));
  };

  const show = async (url: URL | Location, html: string, footerWords: LockedPage['words']) => {
    await showPage(await open(pathOf(url), sealedIn(html)), files, { ...footerWords, onForget });
    scrollTo(0, 0);
    // As after a load, screen readers begin here.
    document.querySelector('h1')?.focus();
  };

  await show(location, template, words);

  const showAddress = async (href: string, previous: Promise<void>) => {
    await previous;
    if (location.href !== href) return;
    try {
      const html = await download(href);
      // The page may be in another language than the last one.
      await show(new URL(href), html, dataIn(html).words);
    } catch {
      // The locked page at this address says what is wrong.
      if (location.href === href) location.reload();
    }
  };

  let following = Promise.resolve();
  /** Shows the page of the current address once the page before it is shown, unless the guest has moved on by then. */
  const follow = () => {
    following = showAddress(location.href, following);
  };

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || !url.pathname.startsWith(root)) return;
    event.preventDefault();
    // Files other than pages, such as calendars, are downloaded. A newer release may have renamed or removed one. Without
    // a connection (TypeError), a reload would lose the page, and perhaps the key: the guest can press again.
    if (/\.(?!html$)\w+$/.test(url.pathname))
      return void files.save(url.pathname).catch((reason) => reason instanceof TypeError || location.reload());
    history.pushState(null, '', url);
    follow();
  });
  addEventListener('popstate', follow);
}

async function download(address: string): Promise<string> {
  return (await fetch(address)).text();
}
