import type { Plugin } from 'vite';

/** The shader chunks that three adds to every program. */
const NEEDED = new Set(['colorspace_pars_fragment']);

/**
 * Removes three's own shaders, 120 kB of GLSL: the site has its own, and bundlers cannot detect that these are unused. If
 * one is needed after all, a shader does not compile, and the browser tests fail.
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
