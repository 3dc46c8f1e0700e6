import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { content } from './vite/content.ts';
import { openProject } from './vite/content/project.ts';
import { fonts } from './vite/fonts.ts';
import { head } from './vite/head.ts';
import { deckOfAnySize } from './vite/deck-of-any-size.ts';
import { leanThree } from './vite/lean-three.ts';
import { prerenderCover } from './vite/prerender.ts';
import { servedBrowsers } from './vite/served-browsers.ts';
import { sharedChunks } from './vite/shared-chunks.ts';
import { finishShell } from './vite/shell.ts';
import { viewportUnits } from './vite/viewport-units.ts';

const project = openProject(import.meta.dirname);

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    content(project),
    fonts(project),
    head(project),
    prerenderCover(),
    finishShell(project),
    leanThree(),
    mode === 'bench' && deckOfAnySize(),
  ],
  css: { postcss: { plugins: [viewportUnits()] } },
  // The scene's chunk is three itself, loaded on the story's page only; `npm test` holds it to its budget.
  build: {
    target: servedBrowsers(import.meta.dirname),
    chunkSizeWarningLimit: 750,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
  },
}));
