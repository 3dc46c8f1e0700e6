import type { Plugin, Rolldown } from 'vite';
import { pathOf, type PageId } from '../src/site/pages.ts';
import { otherLanguages } from './content/other-languages.ts';
import { presentPages } from './content/present-pages.ts';
import type { Project } from './content/project.ts';
import { deepLinkScript } from './deep-links.ts';
import { firstPhotoScript } from './first-photo.ts';
import { pageHead } from './head.ts';

/**
 * Finishes the shell: its styles stand in the page itself, so that the cover needs no second request to paint; it asks
 * for the code of deep links and the story's first photo. Each page has a copy under its own name, `travel.html`, with its own
 * title for whoever is sent its link: so hosts find a file at every address. `404.html` is for addresses that name no page.
 */
export function finishShell(project: Project): Plugin {
  let base = '/';
  return {
    name: 'finish-shell',
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = bundle['index.html'];
        if (shell?.type !== 'asset') return;
        const styled = textOf(shell).replace(
          /<link rel="stylesheet"[^>]*href="[^"]*?(assets\/[^"]+\.css)"[^>]*>/g,
          (link, file: string) => {
            const styles = bundle[file];
            if (styles?.type !== 'asset') return link;
            // The link stays, disabled and so never fetched: pages that load later look for it and ask for no second copy.
            return `<style>${textOf(styles).trim()}</style>${link.replace('<link', '<link disabled')}`;
          },
        );
        const script = deepLinkScript(bundle, base, await firstPhotoScript(project, bundle, base));
        const html = styled.replace('</head>', () => `${script}</head>`);
        shell.source = html;
        this.emitFile({ type: 'asset', fileName: '404.html', source: html });
        const { written } = await project.read();
        if (!written) return;
        const languages = await otherLanguages(project);
        const home = pageHead(written.site, base, 'home', languages);
        if (!html.includes(home)) throw new Error('The shell has lost its title: see <!--page--> in index.html');
        for (const page of presentPages(written)) {
          const source = html.replace(home, () => pageHead(written.site, base, page, languages));
          this.emitFile({ type: 'asset', fileName: fileNameOf(page), source });
        }
      },
    },
  };
}

/** The file that hosts find at the address of a page. */
export function fileNameOf(page: PageId): string {
  return `${pathOf(page).slice(1)}.html`;
}

function textOf({ source }: Rolldown.OutputAsset): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}
