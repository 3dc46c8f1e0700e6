import { isUnturned, readTurn, type Turn } from '../../../src/model/pictures/crop.ts';
import { focusOf, type Focus } from '../../../src/model/pictures/focus.ts';
import { secondsOf } from './film-time.ts';

/** The part of a film to keep: its start, and what stays in view once it is rotated, enlarged and cropped. */
export type FilmPart = { startSeconds: number; focus: Focus; turn?: Turn };

/** The part that the lines of a card describe. */
export function filmPart(lines: { start?: string | undefined; focus?: string | undefined } & Turn): FilmPart {
  const turn = readTurn(lines);
  const part = { startSeconds: secondsOf(lines.start), focus: focusOf(lines.focus) };
  return isUnturned(turn) ? part : { ...part, turn };
}
