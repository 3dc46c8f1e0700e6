import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PAGES } from '../src/site/pages.ts';
import { presentPages } from './content/present-pages.ts';
import type { Project } from './content/project.ts';

const MODULE = 'virtual:pages';

/**
 * Serves `virtual:pages`: what brings the code of each page that the couple has, one small chunk a page. A page that is left
 * out is not even built.
 */
export function pages(project: Project): Plugin {
  return {
    name: 'pages',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const { written } = await project.read();
      const there = PAGES.filter((page) => !written || presentPages(written).includes(page.id));
      const lines = there.map((page) => `  ${page.id}: () => import('${fileOf(page.id, project.root)}'),`);
      return `export const loaders = {\n${lines.join('\n')}\n};\n`;
    },
  };
}

/** A page's own folder is in `src/pages/`, or in `src/` where it is a house of its own. */
function fileOf(page: string, root: string): string {
  const name = `${page}/${page}-page.tsx`;
  return [`/src/pages/${name}`, `/src/${name}`].find((file) => existsSync(join(root, file))) ?? `/src/pages/${name}`;
}
