import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { checkContent } from '../../../../build/check/check-content.ts';
import { formatMistakes, type Mistake } from '../../../../build/read/messages/mistake.ts';
import { makePage } from '../../../../build/make/make-page.ts';
import { openProject } from '../../../../build/check/open-project.ts';
import { headTags } from '../../../../build/emit/head.ts';
import { runs } from '../../../properties.ts';

// Unchanged files are read only once, since reading them again would take most of the time.
vi.mock('../../../../build/read/yaml/source.ts', async (load) => {
  const { readSource } = await load<typeof import('../../../../build/read/yaml/source.ts')>();
  const sources = new Map<string, ReturnType<typeof readSource>>();
  return {
    readSource: (file: string, text: string) => {
      const known = sources.get(file);
      if (known?.text === text) return known;
      const source = readSource(file, text);
      if (file.startsWith(CONTENT) && text === UNDAMAGED.get(file.slice(CONTENT.length + 1))) sources.set(file, source);
      return source;
    },
  };
});

const ROOT = join(import.meta.dirname, '../../../..');
const CONTENT = 'tests/fixtures/mountains/content';
const FOLDER = join(ROOT, CONTENT);
const FILE_NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
const UNDAMAGED = new Map(FILE_NAMES.map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));
const MEDIA = readdirSync(join(FOLDER, 'media'));

const cacheFolder = mkdtempSync(join(tmpdir(), 'fuzz-content-'));
afterAll(() => rmSync(cacheFolder, { recursive: true }));
const project = { ...openProject(ROOT, CONTENT), cacheFolder };

/** Pages without pictures and films, which would take too long to decode for each mutation. */
const TEXT_PAGES = ['site', 'schedule', 'program', 'travel', 'faq', 'reply'] as const;

const SIGNS = [
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  '{{',
  '}}',
  ': ',
  ':',
  '- ',
  '-',
  '#',
  ' # sample',
  '|',
  '>',
  '>-',
  '%',
  '@',
];
const SYNTAX = [
  '*so*',
  '**so**',
  '*',
  '&so ',
  '!so ',
  '!!map ',
  '? ',
  '<<: ',
  '---',
  '...',
  '~',
  ',',
  '\\',
  '`',
  '\t',
  '\n',
];
const REFERENCES = ['{{couple.names}}', '{{facts.nothing}}', '{{places.', '$&', '$1', '__proto__', 'constructor: 1'];
const LINKS = ['[here](javascript:alert(1))', '[x](', '<b>', '](', '//', 'https://', 'tel:'];
const LETTERS = ['\u0000', '\uFEFF', '\u2028', '\uFFFD', '💍', 'é', '\r\n', '  '];
/** Likely typos, characters with a meaning in YAML or on the site, and characters that are not text. */
const SLIPS = [...SIGNS, ...SYNTAX, ...REFERENCES, ...LINKS, ...LETTERS];

const NOT_TEXTS = [null, true, false, 0, -1, 1.5, Infinity, NaN, [], {}, [[]], [null], { a: { b: [] } }];
const ODD_TEXTS = ['', ' ', '~', 'null', 'yes', 'x'.repeat(5000), '{days}', '{place} {count}', '{{{{x}}}}'];
const TIMES = [
  '0203-07-03',
  '0000-01-01',
  '9999-12-31',
  '2023-02-30',
  '23-7-3',
  '13:30',
  '0:00 AM',
  '12:00 am',
  '9:99 PM',
];
const ODD_NAMES = ['America/Atlantis', 'UTC', '+05:30', '#12345', '#GGGGGG', 'constructor', '__proto__', 'toString'];
const ADDRESSES_AND_FILES = [
  'https://',
  'https://[',
  'http://a',
  '../site.yaml',
  '.',
  '/',
  'a.jpg',
  'a.mp4',
  'a.svg',
  '{{places.hotel.map}}',
];
const VALUES = [...NOT_TEXTS, ...ODD_TEXTS, ...TIMES, ...ODD_NAMES, ...ADDRESSES_AND_FILES];

type Texts = Map<string, string>;
type Mutate = (texts: Texts) => void;

const file = fc.constantFrom(...FILE_NAMES);
/** Each mutation takes it modulo the number of possible positions. */
const position = fc.nat({ max: 1_000_000 });
const slip = fc.constantFrom(...SLIPS);

/** A change at a position in one file's text. */
const edit = (change: (text: string, place: number, slip: string) => string): fc.Arbitrary<Mutate> =>
  fc.tuple(file, position, slip).map(([name, place, put]) => (texts) => {
    const text = texts.get(name);
    if (text !== undefined) texts.set(name, change(text, place % (text.length + 1), put));
  });
/** A change at a line of one file. */
const editLines = (change: (lines: string[], line: number, slip: string) => string[]) =>
  edit((text, place, put) => {
    const lines = text.split('\n');
    return change(lines, text.slice(0, place).split('\n').length - 1, put).join('\n');
  });

const mutation: fc.Arbitrary<Mutate> = fc.oneof(
  edit((text, place, put) => text.slice(0, place) + put + text.slice(place)),
  edit((text, place) => text.slice(0, place) + text.slice(place + 1)),
  edit((text, place) => text.slice(0, place)),
  edit((text) => text.replaceAll('\n', '\r\n')),
  editLines((lines, line) => lines.toSpliced(line, 1)),
  editLines((lines, line) => lines.toSpliced(line, 0, lines[line] ?? '')),
  editLines((lines, line, put) => lines.toSpliced(line, 0, put)),
  editLines((lines, line) => lines.with(line, `  ${lines[line]}`)),
  editLines((lines, line) => lines.with(line, (lines[line] ?? '').trimStart())),
  // Puts the slip before a line's value, or in its place.
  editLines((lines, line, put) =>
    lines.with(
      line,
      (lines[line] ?? '').replace(/: (?=.)/, () => `: ${put}`),
    ),
  ),
  editLines((lines, line, put) =>
    lines.with(
      line,
      (lines[line] ?? '').replace(/: .*/, () => `: ${put}`),
    ),
  ),
  fc.tuple(file, position, fc.constantFrom<unknown>(...VALUES)).map(([name, place, value]) => (texts: Texts) => {
    texts.set(name, stringify(withValue(parse(UNDAMAGED.get(name) ?? ''), place, value)));
  }),
  file.map((name) => (texts: Texts) => void texts.delete(name)),
  file.map((name) => (texts: Texts) => {
    texts.set(name.replace(/^./, 'x'), texts.get(name) ?? '');
    texts.delete(name);
  }),
);

/** Replaces one value in plain data. @param place its index among all values. */
function withValue(data: unknown, place: number, value: unknown): unknown {
  const holders: { holder: Record<string, unknown>; key: string }[] = [];
  const collect = (holder: unknown) => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const key of Object.keys(holder)) {
      holders.push({ holder: holder as Record<string, unknown>, key });
      collect((holder as Record<string, unknown>)[key]);
    }
  };
  collect(data);
  const chosen = holders[place % holders.length];
  if (chosen) chosen.holder[chosen.key] = value;
  return data;
}

/** Why a couple could not act on a mistake; null if they could. */
function complaintOf({ file: name, line, column, message }: Mistake, texts: Texts): string | null {
  const lines = (texts.get(name.replace(`${CONTENT}/`, '')) ?? '').split('\n').length;
  const isHelpful =
    name.startsWith(`${CONTENT}/`) &&
    line >= 1 &&
    line <= lines &&
    column >= 1 &&
    /[a-z]{3}.*[.?!…"”]$/s.test(message) &&
    !/\n|undefined|NaN|\[object|\bat .*:\d+:\d+|Error\b/.test(message.replace(/"(?:[^"]|\n)*"/g, ''));
  return isHelpful ? null : `${name}:${line}:${column} of ${lines} lines: ${message}`;
}

test('damaged content makes pages or a list of mistakes, never a crash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 2 }), async (mutations) => {
      const texts = new Map(UNDAMAGED);
      for (const mutate of mutations) mutate(texts);
      const { written, mistakes, warnings } = checkContent(texts, MEDIA, CONTENT);
      expect([...mistakes, ...warnings].flatMap((mistake) => complaintOf(mistake, texts) ?? [])).toEqual([]);
      // What follows must not throw.
      formatMistakes(mistakes);
      expect(written === null).toBe(mistakes.length > 0);
      if (!written) return;
      headTags(written.site, '/', '#1d2450');
      for (const name of TEXT_PAGES) if (written[name]) await makePage(name, written, project);
    }),
    { numRuns: runs(100) },
  );
});
