import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeckMeshes, type DeckMeshesProps } from '../../../src/story/scene/deck-meshes';
import { currentOverlay, setOverlay } from '../../../src/story/view/overlay';

/** What each hook holds from one render to the next. */
type Slot = { value: unknown; deps: readonly unknown[] };
/** The slots of all hooks, in order, and which of them the next hook uses. */
const react = vi.hoisted(() => ({ slots: [] as Slot[], next: 0 }));
const world = vi.hoisted(() => ({
  objects: [],
  dispose: () => {},
  compile: () => Promise.resolve(),
  resize: () => {},
  focus: () => {},
  loadFonts: () => {},
  prepare: () => true,
  onNews: (listener: () => void) => {
    gpu.onNews = listener;
    return () => {};
  },
}));
/** What reports the world's news and, while a frame is measured, what reports how long the GPU took, ms. */
const gpu = vi.hoisted(() => ({ onNews: () => {}, report: null as ((ms: number) => void) | null }));
vi.mock('react', () => {
  /** Returns the slot's value, made anew if its dependencies have changed. */
  const keep = (make: (before: unknown) => unknown, deps: readonly unknown[]) => {
    const before = react.slots[react.next];
    const hasSameDeps = before?.deps.every((each, index) => each === deps[index]);
    const slot = before && hasSameDeps ? before : { value: make(before?.value), deps };
    react.slots[react.next++] = slot;
    return slot.value;
  };
  return {
    useCallback: () => () => {},
    useMemo: keep,
    useRef: (current: unknown) => keep(() => ({ current }), []),
    useState: (first: unknown) => {
      const index = react.next;
      const value = keep(() => (typeof first === 'function' ? first() : first), []);
      return [value, (next: unknown) => void (react.slots[index] = { value: next, deps: [] })];
    },
    useEffect: (effect: () => unknown, deps: unknown[]) =>
      keep((cleanUp) => {
        if (typeof cleanUp === 'function') cleanUp();
        return effect();
      }, deps),
  };
});
vi.mock('@react-three/fiber', async () => {
  const { PerspectiveCamera } = await import('three');
  const gl = { setSize: () => {}, getContext: () => new WebGL2RenderingContext() };
  const canvas = { gl, camera: new PerspectiveCamera(), scene: {} };
  return { useThree: (pick: (state: typeof canvas) => unknown) => pick(canvas) };
});
vi.mock('../../../src/story/scene/deck-world', () => ({ createDeckWorld: () => ({ ...world }) }));
vi.mock('../../../src/story/scene/when-drawn', () => ({
  whenDrawn: (_: unknown, done: (ms: number) => void) => {
    gpu.report = done;
    return () => void (gpu.report = null);
  },
}));

/** The page's document; the test below hides it. */
let tab = Object.assign(new EventTarget(), { hidden: false });
beforeEach(() => {
  react.slots = [];
  gpu.report = null;
  tab = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', tab);
  vi.stubGlobal('window', { devicePixelRatio: 1 });
  vi.stubGlobal(
    'WebGL2RenderingContext',
    class {
      isContextLost = () => false;
    },
  );
});
afterEach(() => {
  setOverlay(null);
  vi.unstubAllGlobals();
});

const layout = { stage: {}, photo: { width: 300 } };

function render(props: object): void {
  react.next = 0;
  DeckMeshes({ layout, index: 0, isStandingBy: true, ...props } as DeckMeshesProps);
}
function unmount(): void {
  for (const { value } of react.slots) if (typeof value === 'function') value();
}

test('an edit of the story leaves the ending on the canvas; unmounting removes it', () => {
  render({ story: {} });
  const overlay = { advance: () => false, draw: () => {}, fail: () => {}, dispose: () => {} };
  setOverlay(overlay);
  render({ story: {} });
  expect(currentOverlay()).toBe(overlay);
  unmount();
  expect(currentOverlay()).toBe(null);
});

test('a hidden tab, whose timers are slow, does not measure the GPU', async () => {
  const onReady = vi.fn<() => void>();
  const onTooSlow = vi.fn<() => void>();
  const story = {};
  const show = (isShown: boolean) => {
    tab.hidden = !isShown;
    tab.dispatchEvent(new Event('visibilitychange'));
  };
  render({ story, onReady, onTooSlow });
  // The shaders compile.
  await Promise.resolve();
  render({ story, onReady, onTooSlow });
  expect(gpu.report).not.toBeNull();
  show(false);
  expect(gpu.report).toBeNull();
  gpu.onNews();
  expect(gpu.report).toBeNull();
  show(true);
  // The first frame only warms up the GPU; the second one counts.
  gpu.report?.(10);
  gpu.report?.(10);
  expect(onReady).toHaveBeenCalledOnce();
  expect(onTooSlow).not.toHaveBeenCalled();
  unmount();
  gpu.report = null;
  show(true);
  expect(gpu.report).toBeNull();
});
