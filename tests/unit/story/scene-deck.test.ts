import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SceneBoundary, SceneBoundaryProps } from '../../../src/story/scene/scene-boundary';
import { SceneDeck } from '../../../src/story/scene/scene-deck';
import type { SceneViewProps } from '../../../src/story/view/deck-view';

type Rendered = ReactElement<SceneBoundaryProps, typeof SceneBoundary>;

/** The effects of the first render, and the elements that the canvas's root has rendered. */
let effects: (() => unknown)[] = [];
let rendered: Rendered[] = [];
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useRef: (current: unknown) => ({ current }),
  useEffect: (effect: () => unknown) => effects.push(effect),
}));
vi.mock('@react-three/fiber', () => ({
  createRoot: () => ({
    configure: async () => {},
    render: (element: Rendered) => rendered.push(element),
    unmount: () => {},
  }),
}));
vi.mock('../../../src/story/scene/deck-meshes', () => ({ DeckMeshes: () => null }));

beforeEach(() => {
  [effects, rendered] = [[], []];
  const canvas = { style: {}, addEventListener: () => {}, removeEventListener: () => {}, remove: () => {} };
  vi.stubGlobal('window', { devicePixelRatio: 1 });
  vi.stubGlobal('document', { createElement: () => canvas });
});
afterEach(() => vi.unstubAllGlobals());

/** Mounts the scene. @returns a function that unmounts it. */
function mount(onRefused = () => {}): () => void {
  SceneDeck({ layout: { stage: {}, photo: {} }, onRefused } as SceneViewProps);
  const cleanups = effects.map((effect) => effect());
  return () => cleanups.forEach((clean) => typeof clean === 'function' && clean());
}

test('a scene that is left before its canvas is ready never renders', async () => {
  mount()();
  await Promise.resolve();
  expect(rendered).toEqual([]);
});

test('a scene that throws on its canvas leaves the deck to the flat view', async () => {
  const onRefused = vi.fn<() => void>();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  mount(onRefused);
  await Promise.resolve();
  for (const { type: Boundary, props } of rendered) new Boundary(props).componentDidCatch(new Error('thrown'));
  expect(onRefused).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});
