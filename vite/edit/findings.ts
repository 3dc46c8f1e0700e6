import { basename } from 'node:path';
import type { EditState, Path, Place, Sample, Told } from '../../src/edit/protocol.ts';
import type { Content } from '../content/check-content.ts';
import { valueAt } from '../content/explain.ts';
import { collectFacts } from '../content/facts.ts';
import { isTree } from '../content/layers.ts';
import type { Mistake } from '../content/mistake.ts';
import type { Source } from '../content/source.ts';

type Findings = Pick<EditState, 'mistakes' | 'warnings' | 'samples' | 'factCounts'>;

/** What `npm run check` has found, each with the value that it is about. @param folder is the content's. */
export function tellFindings(content: Content, folder: string): Findings {
  const { files, spotsIn, tell } = openFindings(content, folder);
  const nameOf = (file: string) => nameIn(folder, file);
  const facts = content.facts
    .filter(({ isSample }) => isSample)
    .map(({ file, line, path, text }): Sample => ({ at: { file: nameOf(file), path: toPath(path) }, line, text }));
  const known = new Set(facts.map(({ at }) => keyOf(at)));
  // What is sample for its words counts once, also where the couple have noted it as well.
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
 * A mistake that a step would make, with its value. Where words refer to what the step takes away, nobody wants to know what
 * else they could refer to.
 */
export function tellNew(mistake: Mistake, content: Content, before: Content, folder: string): Told {
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

/** What each `{{reference}}` stands for, and the value that says so. Nothing while there are mistakes. */
export function tellFacts({ written, sources }: Content, folder: string): EditState['facts'] {
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
        // A map that nobody has given is a search for the address.
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

/** The lines of an event that others follow from. */
const WRITTEN_AS: Record<string, string> = { time: 'start', weekday: 'date', day: 'date' };

/** Where a value stands, and where its name does. */
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
 * The value that a finding is about: the one that stands right there, or whose name does; else the deepest of its line; else
 * the last one before it, since a long text has many lines.
 */
function nearest(spots: readonly Spot[], line: number, column: number): Spot | undefined {
  return (
    deepest(spots.filter((spot) => spot.line === line && spot.column === column)) ??
    deepest(spots.filter((spot) => spot.keyLine === line && spot.keyColumn === column)) ??
    deepest(spots.filter(isOn(line))) ??
    spots.findLast((spot) => spot.line <= line)
  );
}

/** The value that a note is about: the one of its line, or the next one where it has a line of its own. */
function noted(spots: readonly Spot[], line: number): Spot | undefined {
  return deepest(spots.filter(isOn(line))) ?? spots.find((spot) => spot.keyLine > line);
}

const isOn = (line: number) => (spot: Spot) => spot.line === line || spot.keyLine === line;

function deepest(spots: readonly Spot[]): Spot | undefined {
  return spots.toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** A file's name from the content's folder, in which files lie, and folders of other languages. */
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
