import type { Rolldown } from 'vite';
import type { PageId } from '../../src/model/pages.ts';

/** The chunk of the page at `/travel` is named `travel-page`. */
const PAGE_CHUNK = /^(.+)-page$/;

/**
 * The files to fetch for a deep link to each page, as JSON. The copy of the shell for one page lists only that page's
 * scripts, since its styles are inline: see `ownPart`.
 */
export function deepLinks(bundle: Rolldown.OutputBundle, base: string, page?: PageId): string {
  const pages = [...filesOfPages(bundle)].flatMap(([name, files]) => {
    const needed = page === undefined ? files : files.filter((file) => !file.endsWith('.css'));
    return page === undefined || page === name ? [[name, needed.map((file) => base + file)] as const] : [];
  });
  return JSON.stringify(Object.fromEntries(pages));
}

/**
 * A script for the shell that fetches the code of a deep link's page in parallel with the app's, which saves a second
 * on a slow connection. It does nothing for guests who have not opened the site yet, since they see the cover first.
 * `pageHere` and `data-opened` are from `index.html`.
 */
export function deepLinkScript(links: string): string {
  // Some browsers do not retry a file whose preload failed, so a page that was reloaded after an error does not
  // preload.
  return `<script type="application/json" id="pages">${links}</script><script>
  {
    const pages = JSON.parse(document.getElementById('pages').textContent);
    const isRetry = history.state && history.state.reloaded;
    if ('opened' in document.documentElement.dataset && !isRetry) {
      for (const href of pages[pageHere()] || []) {
        const isStyle = href.endsWith('css');
        const link = { href, rel: isStyle ? 'preload' : 'modulepreload', as: isStyle ? 'style' : 'script', crossOrigin: '' };
        document.head.append(Object.assign(document.createElement('link'), link));
      }
    }
  }
</script>`;
}

/** The files of each page's chunk, in the order in which Vite loads their styles: the page's own last. */
export function filesOfPages(bundle: Rolldown.OutputBundle): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const chunk of Object.values(bundle)) {
    const page = chunk.type === 'chunk' && chunk.isDynamicEntry ? PAGE_CHUNK.exec(chunk.name)?.[1] : undefined;
    if (page !== undefined && chunk.type === 'chunk') pages.set(page, filesOf(chunk, bundle));
  }
  return pages;
}

/** A chunk with its styles and imports, except those of the entry, which every page loads. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const visit = (part: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (part?.type !== 'chunk' || files.has(part.fileName)) return;
    files.add(part.fileName);
    for (const imported of part.imports) visit(bundle[imported]);
    part.viteMetadata?.importedCss.forEach((style) => files.add(style));
  };
  for (const part of Object.values(bundle)) if (part.type === 'chunk' && part.isEntry) visit(part);
  const everywhere = new Set(files);
  visit(chunk);
  return [...files].filter((file) => !everywhere.has(file));
}
