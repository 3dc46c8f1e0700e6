import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Project } from '../read/project.ts';
import { onceSealed } from './private/once-sealed.ts';
import { sealArchive } from './private/seal-archive.ts';
import { isBuildServer } from './private/site-key.ts';

/** The mode of `npm run archive`. `src/main.tsx` reads it and moves the pages' addresses behind the #. */
export const ARCHIVE = 'archive';

/** Whether this is `our-story archive --private`, which sets this variable, since Vite accepts no options of ours. */
export const isSealedArchive = (): boolean => Boolean(process.env.ARCHIVE_PRIVATE);

/** Links to files that a page on a disk cannot load, or does not need. */
const USELESS_LINKS = /\s*<link rel="(?:manifest|modulepreload)"[^>]*>/g;

/**
 * Builds the site as a folder that opens from a disk with a double click. There, every file is its own origin, so a
 * page cannot load modules or fonts: all code is one plain script, fonts are in the style sheet, and every address is
 * relative.
 */
export function archive(project: Project): Plugin {
  return {
    name: 'archive',
    config: ({ build }) => ({
      base: './',
      build: {
        outDir: build?.outDir ?? 'archive',
        cssCodeSplit: false,
        modulePreload: false,
        assetsInlineLimit: (file) => file.endsWith('.woff2'),
        rolldownOptions: {
          output: { format: 'iife', codeSplitting: false },
          // A plain script has no `import.meta`. Only code of Vite that never runs here reads it: no warning needed.
          checks: { emptyImportMeta: false },
        },
      },
      experimental: {
        // An address in a script is relative to the page.
        renderBuiltUrl: (file, { hostType }) => (hostType === 'js' ? `./${file}` : { relative: true }),
      },
    }),
    transformIndexHtml: {
      order: 'post',
      // A plain script needs `defer` to run as late as a module. A file on a disk fails the check of `crossorigin`.
      handler: (html) =>
        html
          .replaceAll(USELESS_LINKS, '')
          .replace('<script type="module" crossorigin', '<script defer')
          .replaceAll(/(<link [^>]*?) crossorigin/g, '$1'),
    },
    ...onceSealed(isSealedArchive, async ({ logger, build: { outDir } }) => {
      const siteKey = isSealedArchive() ? await sealArchive(project, outDir) : null;
      logger.info(`\nOpen ${join(outDir, 'index.html')}. The folder can be moved, copied and zipped.`);
      // A build server shows its logs to others.
      if (siteKey && !isBuildServer()) logger.info(`Its passphrase: ${siteKey.passphrase}`);
    }),
  };
}
