import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { archive, ARCHIVE } from './vite/archive.ts';
import { classNameOf } from './vite/class-names.ts';
import { content } from './vite/content.ts';
import { openProject } from './vite/content/project.ts';
import { cover } from './vite/cover.ts';
import { fonts } from './vite/fonts.ts';
import { head } from './vite/head.ts';
import { deckOfAnySize } from './vite/deck-of-any-size.ts';
import { leanShaders } from './vite/lean-shaders.ts';
import { leanThree } from './vite/lean-three.ts';
import { mendVitals } from './vite/mend-vitals.ts';
import { offline } from './vite/offline.ts';
import { names } from './vite/names.ts';
import { otherLanguages } from './vite/other-languages.ts';
import { pages } from './vite/pages.ts';
import { palette } from './vite/palette.ts';
import { precompress } from './vite/precompress.ts';
import { prerender } from './vite/prerender.ts';
import { security } from './vite/security.ts';
import { servedBrowsers } from './vite/served-browsers.ts';
import { sharedChunks } from './vite/shared-chunks.ts';
import { finishShell } from './vite/shell.ts';
import { world } from './vite/world.ts';
import { worldFiles } from './vite/world-files.ts';
import { viewportUnits } from './vite/viewport-units.ts';

const project = openProject(import.meta.dirname);

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    content(project),
    names(project),
    pages(project),
    world(project),
    worldFiles(project),
    palette(project),
    fonts(project),
    head(project),
    prerender(project),
    cover(project),
    leanShaders(),
    leanThree(),
    mendVitals(),
    ...(mode === ARCHIVE ? [archive()] : [finishShell(project), otherLanguages(project)]),
    security(project),
    mode !== ARCHIVE && offline(),
    // A second language's folder is in that of the first.
    mode === 'bench' ? deckOfAnySize() : mode !== ARCHIVE && project.translation === null && precompress(),
  ],
  css: { modules: { generateScopedName: classNameOf(import.meta.dirname) }, postcss: { plugins: [viewportUnits()] } },
  // The scene's chunk is three itself, loaded on the story's page only; `npm test` holds it to its budget.
  build: {
    target: servedBrowsers(import.meta.dirname),
    chunkSizeWarningLimit: 750,
    modulePreload: {
      polyfill: false,
      // What every page stands on is there when one is asked for.
      resolveDependencies: (_file, all, { hostType }) =>
        hostType === 'html' ? all : all.filter((file) => !/\/(base|site|rolldown-runtime)-/.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: sharedChunks },
        // A guest finds a calendar's file among downloads, by its last name.
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.ics') ? 'assets/[hash]/[name][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
}));
