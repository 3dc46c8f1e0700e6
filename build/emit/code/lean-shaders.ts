import type { Plugin } from 'vite';

/**
 * Removes line comments, indentation and empty lines from shaders. Vite has made string literals of them, which
 * minifiers leave alone. In these, a line break is the two characters `\n`.
 */
export function leanShaders(): Plugin {
  return {
    name: 'lean-shaders',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/shaders\/.*\?raw$/ },
      handler: (code) => ({
        code: code.replaceAll(/ *\/\/.*?(?=\\n)/g, '').replaceAll(/(?:\\n\s*)+/g, '\\n'),
        map: null,
      }),
    },
  };
}
