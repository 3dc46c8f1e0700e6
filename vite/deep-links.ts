import type { Rolldown } from 'vite';

/** How the chunk of the page at `/travel` is named. */
const PAGE_CHUNK = /^(.+)-page$/;

/**
 * A script for the shell that fetches the code of a deep link's page beside the code that will ask for it, not after:
 * on a slow line that is a second. Only for guests who have opened the site; the others see the cover first.
 * @param storyScript is run besides where the story is linked to.
 */
export function deepLinkScript(bundle: Rolldown.OutputBundle, base: string, storyScript: string): string {
  const pages: Record<string, string[]> = {};
  for (const chunk of Object.values(bundle)) {
    const page = chunk.type === 'chunk' && chunk.isDynamicEntry ? PAGE_CHUNK.exec(chunk.name)?.[1] : undefined;
    if (page !== undefined && chunk.type === 'chunk') pages[page] = filesOf(chunk, bundle).map((file) => base + file);
  }
  return `<script type="application/json" id="pages">${JSON.stringify(pages)}</script><script>
  {
    const pages = JSON.parse(document.getElementById('pages').textContent);
    const page = location.pathname.replace(/\\/$/, '').split('/').pop();
    // Some browsers do not try a file again that was preloaded in vain: whoever was sent here anew asks for it just once.
    const isAnew = history.state && history.state.reloaded;
    if ('opened' in document.documentElement.dataset && !isAnew && Object.hasOwn(pages, page)) {
      for (const href of pages[page]) {
        const isStyle = href.endsWith('css');
        const link = { href, rel: isStyle ? 'preload' : 'modulepreload', as: isStyle ? 'style' : 'script', crossOrigin: '' };
        document.head.append(Object.assign(document.createElement('link'), link));
      }
      if (page === 'story' && !location.search.includes('list')) {
        ${storyScript}
      }
    }
  }
</script>`;
}

/** A chunk with its styles and all that it imports, but for what every page has: the start and what that imports. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const files = new Set<string>();
  const visit = ({ fileName, imports, viteMetadata }: Rolldown.OutputChunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    viteMetadata?.importedCss.forEach((style) => files.add(style));
    for (const imported of chunks) if (imports.includes(imported.fileName)) visit(imported);
  };
  chunks.filter(({ isEntry }) => isEntry).forEach(visit);
  const everywhere = new Set(files);
  visit(chunk);
  return [...files].filter((file) => !everywhere.has(file));
}
