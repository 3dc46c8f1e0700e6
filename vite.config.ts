import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { content } from './vite/content';
import { openProject } from './vite/content/project';

const project = openProject(import.meta.dirname);

export default defineConfig({
  plugins: [react(), content(project)],
});
