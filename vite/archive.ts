import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The mode of `npm run archive`, by which the site's own code knows it, too (`import.meta.env.MODE`). */
export const ARCHIVE = 'archive';

/** What browsers refuse to fetch for a page that is opened from a disk, or have no use for there. */
const REFUSED = /\s*<link rel="(?:manifest|modulepreload)"[^>]*>/g;

/**
 * Builds the site as a folder that opens from a disk by a double click, without a server. No page there may load a module, a
 * font or anything else that is asked for across origins, since every file is one of its own; so all code is one plain script,
 * fonts stand in the style sheet, and every address is relative to `index.html`, which is the only page.
 */
export function archive(): Plugin {
  let tell = () => {};
  return {
    name: 'archive',
    configResolved({ logger, root, build }) {
      tell = () =>
        logger.info(`\nOpen ${resolve(root, build.outDir, 'index.html')}. The folder can be moved, copied and zipped.`);
    },
    config: ({ build }) => ({
      base: './',
      build: {
        outDir: build?.outDir ?? 'archive',
        cssCodeSplit: false,
        modulePreload: false,
        assetsInlineLimit: (file) => file.endsWith('.woff2'),
        rolldownOptions: {
          output: { format: 'iife', codeSplitting: false },
          // Vite's own, in parts that a plain script does not run.
          checks: { emptyImportMeta: false },
        },
      },
      experimental: {
        // Script names files as the page does that it runs in, not as it would itself.
        renderBuiltUrl: (file, { hostType }) => (hostType === 'js' ? `./${file}` : { relative: true }),
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replaceAll(REFUSED, '')
          .replace('<script type="module" crossorigin', '<script defer')
          .replaceAll(/(<link [^>]*?) crossorigin/g, '$1'),
    },
    closeBundle: {
      order: 'post',
      handler: (failure) => (failure ? undefined : tell()),
    },
  };
}
