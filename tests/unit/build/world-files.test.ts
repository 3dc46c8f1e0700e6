import { expect, test } from 'vitest';
import type { ViteDevServer } from 'vite';
import type { Project } from '../../../build/read/project.ts';
import { worldFiles } from '../../../build/emit/world-files.ts';

type Handle = (request: { url: string }, response: object, next: (error?: unknown) => void) => void;

test('an icon that cannot be made fails its request, not the server', async () => {
  const failure = new Error('vanished');
  const plugin = worldFiles({ read: () => Promise.reject(failure) } as unknown as Project);
  let handle: Handle = () => {};
  const server = { config: { base: '/' }, middlewares: { use: (own: Handle) => (handle = own) } };
  const start = plugin.configureServer as (server: ViteDevServer) => void;
  start(server as unknown as ViteDevServer);
  expect(await new Promise((next) => handle({ url: '/favicon.svg' }, {}, next))).toBe(failure);
});
