import { inspect } from 'node:util';
import { normalizePath, type Plugin } from 'vite';
import { toModule } from './content/asset.ts';
import { formatMistake, formatMistakes, type Mistake } from './content/mistake.ts';
import { isModule, makePage } from './content/pages.ts';
import type { Project } from './content/project.ts';

const PREFIX = 'virtual:content/';

/**
 * Serves the content's YAML and its media as one typed module for each page. A build stops at mistakes and tells all of
 * them; while developing the page shows them instead, and comes back once they are mended.
 */
export function content(project: Project): Plugin {
  const told = new Set<string>();
  return {
    name: 'content',
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
      const page = id.slice(1);
      if (!isPage(page)) return null;
      const { written, mistakes } = await project.read();
      if (!written) throw new ContentError(mistakes);
      const name = page.slice(PREFIX.length);
      return isModule(name) ? toModule(name, await makePage(name, written, project)) : null;
    },
    hotUpdate({ file }) {
      if (!isContent(file, project)) return undefined;
      project.invalidate();
      const { moduleGraph, hot } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${PREFIX}`)) moduleGraph.invalidateModule(module);
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
