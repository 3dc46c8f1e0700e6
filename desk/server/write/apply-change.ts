import { Scalar, visit } from 'yaml';
import { valueAt } from '../../model/values.ts';
import type { Change, Value } from '../../protocol.ts';
import { readSource } from '../../../build/read/yaml/source.ts';
import { dataAfter } from './data-after.ts';
import { find } from './yaml/find-value.ts';
import { widthOf } from './fold.ts';
import { meansSame } from './meaning.ts';
import { move } from './move-item.ts';
import { add, insert, replace } from './write-value.ts';
import { remove } from './remove-item.ts';
import { removeNotes } from './yaml/sample-notes.ts';
import { splitChange } from './split-change.ts';
import type { FormatOptions } from './format.ts';
import { parseText, splice, type Splice, type Yaml } from './yaml/yaml-text.ts';
import { isAsMeant } from './as-meant.ts';

/*
 * Changes one value in a YAML text and leaves every other byte as it is. The `yaml` package only finds the place: its
 * output would wrap and quote the whole file again.
 */

/** The new text; or `theirs`, what the file has instead of the value that the change expects. */
export type Applied = { status: 'applied'; text: string } | { status: 'conflict'; theirs: Value };

type LinesOf = FormatOptions['linesOf'];

const SHARED =
  'An anchor probably shares this value with other places (look for & and * in the file), which would change with it. Change it in the file.';
const HARMFUL = 'This cannot be changed here without damage to other lines. Change it in the file.';

/**
 * Applies a change to the text of its file.
 * @throws if the text is unreadable, or the change would damage the rest of the text
 */
export function applyChange(text: string, change: Change, linesOf: LinesOf): Applied {
  const byteOrderMark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  // Only if no line ends without `\r`.
  const isWindows = text.includes('\r\n') && !/(?<!\r)\n/.test(text);
  const unmarked = text.slice(byteOrderMark.length);
  const plain = isWindows ? unmarked.replaceAll('\r\n', '\n') : unmarked;
  const data = readData(plain);
  const theirs = conflictIn(data, change);
  if (theirs !== undefined) return { status: 'conflict', theirs };
  const written = apply(plain, data, change, linesOf);
  return { status: 'applied', text: byteOrderMark + (isWindows ? written.replaceAll('\n', '\r\n') : written) };
}

/** @throws if the text is unreadable */
function readData(text: string): Value {
  const { data, mistakes } = readSource('', text);
  if (mistakes[0]) throw new Error(mistakes[0].message);
  return (data ?? null) as Value;
}

/** What the file has instead of the value that the change expects; undefined if it has that value. */
function conflictIn(data: Value, change: Change): Value | undefined {
  const { path } = change.at;
  if (change.kind !== 'insert') {
    const theirs = valueAt(data, path);
    // An entry to remove or to move must exist.
    const mayBeMissing = change.kind === 'set' || change.kind === 'removeFile';
    return (mayBeMissing || theirs !== null) && meansSame(theirs, change.was) ? undefined : theirs;
  }
  const list = valueAt(data, path.slice(0, -1));
  // -1, which is always a conflict, for a value that is not a list.
  const length = Array.isArray(list) ? list.length : list === null ? 0 : -1;
  return length === change.length ? undefined : list;
}

function apply(text: string, data: Value, change: Change, linesOf: LinesOf): string {
  if (change.kind === 'removeFile') return '';
  const { path } = change.at;
  const parts = splitChange(data, change);
  if (parts !== null) {
    const yaml = parseText(parts.reduce((all, part) => apply(all, readData(all), part, linesOf), text));
    // The list or entry itself may have a sample note.
    const spot = path.length > 0 ? find(yaml, path) : null;
    return spot ? splice(yaml, removeNotes(yaml, spot, path)) : yaml.text;
  }
  const yaml = parseText(text);
  const splices = splicesFor(yaml, change, { width: widthIn(yaml), linesOf });
  const written = splice(yaml, splices);
  if (isAsMeant(yaml, splices, written, dataAfter(data, change))) return written;
  throw new Error(hasAliases(yaml) ? SHARED : HARMFUL);
}

function splicesFor(yaml: Yaml, change: Change, options: FormatOptions): Splice[] {
  const { path } = change.at;
  if (change.kind === 'insert') return insert(yaml, path, change.value, options);
  const spot = find(yaml, path);
  if (change.kind === 'set' && change.value !== null)
    return spot ? replace(yaml, spot, path, change.was, change.value, options) : add(yaml, path, change.value, options);
  if (!spot) return [];
  return change.kind === 'move' ? move(yaml, spot, path, change.to) : remove(yaml, spot, path);
}

function hasAliases({ document }: Yaml): boolean {
  let isFound = false;
  visit(document, {
    Alias() {
      isFound = true;
    },
  });
  return isFound;
}

/** The width at which the file's folded texts wrap. */
function widthIn({ document, text }: Yaml): number {
  const lines: string[] = [];
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type !== Scalar.BLOCK_FOLDED || !range) return;
      // The first line is the header.
      const block = text.slice(range[0], range[1]).split('\n').slice(1);
      // A paragraph's last line was not wrapped, so it may have any length.
      lines.push(...block.filter((_line, index) => (block[index + 1] ?? '').trim() !== ''));
    },
  });
  return widthOf(lines);
}
