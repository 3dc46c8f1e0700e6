import { PACES, type Command, type Show } from '../show/show';
import { SHOW_NAME } from '../show/show-name';

/** What the notes may ask of the show. Full screen is given to a touched window alone, and nobody but them needs the keys. */
const ASKABLE = ['start', 'next', 'back', 'first', 'last', 'black', 'play', 'sound'] as const satisfies Command[];
export type Askable = (typeof ASKABLE)[number];

/** All that the notes know of the show. */
export type ShowState = Pick<Show, 'isRunning' | 'isBlack' | 'isPlaying' | 'hasSound' | 'pace'> & {
  /** The card on top; equal to `count` once all are shown. */
  card: number;
  count: number;
  /** When the show began, ms since 1970. */
  began: number;
};

/**
 * What windows say to each other. The show alone knows how it stands, and says so whenever that changes or it is asked; the
 * notes only ask. `show` is when that show's window was opened, ms since 1970, with a fraction of chance: so each has its own.
 */
export type Message =
  | { type: 'hello' }
  | { type: 'ask'; show: number; asked: Askable }
  | { type: 'state'; show: number; state: ShowState }
  | { type: 'bye'; show: number };

/** A message as it should be; null for any other, of another release maybe. */
export function readMessage(data: unknown): Message | null {
  if (!isRecord(data)) return null;
  const { type, show } = data;
  if (type === 'hello') return { type };
  if (!isWithin(show, 0, LATEST)) return null;
  if (type === 'bye') return { type, show };
  if (type === 'ask') {
    const asked = ASKABLE.find((each) => each === data.asked);
    return asked ? { type, show, asked } : null;
  }
  const state = type === 'state' ? readState(data.state) : null;
  return state && { type: 'state', show, state };
}

function readState(data: unknown): ShowState | null {
  if (!isRecord(data)) return null;
  const { card, count, began, isRunning, isBlack, isPlaying, hasSound } = data;
  const pace = PACES.find((each) => each === data.pace);
  if (!isWithin(began, 0, LATEST) || !pace) return null;
  if (!isWhole(count, Number.MAX_SAFE_INTEGER) || !isWhole(card, count)) return null;
  if (!isBoolean(isRunning) || !isBoolean(isBlack) || !isBoolean(isPlaying) || !isBoolean(hasSound)) return null;
  return { card, count, began, pace, isRunning, isBlack, isPlaying, hasSound };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** The latest time that a date can have, ms since 1970. */
const LATEST = 8.64e15;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;
const isWhole = (value: unknown, most: number): value is number => isWithin(value, 0, most) && Number.isInteger(value);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** The way to this browser's other windows. */
export type Line = { say: (message: Message) => void; hangUp: () => void };

/** Whether windows can speak with each other here; in an archive, which is opened from a disk, they mostly cannot. */
export const hasLine = (): boolean => import.meta.env.MODE !== 'archive' && 'BroadcastChannel' in window;

/** Listens to this browser's other windows; null where they cannot be heard. */
export function openLine(onMessage: (message: Message) => void): Line | null {
  if (!hasLine()) return null;
  const channel = new BroadcastChannel(SHOW_NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    if (message) onMessage(message);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows' own messages have one
  return { say: (message) => channel.postMessage(message), hangUp: () => channel.close() };
}
