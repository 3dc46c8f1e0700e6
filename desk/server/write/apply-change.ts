import { Scalar, visit, type Document } from 'yaml';
import { isEntry, valueAt } from '../../model/values.ts';
import type { Change, Path, Value } from '../../protocol.ts';
import { readSource } from '../../../build/read/source.ts';
import { move, takeOut } from './change-items.ts';
import { widthOf } from './fold.ts';
import { SAMPLE_NOTE, withoutNotes } from './notes.ts';
import { add, insert, replace } from './put-value.ts';
import { find, readSheet, type Sheet, type Span } from './yaml-document.ts';
import { splice, type Splice } from './splice.ts';
import { dataAfter, isSame } from './yaml-values.ts';
import type { Manner } from './write-value.ts';

/*
 * Changes in a YAML text that leave everything else in it as it is, to the byte: the text is not written anew, as that
 * would wrap and quote all of it in another way, but spliced where the change is.
 */

/** What became of a change. */
export type Applied = { status: 'applied'; text: string } | { status: 'conflict'; theirs: Value };

const SHARED =
  'An anchor shares this value with other places (look for & and * in the file), which would change with it. Change it in the file.';
const HARMFUL = 'This cannot be changed here without damage to other lines. Change it in the file.';

/** In which order the schema has an entry's lines. */
type LinesOf = (path: Path) => readonly string[];

/**
 * Changes a text. The change's file is taken to be this one.
 * @throws where the text cannot be read, or holds something that cannot be changed without harm to the rest
 */
export function applyChange(text: string, change: Change, linesOf: LinesOf): Applied {
  const data = readData(text);
  const theirs = conflictIn(data, change);
  if (theirs !== undefined) return { status: 'conflict', theirs };
  return { status: 'applied', text: apply(text, data, change, linesOf) };
}

/** What a text says. @throws where it cannot be read */
function readData(text: string): Value {
  const { data, mistakes } = readSource('', text);
  if (mistakes[0]) throw new Error(mistakes[0].message);
  return (data ?? null) as Value;
}

/** What stands where the change expects something else; undefined where it is as expected. */
function conflictIn(data: Value, change: Change): Value | undefined {
  const { path } = change.at;
  if (change.kind !== 'insert') {
    const theirs = valueAt(data, path);
    const isThere = change.kind === 'set' || theirs !== null;
    return isThere && isSame(theirs, change.was) ? undefined : theirs;
  }
  const list = valueAt(data, path.slice(0, -1));
  const length = Array.isArray(list) ? list.length : list === null ? 0 : -1;
  return length === change.length ? undefined : list;
}

function apply(text: string, data: Value, change: Change, linesOf: LinesOf): string {
  const parts = partsOf(data, change);
  if (parts !== null) {
    const written = parts.reduce((till, part) => apply(till, readData(till), part, linesOf), text);
    const sheet = readSheet(written);
    const spot = find(sheet, change.at.path);
    return spot && change.at.path.length > 0 ? splice(sheet, withoutNotes(sheet, spot, change.at.path)) : written;
  }
  const sheet = readSheet(text);
  const expected = dataAfter(data, change);
  for (const isSafe of [false, true]) {
    const splices = spliceFor(sheet, change, { width: widthIn(sheet), isSafe, linesOf });
    const written = splice(sheet, splices);
    if (isAsMeant(sheet, splices, written, expected)) return written;
  }
  throw new Error(hasAliases(sheet.document) ? SHARED : HARMFUL);
}

function hasAliases(document: Document): boolean {
  let found = false;
  visit(document, {
    Alias() {
      found = true;
      return visit.BREAK;
    },
  });
  return found;
}

/** A list or an entry is changed item by item, so that what stays keeps its comments. Null where it is one change. */
function partsOf(data: Value, change: Change): Change[] | null {
  if (change.kind !== 'set') return null;
  const { at, value } = change;
  const was = valueAt(data, at.path) ?? (at.path.length === 0 ? {} : null);
  const place = (part: string | number) => ({ file: at.file, path: [...at.path, part] });
  if (isEntry(was) && isEntry(value) && (Object.keys(was).length > 0 || at.path.length === 0))
    return [...new Set([...Object.keys(value), ...Object.keys(was)])].flatMap((key): Change[] => {
      const [before, after] = [valueAt(was, [key]), valueAt(value, [key])];
      return isSame(before, after) ? [] : [{ kind: 'set', at: place(key), was: before, value: after }];
    });
  if (!Array.isArray(was) || !Array.isArray(value) || was.length === 0) return null;
  const shorter = Math.min(was.length, value.length);
  const sameAtEnd = [...Array(shorter).keys()].findIndex(
    (back) => !isSame(was.at(-1 - back) ?? null, value.at(-1 - back) ?? null),
  );
  const tail = was.length === value.length ? 0 : sameAtEnd === -1 ? shorter : sameAtEnd;
  const both = shorter - tail;
  const sets = [...Array(both).keys()].flatMap((index): Change[] => {
    const [before, after] = [was[index] ?? null, value[index] ?? null];
    return isSame(before, after) ? [] : [{ kind: 'set', at: place(index), was: before, value: after }];
  });
  const inserts = value.slice(both, value.length - tail).map((item, count): Change => ({
    kind: 'insert',
    at: place(both + count),
    length: was.length + count,
    value: item,
  }));
  const removes = was
    .slice(both, was.length - tail)
    .map((item): Change => ({ kind: 'remove', at: place(both), was: item }));
  return [...sets, ...inserts, ...removes];
}

/** Whether a text says what it should, and every comment outside of what was taken out is still one. */
function isAsMeant(sheet: Sheet, splices: readonly Splice[], written: string, expected: Value): boolean {
  const { data, mistakes } = readSource('', written);
  if (mistakes.length > 0) return false;
  const read = (data ?? null) as Value;
  const isEmptied = read === null && isEntry(expected) && Object.keys(expected).length === 0;
  if (!isEmptied && !isSame(read, expected)) return false;
  const noteIn = (text: string, { start, end }: Span) => text.slice(start, end).replace(SAMPLE_NOTE, '');
  const left = readSheet(written).comments.map((comment) => noteIn(written, comment));
  return sheet.comments.every((comment) => {
    if (splices.some(({ drops, start, end }) => drops && start <= comment.start && comment.end <= end)) return true;
    const index = left.indexOf(noteIn(sheet.text, comment));
    if (index !== -1) left.splice(index, 1);
    return index !== -1;
  });
}

function spliceFor(sheet: Sheet, change: Change, manner: Manner): Splice[] {
  const { path } = change.at;
  const spot = find(sheet, path);
  switch (change.kind) {
    case 'set':
      if (change.value === null) return spot ? takeOut(sheet, spot, path) : [];
      if (spot === null) return add(sheet, path, change.value, manner);
      return replace(sheet, spot, path, change.was, change.value, manner);
    case 'insert':
      return insert(sheet, path, change.value, manner);
    case 'remove':
      return spot ? takeOut(sheet, spot, path) : [];
    case 'move':
      return spot ? move(sheet, spot, path, change.to) : [];
  }
}

/** How far the file's wrapped texts go. */
function widthIn({ document, text }: Sheet): number {
  const lines: string[] = [];
  visit(document, {
    Scalar(_key, node) {
      if (node.type !== Scalar.BLOCK_FOLDED || !node.range) return;
      const own = text.slice(node.range[0], node.range[1]).split(/\r?\n/).slice(1);
      lines.push(...own.filter((_line, index) => (own[index + 1] ?? '').trim() !== ''));
    },
  });
  return widthOf(lines);
}
