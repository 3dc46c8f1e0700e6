import type { Rolldown } from 'vite';
import type { PageId } from '../../src/model/pages.ts';

/** The chunk of the page at `/travel` is named `travel-page`. */
const PAGE_CHUNK = /^(.+)-page$/;

/**
 * The files to fetch for a deep link to each page, as JSON. `finish-shell.ts` writes the pages themselves.
 * @param page if the shell is a copy for one page, that page: only its scripts are listed, since `ownPart` inlines its
 * styles.
 */
export function deepLinks(bundle: Rolldown.OutputBundle, base: string, page?: PageId): string {
  const pages = [...filesOfPages(bundle)]
    .filter(([name]) => page === undefined || name === page)
    .map(([name, files]) => {
      const needed = page === undefined ? files : files.filter((file) => !file.endsWith('.css'));
      return [name, needed.map((file) => base + file)] as const;
    });
  return JSON.stringify(Object.fromEntries(pages));
}

/**
 * A script for the shell that fetches the code of a deep link's page in parallel with the app's, which saves a second
 * on a slow connection. It does nothing for guests who have not opened the site yet, since they see the cover first.
 * `pageHere` and `data-opened` are from `index.html`.
 */
export function deepLinkScript(links: string): string {
  // A page that was reloaded after an error does not preload: some browsers do not retry a file whose preload failed.
  // `crossOrigin` is as in `src/load-chunk.ts`, since browsers would otherwise fetch the file again.
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
  for (const part of Object.values(bundle)) {
    if (part.type !== 'chunk' || !part.isDynamicEntry) continue;
    const page = PAGE_CHUNK.exec(part.name)?.[1];
    if (page !== undefined) pages.set(page, filesOf(part, bundle));
  }
  return pages;
}

/** The files of a chunk and its imports, styles included, without the entry's files, which every page loads. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const visit = (part: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (part?.type !== 'chunk' || files.has(part.fileName)) return;
    files.add(part.fileName);
    for (const imported of part.imports) visit(bundle[imported]);
    part.viteMetadata?.importedCss.forEach((style) => files.add(style));
  };
  for (const part of Object.values(bundle)) if (part.type === 'chunk' && part.isEntry) visit(part);
  const filesOfEntry = new Set(files);
  visit(chunk);
  return [...files].filter((file) => !filesOfEntry.has(file));
}
