import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeckMeshes, type DeckMeshesProps } from '../../../src/story/scene/deck-meshes';
import { currentOverlay, setOverlay } from '../../../src/story/view/overlay';

/** What each hook holds from one render to the next. */
type Slot = { value: unknown; deps: readonly unknown[] };
/** The slots of all hooks, in order, and which of them the next hook uses. */
const react = vi.hoisted(() => ({ slots: [] as Slot[], next: 0 }));
const world = vi.hoisted(() => ({ dispose: () => {}, focus: () => {}, loadFonts: () => {} }));
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
    useState: (value: unknown) => [keep(() => value, []), () => {}],
    useEffect: (effect: () => unknown, deps: unknown[]) =>
      keep((cleanUp) => {
        if (typeof cleanUp === 'function') cleanUp();
        return effect();
      }, deps),
  };
});
vi.mock('@react-three/fiber', () => {
  const canvas = { gl: {}, camera: {}, scene: {} };
  return { useThree: (pick: (state: typeof canvas) => unknown) => pick(canvas) };
});
vi.mock('../../../src/story/scene/deck-world', () => ({ createDeckWorld: () => ({ ...world }) }));

beforeEach(() => void (react.slots = []));
afterEach(() => setOverlay(null));

function render(story: object): void {
  react.next = 0;
  DeckMeshes({ story, index: 0, isStandingBy: true } as DeckMeshesProps);
}
function unmount(): void {
  for (const { value } of react.slots) if (typeof value === 'function') value();
}

test('an edit of the story leaves the ending on the canvas; unmounting removes it', () => {
  render({});
  const overlay = { advance: () => false, draw: () => {}, fail: () => {}, dispose: () => {} };
  setOverlay(overlay);
  render({});
  expect(currentOverlay()).toBe(overlay);
  unmount();
  expect(currentOverlay()).toBe(null);
});
