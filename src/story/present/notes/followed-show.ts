import type { Message, ShowState } from '../windows/show-channel';

/** What the notes know of the show. */
export type Followed = {
  /** `waiting` is not yet `gone`: the show is loaded anew, or on its way. */
  status: 'waiting' | 'there' | 'gone';
  /** The one that is followed; null while none is. */
  show: number | null;
  /** As it was last heard of. */
  state: ShowState | null;
  /** Another that would be followed instead, once it answers. */
  rival: number | null;
};

export type FollowEvent =
  | Message
  /** A window was just opened for the show. */
  | { type: 'opened' }
  /** Nothing was heard for too long. */
  | { type: 'silence' };

/** Notes that have heard of nothing yet. */
export const UNHEARD: Followed = { status: 'waiting', show: null, state: null, rival: null };

/** What an event makes of what the notes know. Where nothing is new they stay the same object. */
export function follow(followed: Followed, event: FollowEvent): Followed {
  switch (event.type) {
    case 'state':
      if (!isToBeFollowed(followed, event.show, event.state)) return followed;
      if (followed.show === event.show && isSame(followed.state, event.state)) return followed;
      // A single message may be forged, or late: only a show that answers takes the place of one that is there.
      if (followed.show !== null && ![followed.show, followed.rival].includes(event.show))
        return { ...followed, rival: event.show };
      return { status: 'there', show: event.show, state: event.state, rival: null };
    case 'bye':
      return event.show === followed.show ? { ...followed, status: 'waiting', show: null } : followed;
    case 'opened':
      return followed.show === null ? { ...followed, status: 'waiting' } : followed;
    case 'silence':
      return { ...followed, status: 'gone', show: null };
    case 'hello':
    case 'ask':
      // Other notes'.
      return followed;
  }
}

/** Of several shows the one that runs is followed, and of those the one that was opened last. */
function isToBeFollowed({ show, state }: Followed, other: number, told: ShowState): boolean {
  if (show === null || state === null || show === other) return true;
  return told.isRunning === state.isRunning ? other > show : told.isRunning;
}

function isSame(one: ShowState | null, other: ShowState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
