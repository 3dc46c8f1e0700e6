import { afterEach, expect, test, vi } from 'vitest';
import { warmStory } from '../../../src/story/card/warm-story';
import { loadScene } from '../../../src/story/view/load-scene';

vi.mock('../../../src/story/card/guess-photo-box');
vi.mock('../../../src/story/card/preload-photo');
vi.mock('../../../src/story/view/load-scene');

afterEach(() => vi.unstubAllGlobals());

test('the scene is not fetched ahead for a guest whose story stays flat', async () => {
  vi.stubGlobal('window', { location: { search: '' } });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(forced-colors: active)' }));
  await warmStory();
  expect(loadScene).not.toHaveBeenCalled();
});
