import type { Plugin } from 'vite';

/** React DOM's imports, one list such as `var Scheduler = require("scheduler"), React = require("react");`. */
const REQUIRE = /\b(?:var )?(\w+) = require\("([\w-]+)"\)[,;]/g;

/** Turns React DOM from CommonJS into an ES module, so that the bundler can drop what the site does not use. */
export function reactAsModule(): Plugin {
  return {
    name: 'react-as-module',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /react-dom\/(client|cjs\/react-dom-client\.production)\.js$/ },
      handler: (code, id) => {
        // The package's entry, which would choose between development and production.
        if (id.endsWith('client.js'))
          return { code: `export * from './cjs/react-dom-client.production.js';`, map: null };
        const module = code
          .replace(REQUIRE, 'import $1 from "$2";')
          .replace(/^exports\.(\w+) = /gm, 'export const $1 = ');
        if (!/^export const hydrateRoot/m.test(module) || /\brequire\(|\bexports\./.test(module))
          throw new Error('React DOM is built differently: update build/emit/code/react-as-module.ts');
        return { code: module, map: null };
      },
    },
  };
}
