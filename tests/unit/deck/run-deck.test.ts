import { describe, expect, test, vi } from 'vitest';
import { runDeck, type Clock } from '../../../src/story/stage/run-deck';

/** Creates a manual clock. Its `frame` advances it, runs the requested frame and returns whether there was one. */
function createClock() {
  let now = 1000;
  let requested: (() => void) | null = null;
  let requests = 0;
  const clock: Clock = {
    now: () => now,
    request: (frame) => {
      requested = frame;
      return ++requests;
    },
    cancel: (handle) => {
      if (handle === requests) requested = null;
    },
  };
  const frame = (ms: number) => {
    now += ms;
    const drawn = requested;
    requested = null;
    drawn?.();
    return drawn !== null;
  };
  return { clock, frame, requests: () => requests };
}

/** The `advance` of a deck that comes to rest in this frame, counted from 1. */
function advanceUntilFrame(frame: number) {
  let framesLeft = frame;
  return vi.fn<(seconds: number) => boolean>(() => --framesLeft > 0);
}

describe('the loop of the deck', () => {
  test('draws while something moves, then requests no more frames', () => {
    const { clock, frame, requests } = createClock();
    const draw = vi.fn<() => boolean>(() => false);
    runDeck(advanceUntilFrame(3), clock).drawWith(draw);
    for (let count = 0; count < 10; count++) frame(16);
    expect(draw).toHaveBeenCalledTimes(3);
    expect(requests()).toBe(3);
  });

  test('continues for a view that is still fading', () => {
    const { clock, frame } = createClock();
    let framesLeft = 4;
    const draw = vi.fn<() => boolean>(() => --framesLeft > 0);
    runDeck(advanceUntilFrame(1), clock).drawWith(draw);
    while (frame(16));
    expect(draw).toHaveBeenCalledTimes(4);
  });

  test('counts the first frame after a rest as 1/60 s', () => {
    const { clock, frame } = createClock();
    const advance = vi.fn<(seconds: number) => boolean>(() => false);
    const run = runDeck(advance, clock);
    run.drawWith(() => false);
    frame(16);
    run.wake();
    frame(9000);
    expect(advance.mock.calls).toEqual([[1 / 60], [1 / 60]]);
  });

  test('passes the seconds since the last frame, at most 0.5', () => {
    const { clock, frame } = createClock();
    const advance = vi.fn<(seconds: number) => boolean>(() => true);
    runDeck(advance, clock).drawWith(() => false);
    frame(16);
    frame(25);
    frame(4000);
    expect(advance.mock.calls).toEqual([[1 / 60], [0.025], [0.5]]);
  });

  test('requests one frame however often it is woken, and none without a view', () => {
    const { clock, requests } = createClock();
    const run = runDeck(advanceUntilFrame(1), clock);
    run.wake();
    expect(requests()).toBe(0);
    run.drawWith(() => false);
    run.wake();
    run.wake();
    expect(requests()).toBe(1);
  });

  test('draws one view at a time; the old one cannot stop the new one', () => {
    const { clock, frame } = createClock();
    const [flat, scene] = [vi.fn<() => boolean>(() => false), vi.fn<() => boolean>(() => false)];
    const run = runDeck(advanceUntilFrame(5), clock);
    const stopFlat = run.drawWith(flat);
    frame(16);
    const stopScene = run.drawWith(scene);
    stopFlat();
    frame(16);
    expect(flat).toHaveBeenCalledTimes(1);
    expect(scene).toHaveBeenCalledTimes(1);
    stopScene();
    expect(frame(16)).toBe(false);
  });

  test('reports when everything is at rest, and not before', () => {
    const { clock, frame } = createClock();
    const run = runDeck(advanceUntilFrame(2), clock);
    const onRest = vi.fn<() => void>();
    run.onRest(onRest);
    run.drawWith(() => false);
    frame(16);
    expect(onRest).not.toHaveBeenCalled();
    frame(16);
    expect(onRest).toHaveBeenCalledTimes(1);
  });
});
