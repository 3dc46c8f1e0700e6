import type { Askable, Line, Message } from '../windows/show-channel';
import { follow, UNHEARD, type Followed, type FollowEvent } from './followed-show';

/** How often the show is asked whether it is there, ms: a window that has crashed says no goodbye. */
export const ASK_EVERY_MS = 1000;
/** What has not answered for so long is gone, ms. A show that is loaded anew is back by then. */
export const PATIENCE_MS = 3000;
/** So long may a window take that was just opened, ms. */
export const OPENING_MS = 15_000;

export type Listening = {
  ask: (asked: Askable) => void;
  /** Tells that a window was opened for the show. */
  expect: () => void;
  stop: () => void;
};

/** Listens for a show, and asks it to go on. @param onChange called with whatever is new. */
export function listen(
  openLine: (onMessage: (message: Message) => void) => Line | null,
  onChange: (followed: Followed) => void,
): Listening {
  let followed = UNHEARD;
  /** Runs from the first question that has no answer: in a tab behind others timers are late, but answers are not. */
  let patience: ReturnType<typeof setTimeout> | null = null;

  const line = openLine((message) => {
    const isNew = send(message);
    if (message.type === 'state' && message.show === followed.show) stopWaiting();
    if (message.type === 'bye' && followed.status === 'waiting') wait(PATIENCE_MS);
    // Whatever is new is asked about: the message may not be the show's, or there may be another show.
    if (isNew) line?.say({ type: 'hello' });
  });

  /** @returns whether it says anything new. */
  function send(event: FollowEvent): boolean {
    const next = follow(followed, event);
    if (next === followed) return false;
    followed = next;
    onChange(next);
    return true;
  }

  function wait(ms: number): void {
    stopWaiting();
    patience = setTimeout(() => {
      patience = null;
      send({ type: 'silence' });
    }, ms);
  }

  function stopWaiting(): void {
    if (patience !== null) clearTimeout(patience);
    patience = null;
  }

  function callOut(): void {
    line?.say({ type: 'hello' });
    if (patience === null && followed.status !== 'gone') wait(PATIENCE_MS);
  }

  callOut();
  const calls = setInterval(callOut, ASK_EVERY_MS);
  return {
    ask: (asked) => {
      if (followed.show !== null) line?.say({ type: 'ask', show: followed.show, asked });
    },
    expect: () => {
      send({ type: 'opened' });
      wait(OPENING_MS);
    },
    stop: () => {
      clearInterval(calls);
      stopWaiting();
      line?.hangUp();
    },
  };
}
