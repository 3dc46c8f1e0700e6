import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Vite's own helper, which marks styles as seen before they arrive and never loads them again if they fail. */
const HELPER = /preload-helper\.js$/;

/** Has every `import()` of the built site run through `src/load-chunk.ts`. */
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

/** The files listed for each `import()`: the chunk's own and any that the entry lacks. Vite adds the styles. */
export function chunkDependencies(file: string, all: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return all;
  // The entry imports these: `shared-chunks.ts` names the first two, Rolldown the others.
  return [...new Set([file, ...all])].filter((each) => !/\/(base|site|index|rolldown-runtime)-/.test(each));
}
