import { describe, expect, test, vi } from 'vitest';
import { runDeck, type Clock } from '../../../src/story/stage/run-deck';

/** A clock that stands still until it is told to go on, and draws the frames that were asked for by then. */
function createClock() {
  let now = 1000;
  let asked: (() => void) | null = null;
  let requests = 0;
  const clock: Clock = {
    now: () => now,
    request: (frame) => {
      asked = frame;
      return ++requests;
    },
    cancel: (handle) => {
      if (handle === requests) asked = null;
    },
  };
  const frame = (ms: number) => {
    now += ms;
    const drawn = asked;
    asked = null;
    drawn?.();
    return drawn !== null;
  };
  return { clock, frame, requests: () => requests };
}

/** A deck that moves for so many frames. */
function moving(frames: number) {
  let left = frames;
  return vi.fn<(seconds: number) => boolean>(() => --left > 0);
}

describe('the loop of the deck', () => {
  test('draws as long as something moves, then asks for no more', () => {
    const { clock, frame, requests } = createClock();
    const draw = vi.fn<() => boolean>(() => false);
    runDeck(moving(3), clock).show(draw);
    for (let count = 0; count < 10; count++) frame(16);
    expect(draw).toHaveBeenCalledTimes(3);
    expect(requests()).toBe(3);
  });

  test('goes on for a view that fades after the cards have come to rest', () => {
    const { clock, frame } = createClock();
    let fading = 4;
    const draw = vi.fn<() => boolean>(() => --fading > 0);
    runDeck(moving(1), clock).show(draw);
    while (frame(16));
    expect(draw).toHaveBeenCalledTimes(4);
  });

  test('tells the seconds since the last frame, and those of one frame after a rest', () => {
    const { clock, frame } = createClock();
    const advance = vi.fn<(seconds: number) => boolean>(() => false);
    const run = runDeck(advance, clock);
    run.show(() => false);
    frame(16);
    run.wake();
    frame(9000);
    expect(advance.mock.calls).toEqual([[1 / 60], [1 / 60]]);
  });

  test('lets nothing jump after a frame that took long', () => {
    const { clock, frame } = createClock();
    const advance = vi.fn<(seconds: number) => boolean>(() => true);
    runDeck(advance, clock).show(() => false);
    frame(16);
    frame(25);
    frame(4000);
    expect(advance.mock.calls).toEqual([[1 / 60], [0.025], [0.5]]);
  });

  test('asks for one frame however often it is woken, and for none while nobody draws', () => {
    const { clock, requests } = createClock();
    const run = runDeck(moving(1), clock);
    run.wake();
    expect(requests()).toBe(0);
    run.show(() => false);
    run.wake();
    run.wake();
    expect(requests()).toBe(1);
  });

  test('has one view draw at a time, and the one that goes does not stop the one that came', () => {
    const { clock, frame } = createClock();
    const [flat, scene] = [vi.fn<() => boolean>(() => false), vi.fn<() => boolean>(() => false)];
    const run = runDeck(moving(5), clock);
    const stopFlat = run.show(flat);
    frame(16);
    const stopScene = run.show(scene);
    stopFlat();
    frame(16);
    expect(flat).toHaveBeenCalledTimes(1);
    expect(scene).toHaveBeenCalledTimes(1);
    stopScene();
    expect(frame(16)).toBe(false);
  });

  test('says when all has come to rest, and not before', () => {
    const { clock, frame } = createClock();
    const run = runDeck(moving(2), clock);
    const onRest = vi.fn<() => void>();
    run.onRest(onRest);
    run.show(() => false);
    frame(16);
    expect(onRest).not.toHaveBeenCalled();
    frame(16);
    expect(onRest).toHaveBeenCalledTimes(1);
  });
});
