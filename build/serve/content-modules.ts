import { inspect } from 'node:util';
import type { Plugin } from 'vite';
import type { Written } from '../../src/model/schema/schema.ts';
import { toModule, toServedModule } from '../media/asset.ts';
import { servedPath } from '../read/engine.ts';
import { formatMistake, formatMistakes, type Mistake } from '../read/messages/mistake.ts';
import { OWN_WORLD } from '../../src/model/worlds.ts';
import { fileOfPage, makePage, type Pages } from '../make/make-page.ts';
import type { Project } from '../read/project.ts';
import { worldFolder } from '../read/worlds.ts';
import { contentNameOf, isContentImport } from './content-ids.ts';
import { openContentUpdates } from './content-updates.ts';

/**
 * A save counts as complete once the file's size has not changed for this long, in ms. Editors empty a file before they
 * fill it; without this the watcher reports the empty file and misses the full one.
 */
const WRITE_FINISH = { stabilityThreshold: 80, pollInterval: 20 };

/**
 * Changes a page's data before it is served. @param make makes the page's data from other content @returns the new data
 */
type PageTransform = (
  name: keyof Pages,
  written: Written,
  page: unknown,
  make: (written: Written) => Promise<unknown>,
) => Promise<unknown>;

/** What other plugins may use: `npm run edit` adds a transform that marks where each text is written. */
export type ContentApi = { readonly project: Project; readonly pageTransforms: PageTransform[] };

/**
 * Serves the content's YAML and its media as typed modules, one or more per page. A build stops and reports all
 * mistakes; the development server shows them on the page until they are fixed.
 */
export function content(project: Project): Plugin<ContentApi> {
  const api: ContentApi = { project, pageTransforms: [] };
  /** Each warning is printed once, however often `buildStart` runs. */
  const warned = new Set<string>();
  const handleUpdate = openContentUpdates(project);
  let isBuild = false;
  const addressOf = (file: string) => project.base + servedPath(file);
  const makeModule = async (name: keyof Pages, write: typeof toModule) => {
    const { written: shown, whole, mistakes } = await project.read();
    if (!shown || !whole) throw new ContentError(mistakes);
    // A page that was just hidden may still be open in a browser.
    const written = shown[fileOfPage(name)] === undefined ? whole : shown;
    // A page whose file was just removed may still be open, too.
    if (!isBuild && written[fileOfPage(name)] === undefined) return write(name, null);
    const makeFrom = (content: Written) => makePage(name, content, project);
    let page: unknown = await makeFrom(written);
    for (const transform of api.pageTransforms) page = await transform(name, written, page, makeFrom);
    return write(name, page);
  };
  return {
    name: 'content',
    api,
    config: ({ base, server }) => ({
      // Vite adds a missing last slash, but not in `import.meta.env.BASE_URL`.
      ...(base?.startsWith('/') && { base: base.replace(/\/?$/, '/') }),
      // The server that prerenders pages watches no files.
      ...(server?.watch !== null && { server: { watch: { awaitWriteFinish: WRITE_FINISH } } }),
    }),
    async configResolved(config) {
      project.base = config.base;
      isBuild = config.command === 'build';
      // Not in `buildStart`, whose errors Rolldown wraps.
      if (!isBuild) return;
      const { mistakes } = await project.read();
      if (mistakes.length > 0) throw new ContentError(mistakes);
    },
    configureServer({ watcher }) {
      // Vite itself watches only the engine's folder and the modules that it has served from other folders.
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
    resolveId: (id) => (isContentImport(id) ? `\0${id}` : null),
    async load(id) {
      const name = contentNameOf(id);
      // A build imports media, and so does the server that prerenders pages: `render-site.ts` replaces those imports.
      const isServed = !isBuild && this.environment.name === 'client';
      const write: typeof toModule = isServed ? (...page) => toServedModule(...page, addressOf) : toModule;
      return name === null ? null : project.derived.derive(id, () => makeModule(name, write));
    },
    hotUpdate(options) {
      return handleUpdate(options, this.environment);
    },
  };
}

/** Prints only the mistakes: a stack trace would bury them. */
class ContentError extends Error {
  constructor(mistakes: readonly Mistake[]) {
    super(formatMistakes(mistakes));
    this.stack = '';
  }

  [inspect.custom]() {
    return this.message;
  }
}
