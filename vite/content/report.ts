import type { Content } from './check-content.ts';
import { formatUntranslated } from './untranslated.ts';
import { formatMistake, formatMistakes, type Mistake } from './mistake.ts';
import type { Fact, Note } from './samples.ts';

/** Fewer entries of a list are told one by one. */
const MOST_TOLD = 6;
const MOST_LETTERS = 60;

/** What lists are called where their name in the file is not a word for what is in it. */
const GROUPS: Record<string, string> = { members: 'people', items: 'entries', coasts: 'shores' };

/** All that `npm run check` says: mistakes first, then what looks odd, then what is sample, and at last what to do next. */
export function formatReport({ mistakes, warnings, facts, notes, translations }: Content): string {
  const samples = facts.filter(({ isSample }) => isSample);
  const [first] = samples.filter(({ file }) => file === samples[0]?.file).toSorted(byLine);
  const parts = [
    ...(mistakes.length > 0 ? [formatMistakes(mistakes).trimEnd()] : []),
    ...(warnings.length > 0 ? [formatWarnings(warnings)] : []),
    ...(samples.length > 0 ? [formatSamples(facts)] : []),
    ...(notes.length > 0 ? [formatNotes(notes)] : []),
    ...translations.map(({ language, untranslated }) => formatUntranslated(language.name, untranslated)),
    nextStep(mistakes, warnings, first ?? notes[0]),
  ];
  return parts.join('\n\n');
}

function formatWarnings(warnings: readonly Mistake[]): string {
  const lines = warnings.map((warning) => `  ${formatMistake({ ...warning, severity: 'error' })}`);
  return `Worth a look (${warnings.length}). What is as you want it may end in "# ours":\n\n${lines.join('\n')}`;
}

function formatNotes(notes: readonly Note[]): string {
  const lines = notes.map(({ file, line, text }) => `  ${file}:${line}  ${shorten(text)}`);
  return `You noted "# sample" yourselves (${notes.length}):\n\n${lines.join('\n')}`;
}

/** What is still the sample couple's, file by file: in one line what is wholly theirs, and single facts where few are left. */
export function formatSamples(facts: readonly Fact[]): string {
  const samples = facts.filter(({ isSample }) => isSample);
  const files = [...new Set(samples.map(({ file }) => file))];
  const lines = files.flatMap((file) => linesOf(facts.filter((fact) => fact.file === file).toSorted(byLine)));
  const width = Math.max(...lines.map(({ place }) => place.length));
  const of = samples.length === facts.length ? 'all of it' : `${samples.length} of ${facts.length} facts`;
  return `Still the sample couple’s (${of}):\n\n${lines.map(({ place, text }) => `  ${place.padEnd(width)}  ${text}`).join('\n')}`;
}

const byLine = (a: Fact, b: Fact) => a.line - b.line;

type Line = { place: string; text: string };

/** The lines for one file. @param facts all of the file's. */
function linesOf(facts: readonly Fact[]): Line[] {
  const groups = [...new Set(facts.map(({ group }) => group))].map((group) => {
    const own = facts.filter((fact) => fact.group === group);
    const entries = [...new Set(own.map(({ entry }) => entry))];
    const left = entries
      .map((entry) => own.filter((fact) => fact.entry === entry && fact.isSample))
      .filter((samples) => samples.length > 0);
    return { name: GROUPS[group] ?? group, of: entries.length, left, isAlone: group === '' };
  });
  const file = facts[0]?.file ?? '';
  const lists = groups.filter(({ isAlone }) => !isAlone);
  if (lists.length > 0 && facts.every(({ isSample }) => isSample))
    return [
      {
        place: file,
        text: `all of it: ${lists.map(({ name, of }) => `${of} ${of === 1 ? name.replace(/s$/, '') : name}`).join(', ')}`,
      },
    ];
  return groups.flatMap(({ name, of, left, isAlone }): Line[] => {
    const place = `${file}:${left[0]?.[0]?.line ?? 1}`;
    if (isAlone || left.length <= MOST_TOLD) return left.map(lineOf);
    return [
      { place, text: left.length === of ? `all ${of} ${name}` : `${left.length} of ${of} ${name}, from here on` },
    ];
  });
}

/** An entry in a line: what is left of it, and the first text as a reminder which it is. */
function lineOf(facts: readonly Fact[]): Line {
  const [first] = facts;
  const keys = [...new Set(facts.map(({ path }) => String(path.findLast((part) => typeof part === 'string'))))];
  const texts = keys.length === 1 ? facts.map(({ text }) => text).join(', ') : (first?.text ?? '');
  const others = keys.length > 1 ? ` (and its ${keys.slice(1).join(', ')})` : '';
  const picture = keys[0] === 'names' ? ' (and with them the share picture)' : '';
  return { place: `${first?.file}:${first?.line}`, text: `${keys[0]}: ${shorten(texts)}${others}${picture}` };
}

function nextStep(
  mistakes: readonly Mistake[],
  warnings: readonly Mistake[],
  sample: { file: string; line: number } | undefined,
): string {
  if (mistakes.length > 0)
    return 'Next: mend what is listed first, save, and run this again. The site is not built until then.';
  const fine = 'No mistakes: the site can be built.';
  if (sample) return `${fine} Next: put your own in place of the sample, at ${sample.file}:${sample.line} for a start.`;
  if (warnings.length > 0) return `${fine} All of it is yours. Next: look at what is listed above.`;
  return `${fine} All of it is yours. Next: put it online, as README.md says.`;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS - 1)}…` : line;
}
