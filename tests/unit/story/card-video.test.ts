import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Video } from '../../../src/model/content';
import { createCardVideo, type CardVideo } from '../../../src/story/card/card-video';

/** A video element that shows its next frame when a test calls `showFrame`. */
class FakePlayer extends EventTarget {
  src = '';
  muted = false;
  paused = true;
  isConnected = false;
  error: object | null = null;
  frameCallbacks: (() => void)[] = [];
  setAttribute() {}
  hasAttribute = () => this.src !== '';
  removeAttribute = () => void (this.src = '');
  load() {}
  pause = () => void (this.paused = true);
  play = async () => {
    this.paused = false;
    this.dispatchEvent(new Event('playing'));
  };
  requestVideoFrameCallback = (next: () => void) => void this.frameCallbacks.push(next);
  showFrame = () => this.frameCallbacks.splice(0).forEach((next) => next());
}

const filmOf = (url: string) => ({ url }) as Video;
let player: FakePlayer;
let video: CardVideo;

beforeEach(() => {
  player = new FakePlayer();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { createElement: () => player, addEventListener: () => {}, removeEventListener: () => {} });
  video = createCardVideo();
});
afterEach(() => {
  video.dispose();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('when a couple replaces or removes a film, its card stops playing the old one', () => {
  video.play(0, filmOf('a'));
  player.showFrame();
  video.play(0, filmOf('b'));
  expect([player.src, video.shows(0)]).toEqual(['b', false]);
  video.play(0, null);
  expect(player.src).toBe('');
});

test('a film continues when only the words of its card change', () => {
  video.play(0, filmOf('a'));
  player.showFrame();
  video.play(0, filmOf('a'));
  expect(video.shows(0)).toBe(true);
});

test('each frame is reported once, however often the film’s card returns', () => {
  for (let turn = 0; turn < 3; turn++) {
    video.play(0, filmOf('a'));
    video.play(1, null);
  }
  video.play(0, filmOf('a'));
  player.showFrame();
  const onFrame = vi.fn<() => void>();
  video.onFrame(onFrame);
  player.showFrame();
  expect(onFrame).toHaveBeenCalledTimes(1);
});

test('a film that did not load is fetched again on a tap', async () => {
  vi.spyOn(player, 'play').mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
  video.play(0, filmOf('a'));
  await vi.waitFor(() => expect(video.state().waiting).toBe(true));
  Object.assign(player, { src: 'failed', error: {} });
  video.toggle();
  expect(player.src).toBe('a');
  await vi.waitFor(() => expect(video.state().waiting).toBe(false));
});

test('a film that stops loading midway waits, and is fetched again on a tap', async () => {
  video.play(0, filmOf('a'));
  player.showFrame();
  expect(video.shows(0)).toBe(true);
  Object.assign(player, { src: 'failed', error: {} });
  player.dispatchEvent(new Event('error'));
  expect(video.state().waiting).toBe(true);
  video.toggle();
  expect(player.src).toBe('a');
  await vi.waitFor(() => expect(video.state().waiting).toBe(false));
});

test.each([
  ['plays on when the scene takes it out of the page', false, false, 2],
  ['stays paused if a headset or the system paused it in the page', true, false, 1],
  ['stays paused in a hidden tab', false, true, 1],
])('a film %s', (_case, isConnected, hidden, plays) => {
  const play = vi.spyOn(player, 'play');
  video.play(0, filmOf('a'));
  player.isConnected = true;
  player.showFrame();
  Object.assign(document, { hidden });
  player.isConnected = isConnected;
  // Browsers pause a film that leaves the page. They report any pause with a delay, perhaps after another frame.
  player.pause();
  player.showFrame();
  player.dispatchEvent(new Event('pause'));
  player.isConnected = false;
  // The first pause after a frame in the page may be due to leaving it; a further one is not.
  player.pause();
  player.dispatchEvent(new Event('pause'));
  expect(play).toHaveBeenCalledTimes(plays);
});

test.each([
  ['plays, though the flat deck takes it out of the page until it has a frame', false, 2, false],
  ['waits for a tap of a guest who saves data', true, 0, true],
])('a film after a film %s', (_case, saveData, plays, waiting) => {
  video.play(0, filmOf('a'));
  player.isConnected = true;
  player.showFrame();
  vi.stubGlobal('navigator', { connection: { saveData } });
  const play = vi.spyOn(player, 'play');
  video.play(1, filmOf('b'));
  player.isConnected = false;
  player.pause();
  player.dispatchEvent(new Event('pause'));
  expect([play.mock.calls.length, video.state().waiting]).toEqual([plays, waiting]);
});

test('a film that a headset or the system paused waits, and plays on by tap or headset', () => {
  video.play(0, filmOf('a'));
  const playOn: (() => void)[] = [video.toggle, () => void player.play()];
  for (const next of playOn) {
    player.pause();
    player.dispatchEvent(new Event('pause'));
    expect(video.state().waiting).toBe(true);
    next();
    expect([player.paused, video.state()]).toEqual([false, { muted: true, waiting: false, showing: false }]);
  }
});

test('the late pause of a film that was swiped away does not concern the next one', () => {
  video.play(0, filmOf('a'));
  player.isConnected = true;
  player.showFrame();
  video.play(1, filmOf('b'));
  player.isConnected = false;
  const play = vi.spyOn(player, 'play');
  player.dispatchEvent(new Event('pause'));
  expect(play).not.toHaveBeenCalled();
  expect(video.state().waiting).toBe(false);
});
