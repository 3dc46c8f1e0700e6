import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ScreenHint } from '../../../src/story/present/stage/screen-hint';

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (run: () => unknown) => void run(),
}));

afterEach(() => vi.unstubAllGlobals());

// After F11, Escape or F, the browser or the show itself switches full screen; entering it as well would undo that.
test.each([
  ['PageDown', true],
  ['x', true],
  ['AudioVolumeUp', false],
  ['F11', false],
  ['Escape', false],
  ['f', false],
])('in the show’s window, the key %s enters full screen: %s', (key, isEntering) => {
  const addEventListener = vi.fn<Window['addEventListener']>();
  vi.stubGlobal('window', { addEventListener });
  const onFullScreen = vi.fn<() => void>();
  renderToStaticMarkup(<ScreenHint isUntouched onFullScreen={onFullScreen} layout={null} />);
  const [, onKeyDown] = addEventListener.mock.calls.find(([type]) => type === 'keydown') ?? [];
  if (typeof onKeyDown === 'function') onKeyDown({ key, code: '' } as KeyboardEvent);
  expect(onFullScreen).toHaveBeenCalledTimes(isEntering ? 1 : 0);
});
