import { normalizePath, type Rolldown } from 'vite';
import { ENGINE } from '../../read/engine.ts';

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** A module's path in the engine's folder. The path of the folder itself may contain anything, even `/src/story`. */
const inEngine = (id: string) => id.replace(normalizePath(ENGINE), '');
const isStory = (id: string) => /^\/src\/(story|model\/colours\/oklab)|node_modules\/thumbhash/.test(inEngine(id));
const isScene = (id: string) => inEngine(id).startsWith('/src/story/scene/');
/** The entry contains the names of all pages' chunks, so its own name changes whenever one of theirs does. */
const isEntry = (id: string) => /^\/src\/(main\.tsx|app\/)|^\0virtual:pages$/.test(inEngine(id));

/**
 * The chunks besides those of the pages. The scene imports only `base` and `deck`, which contain no content; the pages
 * import `base` and `site`, but not the entry. So a new photo on a card gives neither the scene's chunk nor another
 * page's a new name.
 */
export const sharedChunks: Groups = [
  {
    // What every page needs, and small modules that would otherwise be a request each.
    name: 'base',
    test: (id) =>
      /preload-helper|node_modules\/(react|scheduler|zustand\/esm\/vanilla)|^\/src\/(load-chunk|components\/picture|model\/pages)/.test(
        inEngine(id),
      ),
  },
  {
    // What the story shares with its scene, and small modules that the story's list, show and ending also need.
    debugName: 'deck',
    name: (id, modules) => {
      const importers = modules.getModuleInfo(id)?.importers ?? [];
      const isShared = importers.some(isScene) && !importers.every(isScene);
      return isStory(id) && !isScene(id) && (isShared || /card-words|keep-equal|is-flat-wanted/.test(id))
        ? 'deck'
        : null;
    },
  },
  {
    // The cover and home, what pages share with them, and modules that are too small for a request of their own.
    debugName: 'site',
    name: (id, modules) =>
      /^\/src\/site\/(neighbours|use-mark-read)/.test(inEngine(id)) || (!isEntry(id) && isImportedByEntry(id, modules))
        ? 'site'
        : null,
  },
];

/** Whether the entry imports a module, directly or indirectly, other than by `import()`. */
function isImportedByEntry(id: string, modules: Modules, seen = new Set<string>()): boolean {
  // Of the entry's own modules, only `app/deferred-work.tsx` does not count, since it is loaded by `import()`. Its
  // imports from `app/` count again: the small modules behind `app/prefetch.ts` would otherwise be a request each.
  if (isEntry(id))
    return inEngine(id) === '/src/main.tsx' || (modules.getModuleInfo(id)?.importers ?? []).some(isEntry);
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isImportedByEntry(importer, modules, seen));
}
