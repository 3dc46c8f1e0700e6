import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createServer,
  normalizePath,
  type HotPayload,
  type InlineConfig,
  type ViteDevServer,
  type WatchOptions,
} from 'vite';
import { openProject } from '../../../build/check/open-project.ts';
import { plugins } from '../../../build/plugins.ts';
import { viteOptions } from '../../../build/vite-options.ts';
import { IS_RELEASE } from '../../e2e/support/is-release.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FIXTURE = join(ROOT, 'tests/fixtures/mountains/content');

/** How long and how often to look for a result, in ms: the machine may be busy. */
const PATIENCE = { timeout: 20_000, interval: 100 };

let folder = '';
const running: ViteDevServer[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(FIXTURE, folder, { recursive: true });
  // Two cards suffice. A drawing belongs to one world, and a test chooses another.
  rewrite('story.yaml', (text) =>
    text
      .split(/^(?= {2}- date:)/m)
      .slice(0, 3)
      .join(''),
  );
  rewrite('schedule.yaml', (text) => text.replaceAll(/^ +drawing: .*\n/gm, ''));
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.close()));
  rmSync(folder, { recursive: true });
});

/** Changes a file. @returns its path */
function rewrite(name: string, edit: (text: string) => string): string {
  const file = join(folder, name);
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  return file;
}

/** Starts `npm run dev` with the project's configuration on a copy of the fixture. */
async function serve(watch: WatchOptions | null = null): Promise<ViteDevServer> {
  const project = openProject(ROOT, relative(ROOT, folder), null);
  return start({ ...viteOptions, configFile: false, plugins: plugins(project, 'development') }, watch);
}

/** Starts a server that knows nothing of earlier changes: it loads the build's code again, which takes a second. */
async function serveAfresh(): Promise<ViteDevServer> {
  const before = process.env.CONTENT;
  process.env.CONTENT = relative(ROOT, folder);
  try {
    return await start({ configFile: join(ROOT, 'vite.config.ts') });
  } finally {
    if (before === undefined) delete process.env.CONTENT;
    else process.env.CONTENT = before;
  }
}

async function start(own: InlineConfig, watch: WatchOptions | null = null): Promise<ViteDevServer> {
  const server = await createServer({
    ...own,
    root: ROOT,
    cacheDir: join(folder, '.vite'),
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, watch, hmr: { server: createHttpServer() } },
  });
  running.push(server);
  return server;
}

/** Loads every module of the site, as a browser does when it opens each page. @returns their code, by URL */
async function loadAll({ environments: { client } }: ViteDevServer): Promise<Map<string, string>> {
  const served = new Map<string, string>();
  const visit = async (url: string): Promise<void> => {
    if (served.has(url) || url.includes('/node_modules/')) return;
    served.set(url, '');
    const made = await client.transformRequest(url);
    // What may differ: Vite adds stamps after a hot update, and imports packages in the order in which it finds them.
    const lines = (made?.code ?? '').replaceAll(/[?&]t=\d+/g, '').split(/[;\n]/);
    served.set(url, lines.toSorted().join('\n'));
    const imported = await client.moduleGraph.getModuleByUrl(url);
    for (const { url: next } of imported?.importedModules ?? []) await visit(next);
  };
  await visit('/src/main.tsx');
  return served;
}

/** The modules that a freshly started server would serve differently. */
async function findStale(server: ViteDevServer): Promise<string[]> {
  const [served, fresh] = [await loadAll(server), await loadAll(await serveAfresh())];
  return [...new Set([...served.keys(), ...fresh.keys()])].filter((url) => served.get(url) !== fresh.get(url));
}

/** Changes a file and reports this as the watcher would. @returns the server's message to browsers */
async function change(server: ViteDevServer, name: string, edit: (text: string) => string): Promise<HotPayload> {
  const file = rewrite(name, edit);
  const { hot } = server.environments.client;
  const sent = new Promise<HotPayload>((resolve) => {
    hot.send = (payload: HotPayload | string) => {
      if (typeof payload === 'object') resolve(payload);
    };
  });
  server.watcher.emit('change', normalizePath(file));
  return sent;
}

const COLOURS = "colours: { accent: '#9a5b3c', ink: '#20242c', paper: '#faf7f1' }";

describe('the development server', () => {
  // One server sees all changes, in this order. Only a release compares it with a fresh one after each: that is slow.
  let started: Promise<ViteDevServer> | undefined;
  const open = async () => {
    const server = await serve();
    await loadAll(server);
    return server;
  };

  test.each([
    [
      'own colours',
      'site.yaml',
      (text: string) => `${text}${COLOURS}\n`,
      ['/src/worlds/mountains/palette.css'],
      IS_RELEASE,
    ],
    [
      'letters that are new to the site',
      'faq.yaml',
      (text: string) => text.replace('question: ', 'question: Ж '),
      ['/src/pages/faq/faq-page.tsx', '\0virtual:fonts.css'],
      true,
    ],
  ])('shows %s without a reload', async (_what, name, edit, paths, isCompared) => {
    const server = await (started ??= open());
    const sent = await change(server, name, edit);
    expect(sent).toMatchObject({ type: 'update' });
    const updates = sent.type === 'update' ? sent.updates.map(({ acceptedPath }) => acceptedPath) : [];
    expect(updates).toEqual(expect.arrayContaining(paths));
    await loadAll(server);
    if (isCompared) expect(await findStale(server)).toEqual([]);
  });

  test.each([
    ['names', (text: string) => text.replace('Bjørn', 'Bartholomäus-Maximilian')],
    ['world', (text: string) => text.replace('world: mountains', 'world: harbour')],
  ])('reloads the site after a change of %s, with every module up to date', async (_what, edit) => {
    const server = await (started ??= open());
    expect(await change(server, 'site.yaml', edit)).toMatchObject({ type: 'full-reload' });
    await loadAll(server);
    if (IS_RELEASE) expect(await findStale(server)).toEqual([]);
  });
});

test('a file that an editor empties before filling it is read when full', async () => {
  const server = await serve({});
  const serveFaq = () => server.environments.client.transformRequest('virtual:content/faq').then((made) => made?.code);
  await serveFaq();
  const file = join(folder, 'faq.yaml');
  await vi.waitFor(() => expect(server.watcher.getWatched()).toHaveProperty([normalizePath(folder)]), PATIENCE);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, '');
  // Without `WRITE_FINISH` of `content-modules.ts`, the watcher reports the empty file and misses the full one.
  await setTimeout(20);
  writeFileSync(file, text.replace('question: ', 'question: Really, '));
  await vi.waitFor(async () => expect(await serveFaq()).toContain('Really'), PATIENCE);
});
