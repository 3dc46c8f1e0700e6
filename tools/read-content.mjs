/** Reads the couple's content for a tool: what is written, checked, and the pages that they have. */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');

export async function readContent() {
  const load = async (path) => (await runnerImport(resolve(ROOT, path))).module;
  const { openProject } = await load('vite/content/project.ts');
  const { presentPages } = await load('vite/content/present-pages.ts');
  const { PAGES } = await load('src/site/pages.ts');
  const { written } = await openProject(ROOT).read();
  if (!written) throw new Error('There are mistakes in the content: `npm run check` lists them.');
  return { written, pages: PAGES.filter(({ id }) => presentPages(written).includes(id)) };
}
