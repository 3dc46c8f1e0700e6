import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { docPath } from '../read/engine.ts';
import type { Project } from '../read/project.ts';
import { onceWritten } from './once-written.ts';

/** Prints at the end of a build where the site is and what to do with it. */
export function announce(project: Project): Plugin {
  return {
    name: 'announce',
    apply: 'build',
    enforce: 'post',
    ...onceWritten(({ build: { outDir }, logger }) =>
      logger.info(
        `\nYour site is in the folder ${relative(project.root, outDir)}. "npm start" shows it as guests will see it. ` +
          `"npx our-story publish" puts it online. Or upload the whole folder: see ${docPath('online.md')}.\n`,
      ),
    ),
  };
}
