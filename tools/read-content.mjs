import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');

/** Reads and checks the couple's content. @returns the content as `written`, and the `pages` that their site has */
export async function readContent() {
  const loadModule = async (path) => (await runnerImport(resolve(ROOT, path))).module;
  const { openProject } = await loadModule('build/check/open-project.ts');
  const { includedPages } = await loadModule('build/make/included-pages.ts');
  const { PAGES } = await loadModule('src/model/pages.ts');
  const { written } = await openProject(ROOT).read();
  if (!written) throw new Error('The content has mistakes: `npm run check` lists them.');
  return { written, pages: PAGES.filter(({ id }) => includedPages(written).includes(id)) };
}
