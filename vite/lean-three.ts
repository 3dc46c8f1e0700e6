import type { Plugin } from 'vite';

/** What every program of three's includes, whatever its shader. */
const NEEDED = new Set(['colorspace_pars_fragment']);

/**
 * Leaves three's own shaders out of the build: the site brings all of its own, and no bundler can tell that the library of
 * 120 kB of GLSL is never asked for. A chunk that is needed after all fails in the browser tests, as a shader that does
 * not compile.
 */
export function leanThree(): Plugin {
  return {
    name: 'lean-three',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /three\/build\/three\.module\.js$/ },
      handler: (code) => ({
        code: code.replace(/^var (\w+) = "(?:[^"\\]|\\.)*";$/gm, (chunk, name: string) =>
          NEEDED.has(name) ? chunk : `var ${name} = "";`,
        ),
        map: null,
      }),
    },
  };
}
