import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview, type Connect, type Plugin } from 'vite';
import type { Fault } from '../e2e/support/host.ts';
import { SITE } from '../serve.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** The fixture's built site on the project's own server, with simulated faults. */
export type Site = {
  url: string;
  /** Errors that pages have reported since the last `calm`. */
  faults: string[];
  /** Fails requests for matching files, `times` times or until `calm`. */
  fail: (file: RegExp, times?: number, fault?: Fault) => void;
  /** How often a request has failed. */
  failures: () => number;
  /** Sets a script that every page runs first. */
  begin: (script: string) => void;
  /** Ends all faults. */
  calm: () => void;
  stop: () => Promise<void>;
};

/** Reports uncaught and logged errors to the server, since no driver offers them in all engines. */
const REPORT = `{
  const tell = (fault) => navigator.sendBeacon('/tell', String(fault));
  addEventListener('error', ({ message }) => tell(message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  const { error } = console;
  console.error = (...said) => (tell(said.join(' ')), error.apply(console, said));
}`;

export async function serveSite(): Promise<Site> {
  let faults: string[] = [];
  let failing: { file: RegExp; times: number; fault: Fault } | null = null;
  let failed = 0;
  let first = '';

  const meddle: Connect.NextHandleFunction = (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '/';
    if (path === '/tell') {
      request.on('data', (said: Buffer) => faults.push(said.toString()));
      request.on('end', () => response.end());
    } else if (path === '/first.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(REPORT + first);
    } else if (failing?.file.test(path) && failed < failing.times) {
      failed++;
      const { fault } = failing;
      if (fault === 'reset') return void request.socket.destroy();
      if (fault === '503') response.statusCode = 503;
      else {
        // Cached for good, as the file itself would be.
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
        response.setHeader('Content-Type', fault === 'page' ? 'text/html' : type);
      }
      response.end(fault === 'page' ? '<!doctype html>' : '');
    } else if (!path.includes('.')) {
      response.setHeader('Content-Type', 'text/html');
      const own = join(ROOT, SITE.outDir, `${path}.html`);
      const shell = readFileSync(existsSync(own) ? own : join(ROOT, SITE.outDir, 'index.html'), 'utf8');
      response.end(shell.replace('<head>', '<head><script src="/first.js"></script>'));
    } else {
      // As hosts are told to do.
      if (path.startsWith('/assets/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    }
  };
  const plugin: Plugin = {
    name: 'what-may-go-wrong',
    configurePreviewServer: ({ middlewares }) => void middlewares.use(meddle),
  };
  const server = await preview({
    root: ROOT,
    build: { outDir: SITE.outDir },
    plugins: [plugin],
    preview: { port: 4397, strictPort: true },
    logLevel: 'error',
  });
  return {
    url: 'http://localhost:4397',
    get faults() {
      return faults;
    },
    fail: (file, times = Infinity, fault = '503') => {
      failing = { file, times, fault };
      failed = 0;
    },
    failures: () => failed,
    begin: (script) => (first = script),
    calm: () => {
      failing = null;
      first = '';
      faults = [];
    },
    stop: () => server.close(),
  };
}
