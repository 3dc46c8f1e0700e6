import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');

/** Reads and checks the couple's content. Returns it as `written`, with the `pages` that their site has. */
export async function readContent() {
  const load = async (path) => (await runnerImport(resolve(ROOT, path))).module;
  const { openProject } = await load('build/check/open-project.ts');
  const { includedPages } = await load('build/make/included-pages.ts');
  const { PAGES } = await load('src/model/pages.ts');
  const { written } = await openProject(ROOT).read();
  if (!written) throw new Error('The content has mistakes: `npm run check` lists them.');
  return { written, pages: PAGES.filter(({ id }) => includedPages(written).includes(id)) };
}
