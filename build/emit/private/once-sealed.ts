import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { onceWritten } from '../once-written.ts';

/** How a terminal, another program or a closed window stops a build. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a task that seals all files after they are written. Until it has, anyone can read them: if the build fails or is
 * stopped before that, they are deleted.
 * @param isSealed whether this build seals its files
 */
export function onceSealed(
  isSealed: () => unknown,
  task: Parameters<typeof onceWritten>[0],
): Pick<Plugin, 'renderStart' | 'writeBundle' | 'closeBundle'> {
  let keep = () => {};
  return {
    // Here and not earlier, so that a build that has written nothing leaves the previous site as it is.
    async renderStart() {
      if (await isSealed()) keep = emptyAtExit(this.environment.config.build.outDir);
    },
    ...onceWritten(async (config) => {
      await task(config);
      keep();
    }),
  };
}

/** Empties a folder when the program ends, except for its `.git`. @returns a function that cancels this */
function emptyAtExit(folder: string): () => void {
  const empty = () => {
    // A build that fails early has no folder yet.
    const names = existsSync(folder) ? readdirSync(folder).filter((each) => each !== '.git') : [];
    for (const path of names.map((name) => join(folder, name))) {
      try {
        rmSync(path, { recursive: true, force: true, maxRetries: 5 });
      } catch {
        // Another program has locked it. The other files must not stay readable because of that.
        console.error(`Anyone can read ${path}, because it could not be deleted. Delete it.`);
      }
    }
  };
  const stop = () => process.exit(1);
  process.on('exit', empty);
  for (const signal of SIGNALS) process.on(signal, stop);
  return () => {
    process.off('exit', empty);
    for (const signal of SIGNALS) process.off(signal, stop);
  };
}
