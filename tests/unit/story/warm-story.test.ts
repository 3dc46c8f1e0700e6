import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFlatWanted } from '../../../src/story/view/is-flat-wanted';

vi.mock('../../../src/story/card/guess-photo-box');
vi.mock('../../../src/story/card/preload-photo');
const loadScene = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../../../src/story/view/load-scene', () => ({ loadScene }));

let hasForcedColours = false;
beforeEach(() => {
  vi.stubGlobal('window', { location: { search: '' } });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', () => ({ matches: hasForcedColours }));
});
afterEach(() => vi.unstubAllGlobals());

test('the scene is not fetched ahead for a guest who sees only the flat deck', async () => {
  hasForcedColours = true;
  const { warmStory } = await import('../../../src/story/card/warm-story');
  await warmStory();
  expect(loadScene).not.toHaveBeenCalled();
});

test('a story without cards never gets the scene', () => {
  hasForcedColours = false;
  expect([isFlatWanted(0), isFlatWanted(1)]).toEqual([true, false]);
});
