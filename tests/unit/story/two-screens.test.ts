import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hasChannel,
  openChannel,
  readMessage,
  type RemoteCommand,
  type ShowChannel,
  type Message,
  type ShowState,
} from '../../../src/story/present/windows/show-channel';
import { updateFollowed, NO_SHOW, type Followed } from '../../../src/story/present/notes/followed-show';
import { followShow, OPENING_MS, PATIENCE_MS, type Following } from '../../../src/story/present/notes/follow-show';
import { timeText } from '../../../src/story/present/notes/running-time';
import { applyCommand, createShow } from '../../../src/story/present/show/show';
import { queryFor } from '../../../src/story/present/windows/second-screen';

const COUNT = 12;
const BEGAN = 1_800_000_000_000;
const stateAt = (card: number, more: Partial<ShowState> = {}): ShowState => ({
  card,
  began: BEGAN,
  isRunning: true,
  isBlack: false,
  isPlaying: false,
  hasSound: true,
  ...more,
});

/** Connects the windows of a browser. Each receives the others' messages in order, but only when a test delivers them. */
function createBroadcast() {
  type Listener = { receive: (message: Message) => void; waiting: unknown[] };
  const listeners = new Set<Listener>();
  const openChannel = (receive: (message: Message) => void): ShowChannel => {
    const listener: Listener = { receive, waiting: [] };
    listeners.add(listener);
    return {
      send: (message) => {
        for (const other of listeners) if (other !== listener) other.waiting.push(structuredClone(message));
      },
      close: () => void listeners.delete(listener),
    };
  };
  const withMessages = () => [...listeners].filter(({ waiting }) => waiting.length > 0);
  const deliver = (listener: Listener | undefined) => {
    const message = readMessage(listener?.waiting.shift());
    if (message) listener?.receive(message);
  };
  return {
    openChannel,
    /** Delivers one message, to the window at this index of those with messages waiting; none if there is no such window. */
    deliverOne: (index: number) => deliver(withMessages()[index]),
    /** Delivers all messages, and those sent in response. */
    deliverAll: () => {
      while (withMessages().length > 0) deliver(withMessages()[0]);
    },
  };
}
type Broadcast = ReturnType<typeof createBroadcast>;

/**
 * Opens the show's window, which works like `use-report-to-notes.ts` but has only a number in place of its deck.
 * @param show identifies the window @param firstCard on top when it opens
 */
function openShow({ openChannel }: Broadcast, show: number, firstCard: number) {
  let state = { ...createShow(), isRunning: true };
  let card = firstCard;
  const stateNow = () =>
    stateAt(card, { isBlack: state.isBlack, isPlaying: state.isPlaying, hasSound: state.hasSound });
  const send = () => channel.send({ type: 'state', show, state: stateNow() });
  const act = (command: RemoteCommand) => {
    state = applyCommand(state, command);
    const target = { next: card + 1, back: card - 1, first: 0, last: COUNT - 1 }[command as string] ?? card;
    card = Math.min(Math.max(target, 0), COUNT);
    send();
  };
  const channel = openChannel((message) => {
    if (message.type === 'hello') send();
    if (message.type === 'ask' && message.show === show) act(message.command);
  });
  send();
  return {
    act,
    stateNow,
    crash: channel.close,
    close: () => {
      channel.send({ type: 'bye', show });
      channel.close();
    },
  };
}

/** Opens a window of notes, and records the statuses of the show that it follows. */
function openNotes({ openChannel }: Broadcast) {
  let followed: Followed = NO_SHOW;
  const statuses: Followed['status'][] = [];
  const following: Following = followShow(openChannel, (next) => {
    followed = next;
    statuses.push(next.status);
  });
  return { ...following, statuses, followed: () => followed };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the show and its notes', () => {
  test('agree after any sequence of opening, closing, crashing and commands', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constantFrom('open show', 'close show', 'crash', 'reload show', 'open notes', 'close notes'),
      }),
      fc.record({
        kind: fc.constant('ask'),
        notesIndex: fc.nat({ max: 3 }),
        command: fc.constantFrom<RemoteCommand>('next', 'next', 'back', 'first', 'last', 'black', 'autoplay', 'sound'),
      }),
      fc.record({
        kind: fc.constant('key'),
        command: fc.constantFrom<RemoteCommand>('next', 'back', 'black', 'autoplay'),
      }),
      fc.record({ kind: fc.constant('deliver'), windowIndex: fc.nat({ max: 3 }) }),
      fc.record({ kind: fc.constant('pass'), ms: fc.nat({ max: 9000 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        vi.clearAllTimers();
        const broadcast = createBroadcast();
        let lastShow = 0;
        let show: ReturnType<typeof openShow> | null = null;
        const notes: ReturnType<typeof openNotes>[] = [];
        const open = (card: number) => openShow(broadcast, (lastShow += 1), card);
        for (const each of steps) {
          if (each.kind === 'open show') show ??= open(0);
          if (each.kind === 'reload show' && show) {
            const { card } = show.stateNow();
            show.close();
            show = open(card);
          }
          if (each.kind === 'close show') {
            show?.close();
            show = null;
          }
          if (each.kind === 'crash') {
            show?.crash();
            show = null;
          }
          if (each.kind === 'open notes') notes.push(openNotes(broadcast));
          if (each.kind === 'close notes') notes.shift()?.stop();
          if (each.kind === 'ask') notes[each.notesIndex]?.ask(each.command);
          if (each.kind === 'key') show?.act(each.command);
          if (each.kind === 'deliver') broadcast.deliverOne(each.windowIndex);
          if (each.kind === 'pass') vi.advanceTimersByTime(each.ms);
        }
        // Long enough for the notes to notice a show that has gone.
        for (let second = 0; second < 10; second++) {
          broadcast.deliverAll();
          vi.advanceTimersByTime(1000);
        }
        broadcast.deliverAll();
        for (const each of notes) {
          const { status, state } = each.followed();
          expect(status).toBe(show ? 'connected' : 'gone');
          if (show) expect(state).toEqual(show.stateNow());
          each.stop();
        }
      }),
      { numRuns: 300 },
    );
  });

  test('survive a reload of the show: the notes keep its state, then continue', () => {
    const broadcast = createBroadcast();
    const notes = openNotes(broadcast);
    const first = openShow(broadcast, 1, 4);
    broadcast.deliverAll();
    first.close();
    broadcast.deliverAll();
    vi.advanceTimersByTime(PATIENCE_MS - 1);
    expect(notes.followed()).toMatchObject({ status: 'waiting', state: { card: 4 } });
    const second = openShow(broadcast, 2, 4);
    broadcast.deliverAll();
    notes.ask('next');
    broadcast.deliverAll();
    expect(second.stateNow().card).toBe(5);
    expect(notes.followed()).toMatchObject({ status: 'connected', state: { card: 5 } });
  });

  test('survive a reload whose page comes from the cache only after three seconds', () => {
    const broadcast = createBroadcast();
    const notes = openNotes(broadcast);
    const show = openShow(broadcast, 1, 4);
    broadcast.deliverAll();
    show.close();
    broadcast.deliverAll();
    vi.advanceTimersByTime(4000);
    expect(notes.followed().status).toBe('waiting');
  });

  test('stay connected while nobody controls the show', () => {
    const broadcast = createBroadcast();
    openShow(broadcast, 1, 4);
    const notes = openNotes(broadcast);
    for (let second = 0; second < 60; second++) {
      broadcast.deliverAll();
      vi.advanceTimersByTime(1000);
    }
    expect(notes.statuses).toEqual(['connected']);
  });

  test('lose touch after a crash of the show; a new window then has time to open', () => {
    const broadcast = createBroadcast();
    const show = openShow(broadcast, 1, 4);
    const notes = openNotes(broadcast);
    broadcast.deliverAll();
    show.crash();
    vi.advanceTimersByTime(2 * PATIENCE_MS);
    expect(notes.followed()).toMatchObject({ status: 'gone', state: { card: 4 } });
    notes.expectShow();
    vi.advanceTimersByTime(OPENING_MS - 1);
    expect(notes.followed().status).toBe('waiting');
    vi.advanceTimersByTime(1);
    expect(notes.followed().status).toBe('gone');
  });

  test('give a new window time to open, even if the old one closes meanwhile', () => {
    const broadcast = createBroadcast();
    const notes = openNotes(broadcast);
    const oldWindow = broadcast.openChannel(() => {});
    notes.expectShow();
    oldWindow.send({ type: 'bye', show: 1 });
    broadcast.deliverAll();
    vi.advanceTimersByTime(OPENING_MS - 1);
    expect(notes.followed().status).toBe('waiting');
  });
});

test('a browser that refuses channels gets no second screen, and no error', () => {
  // Like Firefox with cookies blocked.
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(openChannel(() => {})).toBeNull();
  expect(hasChannel()).toBe(false);
});

// The notes do not recognise a forged message, but ask their show again, whose response corrects it.
test('forged messages neither change nor end the notes', () => {
  const broadcast = createBroadcast();
  const show = openShow(broadcast, 1, 4);
  const notes = openNotes(broadcast);
  broadcast.deliverAll();
  const forger = broadcast.openChannel(() => {});
  const end = stateAt(COUNT);
  for (const message of [
    { type: 'state', show: 2, state: end },
    { type: 'state', show: 1, state: end },
    { type: 'state', show: 1, state: stateAt(0, { isRunning: false }) },
    { type: 'bye', show: 1 },
    { type: 'bye', show: 2 },
  ] satisfies Message[]) {
    forger.send(message);
    broadcast.deliverAll();
    expect(notes.followed()).toMatchObject({ status: 'connected', show: 1, state: show.stateNow() });
  }
  // The notes ping their show every second, and the real show still responds.
  for (let second = 0; second < 10; second++) {
    vi.advanceTimersByTime(1000);
    broadcast.deliverAll();
  }
  expect(notes.statuses).not.toContain('gone');
});

describe('of several shows', () => {
  /** What notes follow after these messages. Each show sends its state twice: unasked, then in response. */
  const followedAfter = (...states: [show: number, state: ShowState][]) =>
    states
      .flatMap((each) => [each, each])
      .reduce((followed, [show, state]) => updateFollowed(followed, { type: 'state', show, state }), NO_SHOW);

  test('notes follow the running one, then the newest, in any order of messages', () => {
    const [older, newer] = [stateAt(1), stateAt(2)];
    expect(followedAfter([1, older], [2, newer]).show).toBe(2);
    expect(followedAfter([2, newer], [1, older]).show).toBe(2);
    const notStarted = stateAt(0, { isRunning: false });
    expect(followedAfter([1, older], [2, notStarted]).show).toBe(1);
    expect(followedAfter([2, notStarted], [1, older]).show).toBe(1);
  });

  test('another show’s goodbye or a repeated state changes nothing', () => {
    const followed = followedAfter([2, stateAt(3)]);
    expect(updateFollowed(followed, { type: 'bye', show: 1 })).toBe(followed);
    expect(updateFollowed(followed, { type: 'state', show: 2, state: stateAt(3) })).toBe(followed);
  });
});

describe('a message', () => {
  test('survives a round trip', () => {
    const messages: Message[] = [
      { type: 'hello' },
      { type: 'ask', show: 1.5, command: 'black' },
      { type: 'state', show: 1.5, state: stateAt(3) },
      { type: 'bye', show: 1.5 },
    ];
    for (const message of messages) expect(readMessage(structuredClone(message))).toEqual(message);
  });

  test('is ignored if it is invalid', () => {
    for (const data of [
      null,
      'hello',
      { type: 'state', show: 1, state: { ...stateAt(3), card: Number.NaN } },
      { type: 'state', show: 1, state: stateAt(-1) },
      { type: 'state', show: 1, state: stateAt(1.5) },
      { type: 'state', show: 1, state: stateAt(3, { began: -1 }) },
      { type: 'state', show: 1, state: stateAt(3, { began: 1e300 }) },
      { type: 'state', show: 1e300, state: stateAt(3) },
      { type: 'bye', show: -1 },
      { type: 'ask', show: 1, command: 'leave' },
      { type: 'bye' },
    ])
      expect(readMessage(data)).toBeNull();
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const message = readMessage(data);
        if (message) expect(['hello', 'ask', 'state', 'bye']).toContain(message.type);
      }),
    );
  });
});

test('the running time reads like a clock', () => {
  expect([-5, 0, 59_999, 61_000, 3_600_000, 3_849_000].map(timeText)).toEqual([
    '00:00',
    '00:00',
    '00:59',
    '01:01',
    '1:00:00',
    '1:04:09',
  ]);
});

test('the other window’s address keeps all other parameters', () => {
  expect(queryFor('screen', '?present&flat')).toBe('?present=screen&flat=');
  expect(queryFor('notes', '?cards=50&present=screen')).toBe('?cards=50&present=notes');
});
