import { isTree } from '../../../model/tree';
import type { Command, Show } from '../show/show';
import { SHOW_NAME } from '../show/show-name';

/** The commands that the notes may send; all others affect only the window that receives the key or touch. */
const REMOTE_COMMANDS = [
  'start',
  'next',
  'back',
  'first',
  'last',
  'black',
  'autoplay',
  'sound',
] as const satisfies Command[];
export type RemoteCommand = (typeof REMOTE_COMMANDS)[number];

/** The show's state as the notes receive it. */
export type ShowState = Pick<Show, 'isRunning' | 'isBlack' | 'isPlaying' | 'hasSound'> & {
  /** The index of the top card; at the end, the number of cards. */
  card: number;
  /** When the show started, ms since 1970. */
  began: number;
};

/**
 * The messages between windows. The show sends its state after each change and each `hello`, and `bye` when it closes. The
 * notes send `hello` and commands. `show` identifies a show's window: when it opened, ms since 1970, plus a random fraction.
 */
export type Message =
  | { type: 'hello' }
  | { type: 'ask'; show: number; command: RemoteCommand }
  | { type: 'state'; show: number; state: ShowState }
  | { type: 'bye'; show: number };

/** Validates a message; null if it is invalid, for example from another release. */
export function readMessage(data: unknown): Message | null {
  if (!isTree(data)) return null;
  const { type, show } = data;
  if (type === 'hello') return { type };
  if (!isWithin(show, 0, LATEST_MS)) return null;
  if (type === 'bye') return { type, show };
  if (type === 'ask') {
    const command = REMOTE_COMMANDS.find((each) => each === data.command);
    return command ? { type, show, command } : null;
  }
  const state = type === 'state' ? readState(data.state) : null;
  return state && { type: 'state', show, state };
}

function readState(data: unknown): ShowState | null {
  if (!isTree(data)) return null;
  const { card, began, isRunning, isBlack, isPlaying, hasSound } = data;
  if (!isWithin(began, 0, LATEST_MS) || !isWithin(card, 0, Number.MAX_SAFE_INTEGER) || !Number.isInteger(card))
    return null;
  if (!isBoolean(isRunning) || !isBoolean(isBlack) || !isBoolean(isPlaying) || !isBoolean(hasSound)) return null;
  return { card, began, isRunning, isBlack, isPlaying, hasSound };
}

/** The latest possible date, ms since 1970. */
const LATEST_MS = 8.64e15;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** A channel to the other windows of this site. */
export type ShowChannel = { send: (message: Message) => void; close: () => void };

/** Whether windows can exchange messages. */
export function hasChannel(): boolean {
  const channel = openChannel(() => {});
  channel?.close();
  return channel !== null;
}

/**
 * Opens a channel to the other windows of this site; null if windows cannot exchange messages. Pages opened from disk, as
 * in an archive, usually cannot; nor can old browsers, or Firefox while it blocks cookies: there the constructor throws.
 */
export function openChannel(onMessage: (message: Message) => void): ShowChannel | null {
  if (import.meta.env.MODE === 'archive') return null;
  try {
    const channel = new BroadcastChannel(SHOW_NAME);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (message) onMessage(message);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    return { send: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch {
    return null;
  }
}
