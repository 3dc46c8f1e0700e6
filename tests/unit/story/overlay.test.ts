import { afterEach, expect, test, vi } from 'vitest';
import { currentOverlay, setOverlay } from '../../../src/story/view/overlay';

const createOverlay = () => ({ advance: () => false, draw: () => {}, fail: () => {}, dispose: vi.fn<() => void>() });

afterEach(() => setOverlay(null));

test('an overlay is disposed of once, when it is replaced or removed', () => {
  const [first, second] = [createOverlay(), createOverlay()];
  setOverlay(first);
  setOverlay(first);
  expect(first.dispose).not.toHaveBeenCalled();
  setOverlay(second);
  expect(currentOverlay()).toBe(second);
  setOverlay(null);
  setOverlay(null);
  expect([first, second].map(({ dispose }) => dispose.mock.calls.length)).toEqual([1, 1]);
});
