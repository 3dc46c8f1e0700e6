import { createServer, type Plugin } from 'vite';

/** Where the shell takes the finished cover. */
const PLACE = '<!--cover-->';

/** Puts the cover into the built `index.html` as finished HTML, so that it paints before any script has come. */
export function prerenderCover(): Plugin {
  let root = '';
  let base = '/';
  return {
    name: 'prerender-cover',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => html.replace(PLACE, await renderCover(root, base)),
    },
  };
}

async function renderCover(root: string, base: string): Promise<string> {
  const server = await createServer({
    root,
    base,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, watch: null },
  });
  try {
    const module: { coverHtml?: () => Promise<string> } = await server.ssrLoadModule('/src/app/cover-html.tsx');
    if (!module.coverHtml) throw new Error('src/app/cover-html.tsx does not export coverHtml');
    return await module.coverHtml();
  } finally {
    await server.close();
  }
}
