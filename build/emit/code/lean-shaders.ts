import type { Plugin } from 'vite';

/**
 * Removes line comments, indentation and empty lines from shaders. Vite serves them as string literals, which minifiers
 * leave alone, so a line break is the two characters `\n` here.
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
