import type { UserConfig } from 'vite';
import { chunkDependencies } from './emit/code/chunk-loader.ts';
import { classNameOf } from './emit/code/class-names.ts';
import { servedBrowsers } from './emit/code/served-browsers.ts';
import { sharedChunks } from './emit/code/shared-chunks.ts';
import { viewportUnits } from './emit/code/viewport-units.ts';
import { ENGINE } from './read/engine.ts';

/** In kB. Above Vite's default, since the scene's chunk contains three.js; `budgets.json` limits the story's scripts. */
const LARGEST_CHUNK = 750;

/** Vite's options for the site, without the plugins. */
export const viteOptions: UserConfig = {
  // As in tsconfig.json, which Vite does not read where the engine is a package.
  oxc: { assumptions: { setPublicClassFields: true }, typescript: { removeClassFieldsWithoutInitializer: true } },
  css: { modules: { generateScopedName: classNameOf(ENGINE) }, postcss: { plugins: [viewportUnits()] } },
  build: {
    target: servedBrowsers(ENGINE),
    chunkSizeWarningLimit: LARGEST_CHUNK,
    modulePreload: {
      polyfill: false,
      resolveDependencies: chunkDependencies,
    },
    rolldownOptions: {
      // The timings would follow the messages that a couple reads at the end of a build.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: sharedChunks },
        // Has Chromium compile all functions while the script arrives, not on the main thread at each one's first call.
        postBanner: '//# allFunctionsCalledOnLoad',
        // Scripts, style sheets and pages contain these names, and each encodes special characters in its own way.
        // Apache's configuration hides files whose names begin with a dot or an underscore.
        sanitizeFileName: (name) => name.replaceAll(/[^\w./-]/g, '_').replace(/^[._]/, '-'),
        // A calendar file has no hash in its name, since guests look for it among their downloads.
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.ics') ? 'assets/[hash]/[name][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
};
