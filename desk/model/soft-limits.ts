import type { EditState, Place } from '../protocol.ts';
import { isEntry, valueAt } from './values.ts';

/** A number of letters, and what happens to a longer text, whose last visible words are `end`. */
type Limit = { letters: number; beyond: (end: string) => string };

const beyondCard = (end: string) => `On its card it is set smaller, or cut off after “${end} …”.`;

/** The limits of texts, by key. */
const LIMITS = new Map<string, Limit>([
  ['caption', { letters: 70, beyond: beyondCard }],
  ['description', { letters: 160, beyond: (end) => `Messengers cut it off after “${end} …”.` }],
  ['menu', { letters: 24, beyond: () => 'In the menu of a phone it takes two lines.' }],
  ['title', { letters: 60, beyond: () => 'On a phone it takes three lines or more.' }],
]);

/** For the caption of a card without a picture. */
const CARD_OF_WORDS: Limit = { letters: 200, beyond: beyondCard };

/** For any other text: about as much as a phone shows at once. */
const SCREEN: Limit = { letters: 900, beyond: (end) => `On a phone guests scroll to read on after “${end} …”.` };

/** About how many letters a text can have before guests see it less well. */
export function softLimit(at: Place, state: EditState | null): number {
  return limitOf(at, state).letters;
}

/** How guests see a text that is longer than its limit; null if the text is not. */
export function beyondLimit(at: Place, text: string, state: EditState | null): string | null {
  const { letters, beyond } = limitOf(at, state);
  const seen = Array.from(text).slice(0, letters).join('');
  return seen === text ? null : `Long: ${beyond(seen.trimEnd().split(/\s+/).slice(-3).join(' '))}`;
}

function limitOf({ file, path }: Place, state: EditState | null): Limit {
  const holder = valueAt(state?.files[file]?.whole, path.slice(0, -1));
  const isCardOfWords = isEntry(holder) && !('photo' in holder || 'video' in holder);
  const key = String(path.at(-1));
  return key === 'caption' && isCardOfWords ? CARD_OF_WORDS : (LIMITS.get(key) ?? SCREEN);
}
