import type { Plugin, ResolvedConfig } from 'vite';

/**
 * Runs a task after all files are written. `closeBundle` also runs after some failures. The task would then fail, too,
 * and hide the first error.
 */
export function onceWritten(task: (config: ResolvedConfig) => unknown): Pick<Plugin, 'writeBundle' | 'closeBundle'> {
  let isWritten = false;
  return {
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (isWritten) await task(this.environment.config);
      },
    },
  };
}
