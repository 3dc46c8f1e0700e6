import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isScalar, parseDocument } from 'yaml';
import type { Change, Path, Value } from '../../../../desk/protocol';
import { runs } from '../../../properties.ts';
import { ALL_FOLDERS } from '../../../fixtures/sample.ts';
import { EVENT, read, change, at, get, set } from '../../../fixtures/write-yaml.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** All files of shipped content. */
const FILES = ALL_FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
);

/** Texts that people type or paste, and unlikely ones. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'Nell',
          'and',
          'Mateo’s',
          '{{places.hotel.name}}',
          '*softly*',
          '“yes”',
          "can't",
          '"no"',
          '💍',
          'שלום',
        ),
        fc.constantFrom(
          ': ',
          ' #',
          '# ',
          '- ',
          '\n',
          '\n\n',
          '\t',
          '  ',
          "'",
          '"',
          '|',
          '>-',
          'yes',
          '12:30',
          '-',
          '%',
          '\\',
          ', ',
        ),
        fc.constantFrom(
          'averylongwordthatnobodycanbreak'.repeat(2),
          'e\u0301',
          '\u0338',
          '\u2028',
          '\u00a0',
          '\r\n',
          '[x](https://a.example)',
        ),
      ),
      { maxLength: 40 },
    )
    .chain((words) => fc.constantFrom(' ', '').map((space) => words.join(space))),
  fc.lorem({ maxCount: 60 }),
);

/** A value as it is read back: lines of texts are trimmed, and characters that YAML cannot contain are gone. */
const asRead = (value: Value): Value => {
  if (Array.isArray(value)) return value.map(asRead);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asRead(each)]));
  if (typeof value !== 'string') return value;
  const text = value
    .normalize('NFC')
    .replace(/\r\n|[\r\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}|\uFEFF/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
  const paragraphs = text.split(/\n[ \t]*\n\s*/).map((each) => each.replace(/[ \t]*\n[ \t]*/g, '\n').trim());
  return paragraphs.filter(Boolean).join('\n\n');
};

type Tree = { [key: string]: Value };
const isTree = (value: Value): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All paths in some data. */
function pathsIn(data: Value, path: Path = []): Path[] {
  const keys = Array.isArray(data) ? [...data.keys()] : isTree(data) ? Object.keys(data) : [];
  return [...(path.length > 0 ? [path] : []), ...keys.flatMap((key) => pathsIn(get(data, [key]), [...path, key]))];
}

/** The shipped files, and variants with comments or other line ends. Comments are tried twice as often. */
const files = fc
  .tuple(fc.constantFrom(...FILES), fc.constantFrom('as it is', 'noted', 'noted', 'windows', 'open end'))
  .map(([text, how]) => {
    // Adds a comment to about every third line that can have one.
    const noted = text.replace(/^( *(?:- )?\w+: [^>|#'"\n]*[^>|#'"\n-])$/gm, (line) =>
      line.length % 3 === 0 ? `${line} # ours ${line.length}` : line,
    );
    if (how === 'noted') return noted;
    if (how === 'windows') return `\uFEFF${noted.replaceAll('\n', '\r\n')}`;
    return how === 'open end' ? text.trimEnd() : text;
  });

describe('any change of the shipped content', () => {
  test('reads back as intended and leaves everything else unchanged', () => {
    fc.assert(
      fc.property(files, fc.infiniteStream(fc.nat()), typed, (text, numbers, words) => {
        const pick = <T>(items: readonly T[]): T => items[numbers.next().value % items.length] as T;
        const before = read(text);
        const path = pick(pathsIn(before));
        const value = get(before, path);
        const parentPath = path.slice(0, -1);
        const after = structuredClone(before);
        const parent = get(after, parentPath) as Tree & Value[];
        const key = path.at(-1) as keyof typeof parent & (string | number);
        let made: Change;
        const others = Array.isArray(parent) ? ['insert', 'remove', 'move'] : ['add', 'delete'];
        // The most common kind is tried most often.
        const kind = pick(['set', 'set', ...others]);
        if (kind === 'set' || kind === 'add') {
          const name = kind === 'set' ? key : pick(['a new line', 'zebra', 'link']);
          if (kind === 'add' && name in parent) return;
          const was = kind === 'set' ? value : null;
          let newValue: Value = words;
          if (typeof was === 'boolean') newValue = !was;
          if (typeof was === 'number') newValue = 12.5;
          Object.assign(parent, { [name]: newValue });
          made = { kind: 'set', at: at(...parentPath, name), was, value: newValue };
        } else if (kind === 'delete') {
          Reflect.deleteProperty(parent, key);
          made = { kind: 'set', at: at(...path), was: value, value: null };
        } else if (kind === 'insert') {
          const entry = isTree(value) ? { ...value, title: words } : Array.isArray(value) ? value : words;
          parent.splice(Number(key), 0, entry);
          made = { kind, at: at(...path), length: parent.length - 1, value: entry };
        } else if (kind === 'remove') {
          parent.splice(Number(key), 1);
          made = { kind, at: at(...path), was: value };
        } else {
          const to = pick([...parent.keys()]);
          parent.splice(to, 0, ...parent.splice(Number(key), 1));
          made = { kind: 'move', at: at(...path), was: value, to };
        }
        const written = change(text, made, () => EVENT);
        // An empty file reads as null.
        expect(asRead(read(written) ?? {})).toEqual(asRead(after));
        expectRestUntouched(text, written, made);
        // Setting the old value back restores the data.
        if (made.kind === 'set') expect(asRead(read(set(written, made.at.path, made.was)))).toEqual(asRead(before));
      }),
      { numRuns: runs(40) },
    );
  });
});

/** Expects everything outside the lines of the change to be the same, to the byte. */
function expectRestUntouched(before: string, after: string, made: Change) {
  const [linesBefore, linesAfter] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  const comments = (lines: string[]) => lines.flatMap((line) => /(?<=^\s*|\s)# .*/.exec(line)?.[0] ?? []).toSorted();
  const isEmptied = /^\uFEFF?$/.test(after);
  expect(isEmptied || after.includes('\r\n') === before.includes('\r\n')).toBe(true);
  expect(/[^\r]\n/.test(after) && after.includes('\r\n')).toBe(false);
  expect(isEmptied || after.endsWith('\n') === before.endsWith('\n')).toBe(true);
  if (made.kind === 'move') {
    expect(comments(linesAfter)).toEqual(comments(linesBefore));
    return;
  }
  // How many lines are the same at the start and at the end.
  const shorter = Math.min(linesBefore.length, linesAfter.length);
  let head = 0;
  while (head < shorter && linesBefore[head] === linesAfter[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && linesBefore.at(-1 - tail) === linesAfter.at(-1 - tail)) tail += 1;
  const { path } = made.at;
  const isNew = made.kind === 'insert' || (made.kind === 'set' && made.was === null);
  if (isNew) {
    // At most one line is replaced: `name: {}`, or the start of the entry below, whose dash moves.
    expect(linesBefore.length - head - tail).toBeLessThanOrEqual(1);
    return;
  }
  // Finds the lines of the value without the code under test.
  const document = parseDocument(before);
  const node = document.getIn(path, true);
  const range = (node as { range?: number[] } | undefined)?.range ?? [0, 0];
  const lineOf = (offset: number) => before.slice(0, offset).split('\n').length - 1;
  const end = lineOf((range[1] ?? 0) - (before[(range[1] ?? 0) - 1] === '\n' ? 1 : 0));
  // The entry around the value can become empty, and an empty line can be removed.
  const slack = made.kind === 'set' && made.value !== null && isScalar(node) ? 0 : 2;
  // Comments and empty lines above do not count.
  let from = lineOf(range[0] ?? 0);
  for (let above = 0; above < slack && from > 0;) if (!/^\s*(#|$)/.test(linesBefore[--from] ?? '')) above += 1;
  expect(head).toBeGreaterThanOrEqual(from);
  expect(linesBefore.length - tail - 1).toBeLessThanOrEqual(end + slack);
}
