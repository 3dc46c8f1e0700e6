import { inspect } from 'node:util';
import { normalizePath, type Plugin } from 'vite';
import type { Written } from '../src/content/schema.ts';
import { toModule } from './content/asset.ts';
import { formatMistake, formatMistakes, type Mistake } from './content/mistake.ts';
import { isModule, makePage, type Pages } from './content/pages.ts';
import type { Project } from './content/project.ts';

const PREFIX = 'virtual:content/';

/** What a page can do with anew as it stands: nothing but that page is made of it, and it keeps nothing of it. */
const OF_ONE_PAGE: ReadonlySet<string> = new Set(['schedule', 'program', 'party', 'travel', 'faq', 'registry']);

/** What another plugin may do with the content: `npm run edit` says of each text where it comes from. */
export type ContentApi = {
  readonly project: Project;
  /** Makes what a page's module holds. */
  makePage: (name: keyof Pages, written: Written) => Promise<unknown>;
};

/**
 * Serves the content's YAML and its media as one typed module for each page. A build stops at mistakes and tells all of
 * them; while developing the page shows them instead, and comes back once they are mended.
 */
export function content(project: Project): Plugin<ContentApi> {
  const api: ContentApi = { project, makePage: (name, written) => makePage(name, written, project) };
  const told = new Set<string>();
  /** What pages show, or have been told to, by name; null once it could not be made, and the page shows why. */
  let served: Map<string, string> | null = new Map();
  /** Changes are looked at in turn: the second that hears of one finds it done. */
  let lastLook: Promise<unknown> = Promise.resolve();
  const make = async (name: keyof Pages) => {
    const { written, mistakes } = await project.read();
    if (!written) throw new ContentError(mistakes);
    return toModule(name, await api.makePage(name, written));
  };
  /** Those whose content is another one now; null where the page has to be loaded anew to show it. */
  const findChanged = async (names: readonly (keyof Pages)[]) => {
    const before = served;
    served = (await project.read()).written && new Map(before);
    if (!before || !served) return null;
    const codes = await Promise.all(names.map(async (name) => [name, await make(name)] as const));
    const changed = codes.filter(([name, code]) => before.get(name) !== code);
    for (const [name, code] of changed) served?.set(name, code);
    // Letters that are new need a font that has them.
    const letters = new Set([...before.values()].join(''));
    const fits = changed.every(
      ([name, code]) => OF_ONE_PAGE.has(name) && Array.from(code).every((each) => letters.has(each)),
    );
    return fits ? changed.map(([name]) => name) : null;
  };
  return {
    name: 'content',
    api,
    async configResolved(config) {
      project.base = config.base;
      // Here and not in buildStart, whose errors Rolldown wraps in its own calls.
      if (config.command !== 'build') return;
      const { mistakes } = await project.read();
      if (mistakes.length > 0) throw new ContentError(mistakes);
    },
    async buildStart() {
      const { mistakes, warnings } = await project.read();
      for (const warning of warnings.map(formatMistake)) {
        if (!told.has(warning)) this.warn(warning);
        told.add(warning);
      }
      if (mistakes.length > 0) this.warn(formatMistakes(mistakes));
    },
    resolveId: (id) => (isPage(id) ? `\0${id}` : null),
    async load(id) {
      const name = nameOf(id);
      if (name === null) return null;
      try {
        const code = await make(name);
        served?.set(name, code);
        return code;
      } catch (error) {
        served = null;
        throw error;
      }
    },
    async hotUpdate({ file }) {
      if (!isContent(file, project)) return undefined;
      project.invalidate();
      const { name: environment, moduleGraph, hot } = this.environment;
      const modules = new Map(
        [...moduleGraph.idToModuleMap].flatMap(([id, module]) => {
          const name = nameOf(id);
          return name === null ? [] : [[name, module] as const];
        }),
      );
      for (const module of modules.values()) moduleGraph.invalidateModule(module);
      if (environment !== 'client') return [];
      const look = lastLook.then(() => findChanged([...modules.keys()]));
      lastLook = look.catch(() => {});
      const changed = await look;
      if (changed) return changed.flatMap((name) => modules.get(name) ?? []);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** Whether a file is one that the couple writes, or one of the words that ship. */
export function isContent(file: string, { folder, languageFolder }: Project): boolean {
  return [folder, languageFolder].some((each) => file.startsWith(`${normalizePath(each)}/`)) && !file.endsWith('.ts');
}

function isPage(id: string): boolean {
  return id.startsWith(PREFIX) && isModule(id.slice(PREFIX.length));
}

/** Which content a resolved module holds; null for any other. */
function nameOf(id: string): keyof Pages | null {
  const name = id.slice(PREFIX.length + 1);
  return id.startsWith(`\0${PREFIX}`) && isModule(name) ? name : null;
}

/** The messages are all a couple needs: a stack of calls would bury them. */
class ContentError extends Error {
  constructor(mistakes: readonly Mistake[]) {
    super(formatMistakes(mistakes));
    this.stack = '';
  }

  [inspect.custom]() {
    return this.message;
  }
}
