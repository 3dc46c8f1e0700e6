import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { lookup } from 'mrmime';
import { SITE } from '../../serve.mjs';
import { test as guest } from './guest';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The fixture's built site. */
export const DIST = join(ROOT, SITE.outDir);
/** Files whose cached copies browsers revalidate instead of downloading them again. */
const PHOTO = /\.(avif|webp)$/;

/** A guest with a host of their own, which serves a built site. */
export const test = guest.extend<{ dist: string; host: Host }>({
  dist: [DIST, { option: true }],
  host: async ({ dist }, use) => {
    const host = await startHost(dist);
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

/** How a host or connection fails to deliver a file. `empty` and `page` have status 200, with no body or home's HTML. */
export const FAULTS = ['503', 'reset', 'empty', 'page'] as const;
export type Fault = (typeof FAULTS)[number];

/** A host for a built site that can simulate faults. */
export type Host = {
  url: string;
  /** Lets browsers cache assets for good, as real hosts do. */
  cachesAssets: boolean;
  /** Paths that fail at the next request, and how. */
  failing: Map<string, Fault>;
  /** Paths that were answered without a fault. */
  sent: Set<string>;
  /** Drops every request, as in a hall without reception. */
  isDown: boolean;
  /** Serves the next release: Travel's code has a new name, and the old file is gone. */
  isNextRelease: boolean;
  /** Sends home's HTML with status 200 for missing files, as some hosts do. */
  answersAll: boolean;
  /** Holds back requests for matching paths. @returns a function that lets all of them pass. */
  hold: (pattern: RegExp) => () => void;
  /** The requested paths, in order. */
  asked: string[];
  close: () => Promise<void>;
};

/** Waits until the service worker has saved the site and controls this page. */
export async function waitUntilCached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

/** Serves a built site. */
async function startHost(dist: string): Promise<Host> {
  const shell = readFileSync(join(dist, 'index.html'), 'utf8');
  const [travel = ''] = /travel-page-[\w-]{8}\.js/.exec(shell) ?? [];
  const renamed = travel.replace(/[\w-]{8}\.js$/, 'NextTime.js');
  const holds: { pattern: RegExp; released: Promise<void> }[] = [];
  const host: Host = {
    url: '',
    cachesAssets: false,
    failing: new Map(),
    sent: new Set(),
    isDown: false,
    isNextRelease: false,
    answersAll: false,
    asked: [],
    hold: (pattern) => {
      let release = () => {};
      const released = new Promise<void>((done) => (release = done));
      holds.push({ pattern, released });
      return release;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  /** A file of the current release; null if missing. */
  function read(path: string): Buffer | null {
    if (host.isNextRelease && path.endsWith(travel)) return null;
    try {
      const bytes = readFileSync(join(dist, host.isNextRelease ? path.replace(renamed, travel) : path));
      const isText = /\.(html|js|css)$/.test(path);
      return host.isNextRelease && isText ? Buffer.from(bytes.toString().replaceAll(travel, renamed)) : bytes;
    } catch {
      return null;
    }
  }

  const server = createServer((request, response) => {
    void (async () => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
      host.asked.push(path);
      if (host.isDown) return request.socket.destroy();
      for (const { pattern, released } of holds) if (pattern.test(path)) await released;
      // The host may have gone down while the request was held.
      if (host.isDown) return request.socket.destroy();
      const caching = host.cachesAssets && path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
      const fault = host.failing.get(path);
      host.failing.delete(path);
      if (fault === 'reset') return request.socket.destroy();
      if (fault === '503') return response.writeHead(503).end();
      if (fault) {
        const type = lookup(fault === 'page' ? 'index.html' : path);
        response.writeHead(200, { 'content-type': type, 'cache-control': caching });
        return response.end(fault === 'page' ? read('index.html') : '');
      }
      host.sent.add(path);
      const isFile = /\.\w+$/.test(path);
      const bytes = isFile ? read(path) : null;
      if (bytes && PHOTO.test(path) && request.headers['if-none-match'] !== undefined)
        return response.writeHead(304).end();
      if (bytes) {
        const range = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '');
        const headers = {
          'content-type': lookup(path) ?? 'application/octet-stream',
          'accept-ranges': 'bytes',
          ...(PHOTO.test(path) && { etag: `"${path}"` }),
        };
        if (!range) return response.writeHead(200, { ...headers, 'cache-control': caching }).end(bytes);
        const from = Number(range[1]);
        const to = range[2] ? Number(range[2]) : bytes.length - 1;
        return response
          .writeHead(206, { ...headers, 'content-range': `bytes ${from}-${to}/${bytes.length}` })
          .end(bytes.subarray(from, to + 1));
      }
      const file = path.endsWith('/') ? `${path}index.html` : `${path}.html`;
      // Home stands in for addresses without a page of their own, and for missing files.
      const page = (isFile ? null : read(file)) ?? read('index.html');
      return response
        .writeHead(isFile && !host.answersAll ? 404 : 200, { 'content-type': 'text/html', 'cache-control': 'no-cache' })
        .end(page);
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;
}
