import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { normalizePath, type Plugin } from 'vite';
import type { Place } from '../protocol.ts';
import type { ContentApi } from '../../build/serve/content-modules.ts';
import { isContent } from '../../build/serve/content-updates.ts';
import { openDeskApi } from './api.ts';
import { openEditor } from './editor.ts';
import { findPagePictures } from './media/find-page-pictures.ts';
import { markPage } from './origins/mark-page.ts';
import { deskPage } from './desk-page.ts';
import { reloadOnlySite } from './reload-only-site.ts';

/** The desk's address. */
export const DESK = '/edit/';

/** Runs first in each page of the framed site. */
const SITE_SCRIPT = '/desk/page/site/main.ts';

/** Serves the desk and its API, and marks each text of the site with the place where it is written. */
export function edit(): Plugin {
  const token = randomBytes(24).toString('base64url');
  let content: ContentApi;
  /** Notifies every window that the content has changed. */
  let announce = () => {};
  return {
    name: 'edit',
    apply: 'serve',
    configResolved({ plugins }) {
      const found = plugins.find(({ name }) => name === 'content')?.api as ContentApi | undefined;
      if (!found) throw new Error('The desk needs the plugin that serves the content');
      content = found;
      content.project.isDraft = true;
    },
    async configureServer(server) {
      const { project } = content;
      const pictures = new Map<string, Place>();
      content.pageTransforms.push((name, written, page, make) => {
        let areKnown = true;
        for (const [address, place] of findPagePictures(name, page)) {
          areKnown &&= isDeepStrictEqual(pictures.get(address), place);
          pictures.set(address, place);
        }
        // The desk must fetch the new list of pictures.
        if (!areKnown) announce();
        return markPage(name, written, page, make);
      });
      const { hot } = server.environments.client;
      announce = () => hot.send('edit:changed');
      reloadOnlySite(server);
      const onChange = (files: readonly string[]) => {
        // No text changed: media may have moved.
        if (files.length === 0) announce();
        // The file watcher misses the second of two saves within about 50 ms.
        for (const file of files) server.watcher.emit('change', normalizePath(join(project.folder, file)));
      };
      const editor = await openEditor({ project, pictures, onChange });
      const answer = openDeskApi(project, editor, token, {
        host: () => new URL(server.resolvedUrls?.local[0] ?? '').host,
        handle: server.middlewares,
        upgrade: (...upgrade) => server.httpServer?.emit('upgrade', ...upgrade),
      });
      server.middlewares.use((_request, response, next) => {
        // No other site may frame the desk or the site (clickjacking) or load any of their files.
        response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
        response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
        next();
      });
      server.middlewares.use(`${DESK}api`, (request, response) => void answer(request, response));
      // Also without the last slash. Vite removes this path from the request's address, so only the rest is checked.
      server.middlewares.use(DESK.slice(0, -1), (request, response, next) => {
        if (!/^\/?(\?|$)/.test(request.url ?? '')) return next();
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
      if (this.environment.name === 'client' && isContent(file, content.project)) announce();
    },
  };
}
