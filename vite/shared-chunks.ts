import type { Rolldown } from 'vite';

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const isStory = (id: string) => /src\/story\/|node_modules\/thumbhash/.test(id);
const isScene = (id: string) => id.includes('src/story/scene/');
/** What knows the names of all other chunks, and so gets a new name with each of them. */
const isStart = (id: string) => /src\/(main\.tsx|app\/)/.test(id);

/**
 * The chunks beside those of the pages. The scene imports `base` and `deck` alone, and there is no word of the content in
 * them; the pages import `base` and `site`, and not the start. So a swapped photo gives new names to the story's chunk and
 * to the start, and to none besides.
 */
export const sharedChunks: Groups = [
  {
    // What every page stands on, and the little things that would be a request each.
    name: 'base',
    test: /preload-helper|node_modules\/(react|scheduler|zustand\/esm\/vanilla)|src\/(components\/picture|site\/pages)/,
  },
  {
    // What the story shares with its scene, and with the list and the show.
    debugName: 'deck',
    name: (id, modules) => {
      const importers = modules.getModuleInfo(id)?.importers ?? [];
      const isShared = importers.some(isScene) && !importers.every(isScene);
      return isStory(id) && !isScene(id) && (isShared || id.includes('card-words')) ? 'deck' : null;
    },
  },
  {
    // What the cover and home bring, and pages use; and the way from page to page, too little for a request of its own.
    debugName: 'site',
    name: (id, modules) =>
      id.includes('src/site/way') || (!isStart(id) && isBroughtByStart(id, modules)) ? 'site' : null,
  },
];

/** Whether a module comes with the start, by imports that do not wait. */
function isBroughtByStart(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (isStart(id)) return id.includes('src/main.tsx') || (modules.getModuleInfo(id)?.importers ?? []).some(isStart);
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isBroughtByStart(importer, modules, seen));
}
