import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PAGES } from '../../src/model/pages.ts';
import { includedPages } from '../make/pages-of-content.ts';
import { ENGINE } from '../read/engine.ts';
import type { Project } from '../read/project.ts';

const MODULE = 'virtual:pages';

/**
 * Serves `virtual:pages`: a loader for each page that the couple has, one chunk per page. Missing pages are not built.
 */
export function pages(project: Project): Plugin {
  return {
    name: 'pages',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      return project.derived.derive(id, async () => {
        const { written } = await project.read();
        const included = PAGES.filter((page) => !written || includedPages(written).includes(page.id));
        const lines = included.map((page) => `  ${page.id}: () => import('${fileOf(page.id)}'),`);
        return `export const loaders = {\n${lines.join('\n')}\n};\n`;
      });
    },
  };
}

/** A page's folder is in `src/pages/`, or directly in `src/`. */
function fileOf(page: string): string {
  const name = `${page}/${page}-page.tsx`;
  return [`/src/pages/${name}`, `/src/${name}`].find((file) => existsSync(join(ENGINE, file))) ?? `/src/pages/${name}`;
}
