import type { Plugin } from 'vite';

/**
 * Removes line comments, indentation and empty lines from shaders. By now Vite has turned each shader into a string
 * literal, in which a line break is the two characters `\n`. Minifiers leave string literals alone.
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
