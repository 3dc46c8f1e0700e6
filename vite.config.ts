import { defineConfig } from 'vite';
import { chunkDependencies } from './build/emit/code/chunk-loader.ts';
import { openProject } from './build/check/open-project.ts';
import { classNameOf } from './build/emit/code/class-names.ts';
import { servedBrowsers } from './build/emit/code/served-browsers.ts';
import { sharedChunks } from './build/emit/code/shared-chunks.ts';
import { viewportUnits } from './build/emit/code/viewport-units.ts';
import { plugins } from './build/plugins.ts';
import { ENGINE } from './build/read/engine.ts';

/** Commands run in the couple's folder. */
const project = openProject(process.cwd());

/** In kB. Above Vite's default, since the scene's chunk contains three.js; `budgets.json` limits the story's scripts. */
const LARGEST_CHUNK = 750;

export default defineConfig(({ mode }) => ({
  plugins: plugins(project, mode),
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
}));
