import type { Plugin } from 'vite';
import { pathOf, type PageId } from '../../src/model/pages.ts';
import { languageLinks } from '../make/language-links.ts';
import type { Project } from '../read/project.ts';
import { textOf } from './asset-text.ts';
import { deepLinks, deepLinkScript } from './deep-links.ts';
import { pageHead } from './head.ts';
import { ownPart, withOwnPart } from './prerender/own-part.ts';
import type { Rendered } from './prerender/render-site.ts';

/**
 * Speculation rules: browsers that support them fetch the page of a pressed link before the finger lifts. Links to
 * another language always need this; others only until `main.tsx` sets `data-started` and then changes pages itself.
 */
const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { selector_matches: 'a[hreflang], html:not([data-started]) a' }] },
      eagerness: 'conservative',
    },
  ],
});

/**
 * Finishes the shell: inlines its styles, so that the cover paints without a second request, and adds the script that
 * fetches the code of a deep link's page. Each page gets a copy such as `travel.html` with its own title and
 * prerendered content, so that hosts find a file for it. `404.html` is for all other addresses.
 */
export function finishShell(project: Project, render: () => Promise<Rendered>): Plugin {
  return {
    name: 'finish-shell',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { base } = project;
        const shell = bundle['index.html'];
        if (shell?.type !== 'asset') return;
        const styled = textOf(shell).replace(
          /<link rel="stylesheet"[^>]*href="[^"]*?(assets\/[^"]+\.css)"[^>]*>/g,
          (link, file: string) => {
            const styles = bundle[file];
            if (styles?.type !== 'asset') return link;
            // The link stays, but disabled: it tells `src/load-chunk.ts` not to load these styles again.
            return `<style>${textOf(styles).trim()}</style>${link.replace('<link', '<link disabled')}`;
          },
        );
        const links = deepLinks(bundle, base);
        const script = deepLinkScript(links);
        const rules = `<script type="speculationrules">${SPECULATION}</script>`;
        const html = compact(styled.replace('</head>', () => `${rules}${script}</head>`));
        const { written } = await project.read();
        if (!written) return;
        const languages = await languageLinks(project);
        // `head.ts` has written this in place of `<!--page-->`.
        const homeHead = pageHead(written.site, base, 'home', languages);
        if (!html.includes(homeHead)) throw new Error('The shell has no title: index.html must contain <!--page-->');
        const { pages } = await render();
        for (const [page, rendered] of pages) {
          const copy = withOwnPart(html, page, await ownPart(page, rendered, bundle, project));
          if (page === 'home') {
            shell.source = copy;
            this.emitFile({ type: 'asset', fileName: '404.html', source: copy });
          } else {
            const source = copy
              .replace(homeHead, () => pageHead(written.site, base, page, languages))
              .replace(links, () => deepLinks(bundle, base, page));
            this.emitFile({ type: 'asset', fileName: fileNameOf(page), source });
          }
        }
      },
    },
  };
}

/** Removes the comments and the indentation of inline scripts. */
function compact(html: string): string {
  return html.replace(/(?<=<script>).*?(?=<\/script>)/gs, (code) => code.replace(/^\s*\/\/.*\n|^\s+/gm, ''));
}

function fileNameOf(page: PageId): string {
  return `${pathOf(page).slice(1)}.html`;
}
