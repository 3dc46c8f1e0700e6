import { expect, test, vi } from 'vitest';
import type { SceneViewProps } from '../../../src/story/view/deck-view';

/** What React would call, in order. */
const effects: (() => unknown)[] = [];
const roots: string[][] = [];
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useRef: (current: unknown) => ({ current }),
  useEffect: (effect: () => unknown) => effects.push(effect),
}));
vi.mock('@react-three/fiber', () => ({
  createRoot: () => {
    const calls: string[] = [];
    roots.push(calls);
    const record = (call: string) => () => void calls.push(call);
    return { configure: async () => {}, render: record('render'), unmount: record('unmount') };
  },
}));
vi.mock('../../../src/story/scene/deck-meshes', () => ({ DeckMeshes: () => null }));

test('a scene that is left before its canvas is ready never renders', async () => {
  const { SceneDeck } = await import('../../../src/story/scene/scene-deck');
  const canvas = { style: {}, addEventListener: () => {}, removeEventListener: () => {}, remove: () => {} };
  vi.stubGlobal('window', { devicePixelRatio: 1 });
  vi.stubGlobal('document', { createElement: () => canvas });
  SceneDeck({ layout: { stage: {}, photo: {} } } as SceneViewProps);
  const cleanups = effects.map((effect) => effect());
  for (const clean of cleanups) if (typeof clean === 'function') clean();
  await Promise.resolve();
  expect(roots).toEqual([['unmount']]);
  vi.unstubAllGlobals();
});
