import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Ends a build with where the site is and what to do with it. */
export function announce(): Plugin {
  let tell = () => {};
  return {
    name: 'announce',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build: { outDir }, logger }) {
      tell = () =>
        logger.info(
          `\nYour site is in the folder ${relative(root, outDir) || outDir}. "npm run preview" shows it as guests will see it. ` +
            'To put it online, upload the whole folder: see docs/online.md.\n',
        );
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: (failure) => (failure ? undefined : tell()),
    },
  };
}
