import type { Plugin } from 'vite';
import { PAGES } from '../../src/model/pages.ts';
import { includedPages } from '../make/included-pages.ts';
import { pageFolder } from '../read/engine.ts';
import type { Project } from '../read/project.ts';

const MODULE = 'virtual:pages';

/**
 * Serves `virtual:pages`: a loader for each page that guests see, one chunk per page. Missing and hidden pages are
 * not built.
 */
export function pages(project: Project): Plugin {
  return {
    name: 'pages',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      return project.derived.derive(id, async () => {
        const { written } = await project.read();
        // While the content has mistakes, every page is built.
        const included = written ? includedPages(written) : PAGES.map((page) => page.id);
        const lines = included.map((page) => `  ${page}: () => import('/${pageFolder(page)}/${page}-page.tsx'),`);
        return `export const loaders = {\n${lines.join('\n')}\n};\n`;
      });
    },
  };
}
