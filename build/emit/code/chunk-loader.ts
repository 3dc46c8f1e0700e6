import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own helper. It marks styles as seen before they arrive, and never loads them again if they fail. */
const HELPER = /preload-helper\.js$/;

/** Makes every `import()` of the built site run through `src/load-chunk.ts`, in place of Vite's helper. */
export function chunkLoader(): Plugin {
  let loader = '';
  let isUsed = false;
  return {
    name: 'chunk-loader',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      loader = join(root, 'src/load-chunk.ts');
    },
    load: {
      filter: { id: HELPER },
      handler() {
        isUsed = true;
        return `export { loadChunk as __vitePreload } from ${JSON.stringify(loader)};`;
      },
    },
    buildEnd(error) {
      if (!error && !isUsed)
        throw new Error('Vite has no preload-helper.js to replace: update build/emit/code/chunk-loader.ts');
    },
  };
}

/** The files listed for each `import()`: the chunk's own and those of its imports. Vite adds the styles. */
export function chunkDependencies(file: string, all: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  // `index.html` preloads all.
  if (hostType === 'html') return all;
  // Not the chunks that the entry has loaded already: `shared-chunks.ts` names the first two, Rolldown the others.
  return [...new Set([file, ...all])].filter((each) => !/\/(base|site|index|rolldown-runtime)-/.test(each));
}
