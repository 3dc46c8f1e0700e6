import { inspect } from 'node:util';
import { normalizePath, type Plugin } from 'vite';
import type { Written } from '../../src/model/schema/schema.ts';
import { toModule, toServedModule } from '../media/asset.ts';
import { servedPath } from '../read/engine.ts';
import { formatMistake, formatMistakes, type Mistake } from '../read/messages/mistake.ts';
import { OWN_WORLD } from '../../src/model/worlds.ts';
import { fileOfPage, isModule, makePage, type Pages } from '../make/make-page.ts';
import type { Content } from '../read/checked-content.ts';
import type { Project } from '../read/project.ts';
import { worldFolder } from '../read/worlds.ts';

const PREFIX = 'virtual:content/';

/** Content that only components use and never copy, so it can be replaced without a reload. */
const REPLACEABLE: ReadonlySet<string> = new Set([
  'cover',
  'schedule',
  'program',
  'party',
  'travel',
  'faq',
  'reply',
  'registry',
  'more',
  'thanks',
  'story',
]);

/**
 * A save counts as complete once the file's size has not changed for this long, in ms. Editors empty a file before they fill
 * it; without this the watcher reports the empty file and misses the full one.
 */
const WRITTEN = { stabilityThreshold: 80, pollInterval: 20 };

/** Changes a page's data before it is served. @param make makes the same page from other content. */
export type PageTransform = (
  name: keyof Pages,
  written: Written,
  page: unknown,
  make: (written: Written) => Promise<unknown>,
) => Promise<unknown>;

/** What other plugins may use: `npm run edit` adds a transform that marks where each text is written. */
export type ContentApi = { readonly project: Project; readonly pageTransforms: PageTransform[] };

/**
 * Serves the content's YAML and its media as one typed module per page. A build stops and reports all mistakes; the
 * development server shows them on the page until they are fixed.
 */
export function content(project: Project): Plugin<ContentApi> {
  const api: ContentApi = { project, pageTransforms: [] };
  const warned = new Set<string>();
  /** Checks run one at a time. A save that is reported twice has no changes the second time. */
  let lastCheck: Promise<unknown> = Promise.resolve();
  let isCheckWaiting = false;
  let checked: Content | null = null;
  const findChanged = async () => {
    const content = await project.read().catch(() => null);
    if (content !== null && content === checked) return [];
    checked = content;
    return project.derived.findChanged();
  };
  let isBuild = false;
  const addressOf = (file: string) => project.base + servedPath(file);
  const make = async (name: keyof Pages, write: typeof toModule) => {
    const { written: shown, whole, mistakes } = await project.read();
    if (!shown || !whole) throw new ContentError(mistakes);
    // A page that was just hidden may still be open in a browser.
    const written = shown[fileOfPage(name)] === undefined ? whole : shown;
    // The same page after a step of the desk removed its file.
    if (project.isDraft && written[fileOfPage(name)] === undefined) return write(name, null);
    const makeFrom = (content: Written) => makePage(name, content, project);
    let page = await makeFrom(written);
    for (const transform of api.pageTransforms) page = await transform(name, written, page, makeFrom);
    return write(name, page);
  };
  return {
    name: 'content',
    api,
    config: () => ({ server: { watch: { awaitWriteFinish: WRITTEN } } }),
    async configResolved(config) {
      project.base = config.base;
      isBuild = config.command === 'build';
      // Not in buildStart, because Rolldown wraps its errors.
      if (!isBuild) return;
      const { mistakes } = await project.read();
      if (mistakes.length > 0) throw new ContentError(mistakes);
    },
    configureServer({ watcher }) {
      // Vite watches only the engine's folder, and modules of others that it has served.
      watcher.add([project.folder, worldFolder(project, OWN_WORLD)]);
    },
    async buildStart() {
      const { mistakes, warnings } = await project.read();
      for (const warning of warnings.map(formatMistake)) {
        if (!warned.has(warning)) this.warn(warning);
        warned.add(warning);
      }
      if (mistakes.length > 0) this.warn(formatMistakes(mistakes));
    },
    resolveId: (id) => (isPage(id) ? `\0${id}` : null),
    async load(id) {
      const name = nameOf(id);
      // The server that prerenders pages needs imports, too: it replaces them by marks.
      const isServed = !isBuild && this.environment.name === 'client';
      const write: typeof toModule = isServed ? (...page) => toServedModule(...page, addressOf) : toModule;
      return name === null ? null : project.derived.derive(id, () => make(name, write));
    },
    async hotUpdate({ file, modules: own }) {
      if (!isContent(file, project)) return undefined;
      const { name: environment, moduleGraph, hot } = this.environment;
      if (environment !== 'client') return [];
      project.invalidate();
      // A check that has not begun finds this change too: a step of the desk may write many files.
      const world = isOfOwnWorld(file, project) ? own : [];
      if (isCheckWaiting) return world;
      isCheckWaiting = true;
      const check = lastCheck.then(() => {
        isCheckWaiting = false;
        return findChanged();
      });
      lastCheck = check;
      const changed = await check;
      const modules = changed.flatMap(({ id }) => moduleGraph.getModuleById(id) ?? []);
      for (const module of modules) moduleGraph.invalidateModule(module);
      const { whole } = await project.read();
      if (changed.every(({ id, isBroken }) => !isBroken && canReplace(id, whole))) return [...world, ...modules];
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** Whether the page can replace a module without a reload. */
function canReplace(id: string, whole: Written | null): boolean {
  const name = nameOf(id);
  return id.endsWith('.css') || (name !== null && REPLACEABLE.has(name) && whole?.[fileOfPage(name)] !== undefined);
}

/** Whether a file is content, built-in words, or part of the couple's own world. */
export function isContent(file: string, project: Project): boolean {
  const { folder, languageFolder } = project;
  return ([folder, languageFolder].some(isIn(file)) && !file.endsWith('.ts')) || isOfOwnWorld(file, project);
}

function isOfOwnWorld(file: string, project: Project): boolean {
  return isIn(file)(worldFolder(project, OWN_WORLD));
}

const isIn = (file: string) => (folder: string) => file.startsWith(`${normalizePath(folder)}/`);

function isPage(id: string): boolean {
  return id.startsWith(PREFIX) && isModule(id.slice(PREFIX.length));
}

/** The page whose content a resolved module contains; null for other modules. */
function nameOf(id: string): keyof Pages | null {
  const name = id.slice(PREFIX.length + 1);
  return id.startsWith(`\0${PREFIX}`) && isModule(name) ? name : null;
}

/** Shows only its messages: a stack trace would bury them. */
class ContentError extends Error {
  constructor(mistakes: readonly Mistake[]) {
    super(formatMistakes(mistakes));
    this.stack = '';
  }

  [inspect.custom]() {
    return this.message;
  }
}
