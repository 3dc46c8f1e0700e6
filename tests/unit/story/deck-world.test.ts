import { Mesh, PerspectiveCamera, type WebGLRenderer } from 'three';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoryContent } from '../../../src/model/content';
import type { CardVideo } from '../../../src/story/card/card-video';
import { createDeck } from '../../../src/story/deck/deck';
import { BACKGROUND_FADE_SECONDS } from '../../../src/story/look';
import { layOutShow } from '../../../src/story/present/stage/lay-out-show';
import { createDeckWorld } from '../../../src/story/scene/deck-world';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the hidden scene keeps up with a fade of the background, like the flat deck', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { devicePixelRatio: 1 });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  const cards = ['#111111', '#222222'].map((colour, id) => ({ id, media: { kind: 'none' }, background: [colour] }));
  const world = createDeckWorld({
    renderer: {} as WebGLRenderer,
    // An empty one, since this test paints no faces.
    deck: createDeck({ allowed: [] }),
    story: { cards, words: {} } as unknown as StoryContent,
    video: { element: {} } as CardVideo,
  });
  const uniforms = () =>
    world.objects.flatMap((object) =>
      object instanceof Mesh && 'uMix' in object.material ? object.material.uMix : [],
    );
  world.resize(layOutShow({ stage: { width: 1280, height: 720 } }), new PerspectiveCamera());
  world.focus(0);
  world.focus(1);
  vi.advanceTimersByTime(1000 * BACKGROUND_FADE_SECONDS);
  expect(world.prepare(true)).toBe(true);
  expect(uniforms()).toEqual([1]);
});
