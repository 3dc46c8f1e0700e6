import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inspect } from 'node:util';
import type { Plugin } from 'vite';
import { OWN_WORLD } from '../../src/model/worlds.ts';
import { ENGINE, ENGINE_ALIAS } from '../read/engine.ts';
import { homeOf } from '../read/home-folder.ts';
import { isInside } from '../read/is-inside.ts';
import type { Project } from '../read/project.ts';
import { worldFolder } from '../read/worlds.ts';

const DREI = join(ENGINE, 'node_modules/@react-three/drei');

/** Vite's root is the engine's folder; what Vite writes, and the couple's own files, are in the couple's folder. */
export function folders(project: Project): Plugin {
  const { root, folder } = project;
  const ownWorld = worldFolder(project, OWN_WORLD);
  return {
    name: 'folders',
    config: {
      // After the archive, which sets its own `outDir`.
      order: 'post',
      handler: ({
        build: { outDir = 'dist', emptyOutDir } = {},
        cacheDir = 'node_modules/.vite',
        publicDir = join(root, 'public'),
      }) => ({
        root: ENGINE,
        publicDir,
        cacheDir: resolve(root, cacheDir),
        build: { outDir: resolve(root, outDir), emptyOutDir: emptyOutDir ?? isInside(root, resolve(root, outDir)) },
        resolve: {
          // A couple's own world shares the engine's React, wherever it was installed.
          dedupe: ['react', 'react-dom'],
          alias: [
            ENGINE_ALIAS,
            // Where the engine is a package, `vendor/` has the one module of drei that it needs: see tools/prepack.mjs.
            ...(existsSync(DREI) ? [] : [{ find: /^@react-three\/drei\/core/, replacement: join(ENGINE, 'vendor') }]),
          ],
        },
        server: { fs: { allow: [ENGINE, root, folder, ownWorld] } },
      }),
    },
    // A build deletes or, on a private site, encrypts every file in its folder.
    configResolved({ command, build: { outDir, emptyOutDir } }) {
      if (command !== 'build') return;
      const ours = [folder, join(root, 'public'), ownWorld, homeOf(project)];
      if (isInside(outDir, root) || ours.some((each) => isInside(outDir, each) || isInside(each, outDir)))
        throw plainError(`A build would delete your own files in ${outDir}. Choose another folder for --outDir.`);
      // A further folder inside the couple's has an earlier build; one elsewhere may have anything.
      if (!isInside(root, outDir) && !emptyOutDir && existsSync(outDir) && readdirSync(outDir).length > 0)
        throw plainError(
          `${outDir} already has files. For --outDir, choose a new folder, such as ${join(outDir, 'site')}. ` +
            'Or add --emptyOutDir, which first deletes everything in it.',
        );
    },
    // Where the engine is a package, Vite's `?v=` marks its modules as unchanging, but they change with the content.
    resolveId: {
      order: 'pre',
      filter: { id: /^\./ },
      async handler(id, importer, options) {
        const found = await this.resolve(id, importer, options);
        return found && { ...found, id: found.id.replace(/\?v=\w+$/, '') };
      },
    },
  };
}

/** An error that Vite prints without a stack trace, which would bury its message. */
function plainError(message: string): Error {
  return Object.assign(new Error(message), { [inspect.custom]: () => message });
}
