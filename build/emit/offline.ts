import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { ENGINE } from '../read/engine.ts';
import type { Project } from '../read/project.ts';
import { usedPages } from './code/used-pages.ts';
import { onceWritten } from './once-written.ts';

/** All words: pages get them from these files. */
const RELEASE =
  /^(index\.html|favicon\.svg|assets\/(?!scene-deck-)[^/]+\.(js|css|woff2|svg)|assets\/[^/]+\/[^/]+\.ics)$/;

/**
 * Builds the service worker of `src/offline` with the list of files that it caches for each release. What it caches on use, such as
 * photos and the scene, is in `src/offline/service-worker.ts`. `src/offline/register-service-worker.ts` registers it, after everything else.
 */
export function offline(project: Project): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    ...onceWritten(async () => {
      const {
        base,
        build: { outDir, target },
      } = config;
      await build({
        configFile: false,
        logLevel: 'error',
        root: ENGINE,
        base,
        publicDir: false,
        plugins: [usedPages(project)],
        define: { 'self.__WB_MANIFEST': JSON.stringify(await listRelease(outDir)) },
        build: {
          outDir,
          emptyOutDir: false,
          target,
          modulePreload: false,
          rolldownOptions: {
            input: join(ENGINE, 'src/offline/service-worker.ts'),
            output: { format: 'iife', entryFileNames: '[name].js' },
          },
        },
      });
    }),
  };
}

/** The files to cache. One with a hash in its name needs no other revision. */
async function listRelease(folder: string): Promise<{ url: string; revision: string | null }[]> {
  const names = (await readdir(folder, { recursive: true })).map(normalizePath).filter((name) => RELEASE.test(name));
  return Promise.all(
    names.toSorted().map(async (url) => ({
      url,
      revision: url.startsWith('assets/')
        ? null
        : createHash('md5')
            .update(await readFile(join(folder, url)))
            .digest('hex'),
    })),
  );
}
