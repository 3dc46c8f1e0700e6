import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { normalizePath, type HotPayload, type Plugin, type ViteDevServer } from 'vite';
import type { Place } from '../../src/edit/protocol.ts';
import { isContent, type ContentApi } from '../content.ts';
import { answerDesk } from './api.ts';
import { openEditor } from './editor.ts';
import { findPictures } from './media/pictures.ts';
import { markPage } from './origins.ts';

/** Where the desk is. */
export const DESK = '/edit/';

/** What the site in the frame and the desk around it begin with. */
const SITE_SCRIPT = '/src/edit/site/main.ts';
const DESK_SCRIPT = '/src/edit/main.tsx';

/** The editing layer: the desk, what it asks for, and the marks in the site that say where each text comes from. */
export function edit(): Plugin {
  const token = randomBytes(24).toString('base64url');
  let api: ContentApi;
  /** Tells every window that the content is another one. */
  let announce = () => {};
  return {
    name: 'edit',
    apply: 'serve',
    configResolved({ plugins }) {
      const found = plugins.find(({ name }) => name === 'content')?.api as ContentApi | undefined;
      if (!found) throw new Error('The editing layer needs the plugin that serves the content');
      api = found;
      api.project.isDraft = true;
    },
    async configureServer(server) {
      const { project } = api;
      const pictures = new Map<string, Place>();
      const makePage = api.makePage.bind(api);
      api.makePage = async (name, written) => {
        let isKnown = true;
        const page = await makePage(name, written);
        for (const [address, place] of findPictures(name, page)) {
          isKnown &&= isDeepStrictEqual(pictures.get(address), place);
          pictures.set(address, place);
        }
        // What was told of the content so far leads elsewhere.
        if (!isKnown) announce();
        return markPage(name, written, page, (others) => makePage(name, others));
      };
      const { hot } = server.environments.client;
      announce = () => hot.send('edit:changed');
      reloadTheSiteAlone(server);
      // It may lie where Vite does not look.
      server.watcher.add([project.folder]);
      const onChange = (files: readonly string[]) => {
        if (files.length === 0) announce();
        // Who watches files misses the second of two saves of a file within some 50 ms.
        for (const file of files) server.watcher.emit('change', normalizePath(join(project.folder, file)));
      };
      const editor = await openEditor({ project, pictures, onChange });
      const answer = answerDesk(project, editor, token);
      server.middlewares.use((_request, response, next) => {
        // Nobody else may show the desk, or the site, in a frame and lead clicks astray, nor take in any file of it.
        response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
        response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
        next();
      });
      server.middlewares.use(`${DESK}api`, (request, response) => void answer(request, response));
      server.middlewares.use(DESK.slice(0, -1), (request, response, next) => {
        if (request.url !== '/' && request.url !== '') return next();
        server
          .transformIndexHtml(DESK, deskPage(token))
          .then(
            (page) => response.setHeader('Content-Type', 'text/html').setHeader('Cache-Control', 'no-store').end(page),
            next,
          );
      });
    },
    transformIndexHtml: (_html, { path }) =>
      path === DESK ? [] : [{ tag: 'script', attrs: { type: 'module', src: SITE_SCRIPT }, injectTo: 'head' }],
    hotUpdate({ file }) {
      if (this.environment.name === 'client' && isContent(file, api.project)) announce();
    },
  };
}

/** A reload is the site's: the desk keeps what is typed and open there. */
function reloadTheSiteAlone(server: ViteDevServer): void {
  const { hot } = server.environments.client;
  const send = hot.send.bind(hot);
  const sendOrReload = (payload: HotPayload | string, ...rest: unknown[]) => {
    if (typeof payload === 'object' && payload.type === 'full-reload')
      send({ type: 'custom', event: 'edit:reload', data: null });
    else Reflect.apply(send, hot, [payload, ...rest]);
  };
  hot.send = sendOrReload;
}

function deskPage(token: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="edit-token" content="${token}" />
    <title>Edit your site</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="desk"></div>
    <script type="module" src="${DESK_SCRIPT}"></script>
  </body>
</html>
`;
}
