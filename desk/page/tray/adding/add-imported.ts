import { textOf, valueAt } from '../../../model/values';
import type { ImportedFile } from '../../../protocol';
import { useDesk } from '../../state/desk-store';
import { readTaken } from '../cards/card-dates';
import { styleOf, writeDate } from '../cards/date-style';
import { addCards, type NewCard } from '../cards/add-steps';
import { suggestCaption } from '../cards/suggest-caption';
import { changeCards, currentCards } from '../tray-store';
import { openCard } from '../open-card';
import { mediaOf, type Card } from '../../../model/cards';

/** An imported file, the name it had before, and its caption if the couple typed one. */
export type Imported = { file: ImportedFile; originalName: string; caption?: string };

/**
 * Adds a card for each imported file in a single step.
 * @param opensFirst whether to open the first of the new cards
 * @returns whether the cards were saved
 */
export async function addImported(imported: readonly Imported[], opensFirst: boolean): Promise<boolean> {
  const cards = currentCards();
  if (!cards) return false;
  const language = siteLanguage();
  const style = styleOf(
    cards.map(({ date }) => date),
    language,
  );
  // Cards of undated files come last, with a guess that the couple correct: the last card’s date, or this year.
  const guessedDate = cards.at(-1)?.date ?? String(new Date().getFullYear());
  const added = imported.map(({ file: { name, kind, takenOn }, originalName, caption }): NewCard => {
    const taken = readTaken(takenOn);
    const date = taken ? writeDate(taken, style, language) : guessedDate;
    const card: Card = { date, caption: caption || suggestCaption(originalName, date) };
    card[kind] = name;
    return { card, taken };
  });
  let firstIndex: number | undefined;
  const isSaved = await changeCards((current) => {
    const outcome = addCards(current, added, language);
    [firstIndex] = outcome.indexes;
    return outcome;
  });
  if (isSaved && opensFirst && firstIndex !== undefined) openCard(firstIndex, 'caption');
  return isSaved;
}

/** The message of `describeOrder`, with a note on the suggested captions. */
export function describeAdded(files: readonly ImportedFile[]): string {
  return `${describeOrder(files)} The captions are only suggestions: write your own.`;
}

/** A message about added cards: how many, in which order, and where to find those of undated files. */
export function describeOrder(files: readonly ImportedFile[]): string {
  const undated = files.filter(({ takenOn }) => readTaken(takenOn) === null).length;
  const count = files.length === 1 ? 'One new card' : `${files.length} new cards`;
  const start = undated < files.length ? `${count}, sorted by date.` : `${count}.`;
  if (undated === 0) return start;
  const [filesDo, theyWere, cardsAre] =
    undated === 1
      ? [`${files.length === 1 ? 'The' : 'One'} file does`, 'it was', 'its card is']
      : [`${undated} files do`, 'they were', 'their cards are'];
  const remedy = `${cardsAre} at the end, with a guessed date. Correct it there.`;
  return `${start} ${filesDo} not record when ${theyWere} taken: ${remedy}`;
}

/** The site’s language; English if it is missing or mistyped, such as `de_DE`, which `Intl` refuses. */
function siteLanguage(): string {
  const written = textOf(valueAt(useDesk.getState().state?.files['site.yaml']?.data, ['language']));
  try {
    return new Intl.Locale(written).toString();
  } catch {
    return 'en';
  }
}

/** Why an imported file gets no second card, which would almost always be a mistake. Null if it has no card yet. */
export function refuseDuplicate(name: string, imported: readonly Imported[]): string | null {
  if (imported.some(({ file }) => file.name === name)) return 'You added this file a moment ago.';
  const index = currentCards()?.findIndex((card) => mediaOf(card) === name) ?? -1;
  return index < 0 ? null : `Card ${index + 1} already shows this file.`;
}
