import type { Rolldown } from 'vite';

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;

const isStory = (id: string) => /src\/story\/|node_modules\/thumbhash/.test(id);
const isScene = (id: string) => id.includes('src/story/scene/');

/**
 * The chunks beside those of the pages. The scene imports these two alone, and there is no word of the content in them:
 * so a swapped photo gives new names to the story's chunk and the start, and none to the scene's.
 */
export const sharedChunks: Groups = [
  {
    // What every page stands on, and the little things that would be a request each.
    name: 'base',
    test: /preload-helper|node_modules\/(react|scheduler|zustand\/esm\/vanilla)|src\/components\/(picture|page-order)/,
  },
  {
    // What the story shares with its scene.
    debugName: 'deck',
    name: (id, modules) => {
      const importers = modules.getModuleInfo(id)?.importers ?? [];
      const isShared = importers.some(isScene) && !importers.every(isScene);
      return isStory(id) && !isScene(id) && isShared ? 'deck' : null;
    },
  },
];
