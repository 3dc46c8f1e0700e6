import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { Written } from '../../src/model/schema/schema.ts';
import { addDays, longDate, weekday } from '../../src/model/dates/dates.ts';
import { collectFacts } from '../read/facts/content-facts.ts';
import { servedPath } from '../read/engine.ts';
import type { Project } from '../read/project.ts';
import { lettersIn, siteLetters } from '../draw/fonts/used-letters.ts';
import { makeFonts, type Fonts } from '../draw/fonts/make-fonts.ts';
import { languageLinks } from '../make/language-links.ts';
import { nameInBundle } from '../media/name-in-bundle.ts';

/** The style sheet that declares the fonts. */
const SHEET = 'virtual:fonts.css';

/** Facts derived from dates. No file contains them, and the site shows some of them in capitals. */
const DATES = /\.(dateText|weekday|day)$/;

/**
 * Serves `virtual:fonts.css`: fonts subset to this site's letters, with metric-compatible fallbacks. Preloads the files
 * that the first screen needs.
 */
export function fonts(project: Project): Plugin {
  return {
    name: 'fonts',
    // The Content-Security-Policy allows no fonts inside style sheets, except in the archive, which overrides this.
    config: () => ({ build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) } }),
    resolveId: (id) => (id === SHEET ? `\0${SHEET}` : null),
    async load(id) {
      if (id !== `\0${SHEET}`) return null;
      return project.derived.derive(id, async () => (await makeSiteFonts(project)).css);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        const { preload } = await makeSiteFonts(project);
        return preload.flatMap((path) => {
          const name = bundle ? nameInBundle(bundle, path) : servedPath(path);
          return name === undefined ? [] : [preloadTag(project.base + name)];
        });
      },
    },
  };
}

function preloadTag(href: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' };
  return { tag: 'link', attrs, injectTo: 'head' };
}

async function makeSiteFonts(project: Project): Promise<Fonts> {
  const { written } = await project.read();
  if (!written) return makeFonts(project.cacheFolder, siteLetters(''), new Set());
  const { couple, language, typeface, words } = written.site;
  const capitals = capitalsIn(written);
  const languages = (await languageLinks(project)).map(({ name }) => name);
  const content = JSON.stringify([written, languages, anyDates(language)]);
  // `capitals` also as written, since facts derived from dates are in no content file.
  const letters = siteLetters(content + capitals, capitals, language);
  const firstScreen = lettersIn(couple.names.join('') + words.open);
  return makeFonts(project.cacheFolder, letters, firstScreen, typeface);
}

/** Dates with every month and weekday: a deadline can be any day, and events move to other days in guests' time zones. */
function anyDates(language: string): string[] {
  // Steps of 31 days from the first of January reach every month and every weekday.
  const days = Array.from({ length: 12 }, (_, step) => addDays('2027-01-01', 31 * step));
  return days.flatMap((day) => [longDate(day, language), weekday(day, language)]);
}

/** The text that the site shows in capitals, with all facts derived from dates. */
function capitalsIn(written: Written): string {
  const facts = [...collectFacts(written)].flatMap(([name, value]) => (DATES.test(name) ? [value] : []));
  const cards = written.story?.cards.map(({ date }) => date) ?? [];
  return [...facts, ...cards, written.program?.kicker, written.story?.show.then].join(' ');
}
