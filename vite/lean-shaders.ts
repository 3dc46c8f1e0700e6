import type { Plugin } from 'vite';

/** Leaves comments, indents and empty lines out of the built shaders, which no minifier knows to be more than text. */
export function leanShaders(): Plugin {
  return {
    name: 'lean-shaders',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/shaders\/.*\?raw$/ },
      handler: (code) => ({
        code: code.replaceAll(/\/\/.*?(?=\\n)/g, '').replaceAll(/(?:\\n\s*)+/g, '\\n'),
        map: null,
      }),
    },
  };
}
