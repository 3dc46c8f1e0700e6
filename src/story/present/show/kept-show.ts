import { DEFAULT_CHOICE, PACES, type ShowChoice } from './show';
import { SHOW_NAME } from './show-name';

/** Where a show was, for one that goes on after a reload or a crash. */
export type KeptShow = ShowChoice & {
  /** The card that was on top; null where no show is under way. */
  card: number | null;
  /** When the show began, ms since 1970. */
  began: number;
};

/** A show that was shown this long ago is over, hours. */
const LONGEST_HOURS = 12;

/** What was kept, as far as it makes sense. @param now ms since 1970. */
export function readKeptShow(now = Date.now()): KeptShow {
  const found = readStored();
  const { card, began, shown, pace, loops, hasSound } = found;
  const isFresh = typeof shown === 'number' && now - shown < LONGEST_HOURS * 3_600_000 && shown <= now;
  return {
    card: isFresh && typeof card === 'number' && Number.isInteger(card) && card >= 0 ? card : null,
    began: isFresh && typeof began === 'number' ? began : now,
    pace: PACES.find((each) => each === pace) ?? DEFAULT_CHOICE.pace,
    loops: loops === true,
    hasSound: hasSound !== false,
  };
}

/** Keeps where the show is; in vain where the browser keeps nothing. @param now ms since 1970. */
export function keepShow(show: KeptShow, now = Date.now()): void {
  try {
    localStorage.setItem(SHOW_NAME, JSON.stringify({ ...show, shown: now }));
  } catch {
    // A private window: the show begins anew after a reload.
  }
}

function readStored(): Partial<Record<keyof KeptShow | 'shown', unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SHOW_NAME) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
