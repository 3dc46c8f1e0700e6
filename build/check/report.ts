import type { Content, Note } from '../read/checked-content.ts';
import { formatUntranslated } from './translation/untranslated.ts';
import { formatMistake, formatMistakes, type Mistake } from '../read/messages/mistake.ts';
import { byLine, formatSamples } from './sample/format-samples.ts';
import { shorten } from '../../src/model/text/shorten.ts';

/** The output of `npm run check`: mistakes, warnings, what is still to replace or translate, then the next step. */
export function formatReport({ mistakes, warnings, facts, notes, translations }: Content): string {
  const samples = facts.filter(({ isSample }) => isSample);
  // Facts are in the order of the files, but not of their lines.
  const [firstSample] = samples.filter(({ file }) => file === samples[0]?.file).toSorted(byLine);
  const parts = [
    ...(mistakes.length > 0 ? [formatMistakes(mistakes).trimEnd()] : []),
    ...(warnings.length > 0 ? [formatWarnings(warnings)] : []),
    ...(samples.length > 0 ? [formatSamples(facts)] : []),
    ...(notes.length > 0 ? [formatNotes(notes)] : []),
    ...translations.map(({ language, untranslated }) => formatUntranslated(language.name, untranslated)),
    nextStep(mistakes, warnings, firstSample ?? notes[0]),
  ];
  return parts.join('\n\n');
}

function formatWarnings(warnings: readonly Mistake[]): string {
  // Formatted like errors, since the heading already has the words "Worth a look".
  const lines = warnings.map((warning) => `  ${formatMistake({ ...warning, severity: 'error' })}`);
  return `Worth a look (${warnings.length}). If a line is right as it is, end it with "# ours":\n\n${lines.join('\n')}`;
}

function formatNotes(notes: readonly Note[]): string {
  const lines = notes.map(({ file, line, text }) => `  ${file}:${line}  ${shorten(text)}`);
  return `Lines you marked "# sample" (${notes.length}):\n\n${lines.join('\n')}`;
}

function nextStep(
  mistakes: readonly Mistake[],
  warnings: readonly Mistake[],
  sample: { file: string; line: number } | undefined,
): string {
  if (mistakes.length > 0)
    return 'Next: fix the first mistake, save, and run this again. The site is not built until all are fixed.';
  const noMistakes = 'No mistakes: the site can be built.';
  if (sample) return `${noMistakes} Next: replace the sample with your own, starting at ${sample.file}:${sample.line}.`;
  if (warnings.length > 0) return `${noMistakes} All of it is yours. Next: look at the list above.`;
  return `${noMistakes} All of it is yours. Next: put it online, as README.md says.`;
}
