import type { RemoteCommand, ShowChannel, Message } from '../windows/show-channel';
import { updateFollowed, NO_SHOW, type Followed, type FollowEvent } from './followed-show';

/** How often the notes ping the show, ms, since a window that crashes sends no `bye`. */
const PING_MS = 1000;
/**
 * A show that has not answered for this long counts as gone, ms. Reloading a show takes less, even on a weak network, where
 * the service worker waits three seconds before it uses its cache.
 */
export const PATIENCE_MS = 5000;
/** How long a new window may take to open, ms. */
export const OPENING_MS = 15_000;

export type Following = {
  /** Sends a command to the followed show, if there is one. */
  ask: (command: RemoteCommand) => void;
  /** Waits for a show whose window has just been opened. */
  expectShow: () => void;
  stop: () => void;
};

/** Follows a show in another window and sends commands to it. @param onChange called after each change. */
export function followShow(
  openChannel: (onMessage: (message: Message) => void) => ShowChannel | null,
  onChange: (followed: Followed) => void,
): Following {
  let followed = NO_SHOW;
  /**
   * When it fires, the show counts as gone; null while no answer is due. It starts with the first unanswered ping, not with
   * the last answer, since browsers delay the pings of hidden tabs.
   */
  let timeout: ReturnType<typeof setTimeout> | null = null;

  const channel = openChannel((message) => {
    const hasChanged = update(message);
    if (message.type === 'state' && message.show === followed.show) stopWaiting();
    // Only the followed show's `bye` changes anything.
    if (message.type === 'bye' && hasChanged) startWaiting(PATIENCE_MS);
    // Ping again after each change, since this message may be outdated, or another show may be open.
    if (hasChanged) channel?.send({ type: 'hello' });
  });

  /** Updates what the notes know. @returns whether anything has changed. */
  function update(event: FollowEvent): boolean {
    const next = updateFollowed(followed, event);
    if (next === followed) return false;
    followed = next;
    onChange(next);
    return true;
  }

  /** Waits for the show, which counts as gone unless it answers within this time. */
  function startWaiting(ms: number): void {
    stopWaiting();
    timeout = setTimeout(() => {
      timeout = null;
      update({ type: 'silence' });
    }, ms);
  }

  function stopWaiting(): void {
    if (timeout !== null) clearTimeout(timeout);
    timeout = null;
  }

  function ping(): void {
    channel?.send({ type: 'hello' });
    if (timeout === null && followed.status !== 'gone') startWaiting(PATIENCE_MS);
  }

  ping();
  const pings = setInterval(ping, PING_MS);
  return {
    ask: (command) => {
      if (followed.show !== null) channel?.send({ type: 'ask', show: followed.show, command });
    },
    expectShow: () => {
      update({ type: 'opened' });
      startWaiting(OPENING_MS);
    },
    stop: () => {
      clearInterval(pings);
      stopWaiting();
      channel?.close();
    },
  };
}
