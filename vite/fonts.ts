import { relative } from 'node:path';
import { normalizePath, type HtmlTagDescriptor, type Plugin } from 'vite';
import type { Project } from './content/project.ts';
import { lettersOf } from './fonts/letters.ts';
import { makeFonts, type Fonts } from './fonts/make-fonts.ts';
import { nameInBundle } from './name-in-bundle.ts';

/** The style sheet that declares the fonts. */
const SHEET = 'virtual:fonts.css';

/**
 * Serves `virtual:fonts.css`: the fonts, cut to the letters of this site, with fallbacks of the same measures. The files
 * that the first screen needs are asked for in the page's head.
 */
export function fonts(project: Project): Plugin {
  let made: Promise<Fonts> | null = null;
  let base = '/';
  const make = () => (made ??= makeAll(project));
  return {
    name: 'fonts',
    configResolved(config) {
      base = config.base;
    },
    async resolveId(id) {
      return id === SHEET ? (await make()).css : null;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        const { preload } = await make();
        return preload.flatMap((path) => {
          const name = bundle ? nameInBundle(bundle, project.root, path) : normalizePath(relative(project.root, path));
          return name === undefined ? [] : [preloadTag(base + name)];
        });
      },
    },
  };
}

function preloadTag(href: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' };
  return { tag: 'link', attrs, injectTo: 'head' };
}

async function makeAll(project: Project): Promise<Fonts> {
  const { written } = await project.read();
  return makeFonts(project.cacheFolder, lettersOf(JSON.stringify(written) ?? ''));
}
