import { basename } from 'node:path';
import type { EditState, Path, Place, Sample, Told } from '../../protocol.ts';
import type { Content } from '../../../build/read/checked-content.ts';
import { isTree, valueAt } from '../../../build/read/walk.ts';
import { collectFacts } from '../../../build/read/content-facts.ts';
import type { Mistake } from '../../../build/read/messages/mistake.ts';
import type { Source } from '../../../build/read/source.ts';

type Findings = Pick<EditState, 'mistakes' | 'warnings' | 'samples' | 'factCounts'>;

/** Lists the findings of `npm run check`, each with the place of its value. */
export function listFindings(content: Content, folder: string): Findings {
  const { files, spotsIn, tell } = openFindings(content, folder);
  const nameOf = (file: string) => nameIn(folder, file);
  const facts = content.facts
    .filter(({ isSample }) => isSample)
    .map(({ file, line, path, text }): Sample => ({ at: { file: nameOf(file), path: toPath(path) }, line, text }));
  const known = new Set(facts.map(({ at }) => keyOf(at)));
  // A sample fact that also has a note counts once.
  const notes = content.notes
    .map(({ file, line, text }): Sample => ({
      at: { file: nameOf(file), path: noted(spotsIn(file), line)?.path ?? [] },
      line,
      text,
    }))
    .filter(({ at }) => !known.has(keyOf(at)));
  const byPlace = (a: Sample, b: Sample) => files.indexOf(a.at.file) - files.indexOf(b.at.file) || a.line - b.line;
  const factCounts: Record<string, number> = {};
  const counted = [...content.facts.map(({ file }) => nameOf(file)), ...notes.map(({ at }) => at.file)];
  for (const file of counted) factCounts[file] = (factCounts[file] ?? 0) + 1;
  return {
    mistakes: content.mistakes.map(tell),
    warnings: content.warnings.map(tell),
    samples: [...facts, ...notes].toSorted(byPlace),
    factCounts,
  };
}

/**
 * Describes a mistake that a step would add. If the step removes a fact that other words use, the message says so instead of
 * suggesting other facts.
 */
export function describeMistake(mistake: Mistake, content: Content, before: Content, folder: string): Told {
  const told = openFindings(content, folder).tell(mistake);
  const { lacks } = mistake;
  if (lacks === undefined || !collectFacts(before.written ?? {}).has(lacks)) return told;
  const others = / The same in .*$/.exec(mistake.message)?.[0] ?? '';
  const message = `Words of your site say “{{${lacks}}}”, and would say nothing then. Change them first.${others}`;
  return { ...told, message, isElsewhere: true };
}

function openFindings({ sources, translations }: Content, folder: string) {
  const all = new Map(
    [sources, ...translations.map((translation) => translation.sources)].flatMap((each) =>
      Object.values(each).map((source) => [source.file, source] as const),
    ),
  );
  const known = new Map<string, Spot[]>();
  const spotsIn = (file: string): Spot[] => {
    const source = all.get(file);
    const spots = known.get(file) ?? (source?.data === undefined ? [] : listSpots(source));
    known.set(file, spots);
    return spots;
  };
  const tell = ({ file, line, column, message }: Mistake): Told => {
    const [name, spot] = [nameIn(folder, file), nearest(spotsIn(file), line, column)];
    return { file: name, line, message, at: spot ? { file: name, path: spot.path } : null };
  };
  return { files: [...all.keys()].map((file) => nameIn(folder, file)), spotsIn, tell };
}

/** Lists the value and place of each `{{reference}}`; empty while there are mistakes. */
export function listFacts({ written, sources }: Content, folder: string): EditState['facts'] {
  const events = written?.schedule?.events ?? [];
  const placeIn = (source: Source | undefined, path: Path): Place | null =>
    source && valueAt(source.data, path) !== undefined ? { file: nameIn(folder, source.file), path } : null;
  const inSite = (path: Path) => placeIn(sources.site, path);
  const inPlaces = (path: Path) => placeIn(sources.places, path);

  const placeOf = (name: string): Place | null => {
    const [group = '', ...rest] = name.split('.');
    const key = rest.at(-1) ?? '';
    const id = rest.slice(0, -1).join('.');
    switch (group) {
      case 'couple':
        return inSite(['couple', 'names', ...(key === 'first' ? [0] : key === 'second' ? [1] : [])]);
      case 'wedding':
        return inSite(['wedding', 'date']);
      case 'facts':
        return inPlaces(['facts', rest.join('.')]);
      case 'places':
        // Without a map link, the site searches for the address.
        return inPlaces(['places', id, key]) ?? inPlaces(['places', id, 'address']);
      case 'events': {
        const index = events.findIndex((event) => event.id === id);
        const event = events[index];
        if (!event) return null;
        if (key === 'place') return inPlaces(['places', event.place, 'name']);
        return placeIn(sources.schedule, ['events', index, WRITTEN_AS[key] ?? key]);
      }
      default:
        return null;
    }
  };
  return Object.fromEntries(
    [...collectFacts(written ?? {})].map(([name, shown]) => [name, { shown, at: placeOf(name) }]),
  );
}

/** Event facts derived from another line. */
const WRITTEN_AS: Record<string, string> = { time: 'start', weekday: 'date', day: 'date' };

/** The positions of a value and of its key. */
type Spot = { path: Path; line: number; column: number; keyLine: number; keyColumn: number };

function listSpots(source: Source): Spot[] {
  const spots: Spot[] = [];
  const visit = (value: unknown, path: Path) => {
    const { line, column } = source.mistakeAt(path, '');
    const key = source.mistakeAt(path, '', { onKey: true });
    spots.push({ path, line, column, keyLine: key.line, keyColumn: key.column });
    if (Array.isArray(value)) value.forEach((entry, index) => visit(entry, [...path, index]));
    else if (isTree(value)) for (const [name, entry] of Object.entries(value)) visit(entry, [...path, name]);
  };
  visit(source.data, []);
  return spots;
}

/**
 * The value a finding is about: the value or key at that position, else the deepest value on its line, else the last value
 * before it, since a long text spans lines.
 */
function nearest(spots: readonly Spot[], line: number, column: number): Spot | undefined {
  return (
    deepest(spots.filter((spot) => spot.line === line && spot.column === column)) ??
    deepest(spots.filter((spot) => spot.keyLine === line && spot.keyColumn === column)) ??
    deepest(spots.filter(isOn(line))) ??
    spots.findLast((spot) => spot.line <= line)
  );
}

/** The value a note is about: the one on its line, or the next one if the note has its own line. */
function noted(spots: readonly Spot[], line: number): Spot | undefined {
  return deepest(spots.filter(isOn(line))) ?? spots.find((spot) => spot.keyLine > line);
}

const isOn = (line: number) => (spot: Spot) => spot.line === line || spot.keyLine === line;

function deepest(spots: readonly Spot[]): Spot | undefined {
  return spots.toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** A file's path relative to the content folder. */
function nameIn(folder: string, file: string): string {
  const [parent = '', name = ''] = file.split('/').slice(-2);
  return parent === basename(folder) ? name : `${parent}/${name}`;
}

function toPath(path: readonly PropertyKey[]): Path {
  return path.map((part) => (typeof part === 'number' ? part : String(part)));
}

function keyOf({ file, path }: Place): string {
  return JSON.stringify([file, ...path]);
}
