import type { HotPayload, ViteDevServer } from 'vite';

/**
 * Turns every full reload, Vite's own included, into a reload of the framed site, so that the desk keeps its drafts.
 * Replaces a method of Vite's web socket. A socket of our own would need Vite's settings, and would miss plugins that
 * send their reloads through `server.ws`.
 */
export function reloadOnlySite(server: ViteDevServer): void {
  const { hot } = server.environments.client;
  const send = hot.send.bind(hot);
  const sendOrReload = (payload: HotPayload | string, ...rest: unknown[]) => {
    if (typeof payload === 'object' && payload.type === 'full-reload')
      send({ type: 'custom', event: 'edit:reload', data: null });
    // Callers pass either a payload, or an event's name and its data.
    else Reflect.apply(send, hot, [payload, ...rest]);
  };
  hot.send = sendOrReload;
}
