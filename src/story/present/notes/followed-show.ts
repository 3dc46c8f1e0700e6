import type { Message, ShowState } from '../windows/show-channel';

/** What the notes know about the show. */
export type Followed = {
  /** `waiting` while the show opens or reloads, before it counts as `gone`. */
  status: 'waiting' | 'connected' | 'gone';
  /** The identifier of the followed show; null if the notes follow none. */
  show: number | null;
  /** The last known state of the followed show, even after it has gone; null before the first. */
  state: ShowState | null;
  /** The identifier of another show, to follow instead once it answers again; null if there is none. */
  candidate: number | null;
};

export type FollowEvent =
  | Message
  /** The notes have opened a window for the show. */
  | { type: 'opened' }
  /** The show has not answered for too long. */
  | { type: 'silence' };

/** Before the first message. */
export const NO_SHOW: Followed = { status: 'waiting', show: null, state: null, candidate: null };

/** What the notes know after an event; the same object if nothing has changed. */
export function updateFollowed(followed: Followed, event: FollowEvent): Followed {
  switch (event.type) {
    case 'state':
      if (!shouldFollow(followed, event.show, event.state)) return followed;
      if (followed.show === event.show && isSame(followed.state, event.state)) return followed;
      // One message from another show may be outdated, so only a second one makes that show the followed one.
      if (followed.show !== null && ![followed.show, followed.candidate].includes(event.show))
        return { ...followed, candidate: event.show };
      return { status: 'connected', show: event.show, state: event.state, candidate: null };
    case 'bye':
      return event.show === followed.show ? { ...followed, status: 'waiting', show: null } : followed;
    case 'opened':
      return followed.show === null ? { ...followed, status: 'waiting' } : followed;
    case 'silence':
      return { ...followed, status: 'gone', show: null };
    case 'hello':
    case 'ask':
      // Messages from other notes.
      return followed;
  }
}

/**
 * Whether to follow the show that has sent its state. A show that runs comes first; if both or neither run, the show that
 * opened last does, whose identifier is larger.
 */
function shouldFollow({ show, state }: Followed, sender: number, senderState: ShowState): boolean {
  if (show === null || state === null || show === sender) return true;
  return senderState.isRunning === state.isRunning ? sender > show : senderState.isRunning;
}

function isSame(before: ShowState | null, after: ShowState): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
