import { relative } from 'node:path';
import { normalizePath, type HtmlTagDescriptor, type Plugin } from 'vite';
import type { Written } from '../src/content/schema.ts';
import { isContent } from './content.ts';
import { collectFacts } from './content/facts.ts';
import type { Project } from './content/project.ts';
import { lettersIn, lettersOf } from './fonts/letters.ts';
import { makeFonts, type Fonts } from './fonts/make-fonts.ts';
import { nameInBundle } from './name-in-bundle.ts';

/** The style sheet that declares the fonts. */
const SHEET = 'virtual:fonts.css';

/** Facts that no file holds as they are shown: made of dates, and set in capitals. */
const DATES = /\.(dateText|weekday|day)$/;

/**
 * Serves `virtual:fonts.css`: the fonts, cut to the letters of this site, with fallbacks of the same measures. The files
 * that the first screen needs are asked for in the page's head.
 */
export function fonts(project: Project): Plugin {
  let made: Promise<Fonts> | null = null;
  const sheets = new Set<string>();
  let base = '/';
  const make = () => (made ??= makeAll(project));
  return {
    name: 'fonts',
    configResolved(config) {
      base = config.base;
    },
    async resolveId(id) {
      if (id !== SHEET) return null;
      const { css } = await make();
      sheets.add(normalizePath(css));
      return css;
    },
    hotUpdate({ file }) {
      if (!isContent(file, project)) return;
      made = null;
      // Other letters make another sheet: whoever holds the one that was has to ask again.
      const { moduleGraph } = this.environment;
      for (const sheet of sheets)
        for (const holder of moduleGraph.getModuleById(sheet)?.importers ?? []) moduleGraph.invalidateModule(holder);
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
  if (!written) return makeFonts(project.cacheFolder, lettersOf(''), new Set());
  const { couple, words } = written.site;
  const dates = datesOf(written);
  const letters = lettersOf(JSON.stringify(written) + dates, dates);
  return makeFonts(project.cacheFolder, letters, lettersIn(couple.names.join('') + words.open));
}

/** What is set in capitals. */
function datesOf(written: Written): string {
  const facts = [...collectFacts(written)].flatMap(([name, value]) => (DATES.test(name) ? [value] : []));
  const cards = written.story?.cards.map(({ date }) => date) ?? [];
  return [...facts, ...cards, written.program?.kicker].join(' ');
}
