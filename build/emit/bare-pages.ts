import type { Plugin } from 'vite';
import { BARE, withoutCover } from '../../src/offline/bare-page.ts';
import { pathOf } from '../../src/model/pages.ts';
import { includedPages } from '../make/included-pages.ts';
import type { Project } from '../read/project.ts';
import { textOf } from './asset-text.ts';

/** Writes each page without its cover, for the service worker: see `src/offline/bare-page.ts`. */
export function barePages(project: Project): Plugin {
  return {
    name: 'bare-pages',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { written } = await project.read();
        if (!written) return;
        for (const path of includedPages(written).map((page) => pathOf(page).slice(1))) {
          const page = bundle[`${path}.html`];
          if (page?.type !== 'asset') continue;
          this.emitFile({ type: 'asset', fileName: `${path}${BARE}.html`, source: withoutCover(textOf(page)) });
        }
      },
    },
  };
}
