import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ENGINE } from '../../../build/read/engine.ts';
import { LANGUAGES } from '../../../build/read/languages/shipped-words.ts';

/** An entry whose text the couple have yet to write. */
export type SampleItem = { title: string; text: string };

/** The sentences of a new site in one language, from `src/languages/starters/`; `titles` are from the shipped words. */
type Sentences = {
  titles: { story: string; thanks: string };
  description: string;
  venue: string;
  wedding: string;
  note: string;
  cards: { date: string; caption: string }[];
  program: SampleItem[];
  travel: string;
  arriving: string;
  ways: SampleItem[];
  stays: string;
  stay: SampleItem;
  faq: SampleItem[];
  registry: string;
  thanks: { soon: string; later: string };
};

/** Reads the sentences of a language, for a wedding in this place. */
export function readSentences(language: string, place: string): Sentences {
  const read = (folder: string) =>
    parse(readFileSync(join(ENGINE, LANGUAGES, folder, `${language}.yaml`), 'utf8')) as unknown;
  const { site } = read('.') as { site: { pages: Record<'story' | 'thanks', { title: string }> } };
  // Inserted into JSON text, so the place's own quotes are escaped.
  const starter = JSON.stringify(read('starters')).replaceAll('{place}', () => JSON.stringify(place).slice(1, -1));
  const { story, thanks } = site.pages;
  return { ...(JSON.parse(starter) as Sentences), titles: { story: story.title, thanks: thanks.title } };
}
