import { isUnturned, readTurn, type Turn } from '../../../src/model/pictures/crop.ts';
import { focusOf, type Focus } from '../../../src/model/pictures/focus.ts';
import { secondsOf } from './film-time.ts';

/** The part of a film to keep: its start, and what stays in view. No `turn` if it is neither rotated nor enlarged. */
export type FilmPart = { startSeconds: number; focus: Focus; turn?: Turn };

/** The part that a card's settings describe. */
export function filmPart(settings: { start?: string | undefined; focus?: string | undefined } & Turn): FilmPart {
  const turn = readTurn(settings);
  const part = { startSeconds: secondsOf(settings.start), focus: focusOf(settings.focus) };
  return isUnturned(turn) ? part : { ...part, turn };
}
