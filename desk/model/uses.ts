import { listTexts } from '../../src/model/tree';
import type { Change, EditState, Place } from '../protocol';
import { firstLanguageFile, languageOfFile } from './files-of-page';
import { resolveReferences } from './references';
import { isEntry, startsWith, textOf, valueAt } from './values';

/** A text that refers to a value. For an event at a place, `at` is the event’s `place` line and `text` its title. */
export type Use = { at: Place; text: string };

type Known = Pick<EditState, 'files' | 'facts' | 'translatedFacts'>;

/** Finds what uses a value: texts outside it that refer to it, in all languages; for a place, also the events there. */
export function usesOf({ files }: Pick<EditState, 'files'>, own: Place): { texts: Use[]; events: Use[] } {
  const reference = referenceTo({ files }, own);
  if (reference === null) return { texts: [], events: [] };
  const pattern = patternOf(reference);
  // A translated place has the same path as the place, so it counts as inside. A translated event's index may differ.
  const fileOf = own.file === 'places.yaml' ? firstLanguageFile : (file: string) => file;
  const isInside = (at: Place) => fileOf(at.file) === own.file && startsWith(at.path, own.path);
  const texts = Object.entries(files).flatMap(([file, { data }]) =>
    listTexts(data)
      .map(({ path, text }): Use => ({ at: { file, path }, text }))
      .filter((use) => use.text.search(pattern) >= 0 && !isInside(use.at)),
  );
  const events = valueAt(files['schedule.yaml']?.data, ['events']);
  const isPlace = own.path[0] === 'places' && own.path.length === 2;
  const atPlace = (isPlace && Array.isArray(events) ? events : []).flatMap((event, index): Use[] =>
    isEntry(event) && event.place === own.path[1]
      ? [{ at: { file: 'schedule.yaml', path: ['events', index, 'place'] }, text: textOf(event.title) }]
      : [],
  );
  return { texts, events: atPlace };
}

/** The changes that replace all references to a value with the words that guests read now. */
export function writeOut(state: Known, own: Place): Change[] {
  const pattern = patternOf(referenceTo(state, own) ?? '');
  return usesOf(state, own).texts.map(({ at, text }) => {
    const facts = factsIn(state, at.file);
    const value = text.replaceAll(pattern, (whole, name: string) => facts[name]?.shown ?? whole);
    return { kind: 'set', at, was: text, value };
  });
}

/** A text as guests read it in its language. */
export function shownText(state: Known, { at, text }: Use): string {
  return resolveReferences(text, factsIn(state, at.file));
}

/** How texts refer to an event, a place, a fact or their lines, `places.hotel.rate`; null for any other value. */
function referenceTo({ files }: Pick<EditState, 'files'>, { file, path }: Place): string | null {
  if (file === 'places.yaml' && path.length > 1) return path.join('.');
  const event = file === 'schedule.yaml' && path[0] === 'events' ? valueAt(files[file]?.data, path.slice(0, 2)) : null;
  return isEntry(event) ? ['events', textOf(event.id), ...path.slice(2)].join('.') : null;
}

/** The facts in a file’s language, each with its place in the first language’s files. */
export function factsIn({ facts, translatedFacts }: Omit<Known, 'files'>, file: string): EditState['facts'] {
  const translated = translatedFacts[languageOfFile(file) ?? ''];
  if (!translated) return facts;
  return Object.fromEntries(
    Object.entries(translated).map(([name, shown]) => [name, { shown, at: facts[name]?.at ?? null }]),
  );
}

/** Matches references to a value or to a line of it. The first group is the reference’s name. */
function patternOf(reference: string): RegExp {
  const name = reference.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\{\\{\\s*(${name}(?:\\.[^{}\\s]+)?)\\s*\\}\\}`, 'g');
}
