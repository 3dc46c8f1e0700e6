import { isTree } from '../../../model/tree';
import { DEFAULT_CHOICE, PACES, type ShowChoice } from './show';
import { SHOW_NAME } from './show-name';

/** The stored state of a show, to continue after a reload or a crash. */
export type KeptShow = ShowChoice & {
  /** The index of the top card, at the end the number of cards; null if no show was running. */
  card: number | null;
  /** When the show started, ms since 1970. */
  began: number;
};

/** A show that was last stored longer ago than this is over, ms. */
const LONGEST_MS = 12 * 3_600_000;

/** Reads the stored show, with defaults for what is missing or invalid. @param now ms since 1970. */
export function readKeptShow(now = Date.now()): KeptShow {
  const { card, began, shown, pace, loops, hasSound } = readStored();
  const isFresh = typeof shown === 'number' && now - shown < LONGEST_MS && shown <= now;
  return {
    card: isFresh && typeof card === 'number' && Number.isInteger(card) && card >= 0 ? card : null,
    began: isFresh && typeof began === 'number' && began >= 0 && began <= now ? began : now,
    pace: PACES.find((each) => each === pace) ?? DEFAULT_CHOICE.pace,
    loops: loops === true,
    hasSound: hasSound !== false,
  };
}

/** Stores the show, with the time of storing as `shown`. @param now ms since 1970. */
export function keepShow(show: KeptShow, now = Date.now()): void {
  try {
    localStorage.setItem(SHOW_NAME, JSON.stringify({ ...show, shown: now }));
  } catch {
    // If the browser stores nothing, the show starts again after a reload.
  }
}

function readStored(): Partial<Record<keyof KeptShow | 'shown', unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SHOW_NAME) ?? '{}');
    return isTree(value) ? value : {};
  } catch {
    return {};
  }
}
