import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { ENGINE } from '../read/engine.ts';
import type { Project } from '../read/project.ts';
import { usedReply } from './code/used-reply.ts';
import { onceWritten } from './once-written.ts';

/** Cached with each release: shell, code with all words, styles, fonts, drawings, calendars. Not the scene. */
const RELEASE =
  /^(index\.html|favicon\.svg|assets\/(?!scene-deck-)[^/]+\.(js|css|woff2|svg)|assets\/[^/]+\/[^/]+\.ics)$/;

/**
 * Builds the service worker of `src/offline`, and fills in the list of files to cache for this release. The worker's
 * own code decides what to cache on use, such as photos and the scene.
 */
export function offline(project: Project): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    ...onceWritten(async (config) => {
      const list = JSON.stringify(await listRelease(config.build.outDir));
      // `self.__WB_MANIFEST` is Workbox's name for the list.
      await buildWorker(config, 'src/offline/service-worker.ts', { 'self.__WB_MANIFEST': list }, [usedReply(project)]);
    }),
  };
}

/** What a worker's build needs from the site's build. */
export type WorkerSite = Pick<ResolvedConfig, 'base'> & { build: Pick<ResolvedConfig['build'], 'outDir' | 'target'> };

/** Builds a service worker. @param define the values that replace names in its code */
export async function buildWorker(
  { base, build: { outDir, target } }: WorkerSite,
  entry: string,
  define: Record<string, string>,
  plugins: Plugin[] = [],
): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: ENGINE,
    base,
    publicDir: false,
    define,
    plugins,
    build: {
      outDir,
      emptyOutDir: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: { 'service-worker': join(ENGINE, entry) },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
}

/** The files to cache for a release. A file with a hash in its name needs no revision. */
export async function listRelease(folder: string): Promise<{ url: string; revision: string | null }[]> {
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
