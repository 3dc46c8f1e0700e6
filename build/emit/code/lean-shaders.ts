import type { Plugin } from 'vite';

/** Removes comments, indentation and empty lines from shaders, which minifiers treat as text. */
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
