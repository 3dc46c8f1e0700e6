import { defineConfig } from 'vite';
import { openProject } from './build/check/open-project.ts';
import { plugins } from './build/plugins.ts';
import { viteOptions } from './build/vite-options.ts';

/** Commands run in the couple's folder. */
const project = openProject(process.cwd());

export default defineConfig(({ mode }) => ({ ...viteOptions, plugins: plugins(project, mode) }));
