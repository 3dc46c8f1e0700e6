import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview, type Connect, type Plugin } from 'vite';
import type { Fault } from '../e2e/support/host.ts';
import { SITE } from '../serve.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** No other test of the same run uses this port. */
const PORT = 4397;

/** The fixture's built site on the project's own server, with simulated faults. */
export type Site = {
  url: string;
  /** Errors that pages have reported since the last `reset`. */
  errors: string[];
  /** Makes requests for matching files fail, the first `times` or all; replaces an earlier fault. */
  fail: (file: RegExp, times?: number, fault?: Fault) => void;
  endFaults: () => void;
  /** How many requests have failed since the last `fail`. */
  failures: () => number;
  /** Sets a script that every page runs before its own. */
  runFirst: (script: string) => void;
  /** Ends faults, and forgets reported errors and the first script. */
  reset: () => void;
  stop: () => Promise<void>;
};

/** A script that reports uncaught and logged errors to the server, since not every driver offers them. */
const REPORT = `{
  const report = (reported) => navigator.sendBeacon('/report', String(reported));
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  const { error } = console;
  console.error = (...logged) => (report(logged.join(' ')), error.apply(console, logged));
}`;

export async function serveSite(): Promise<Site> {
  let errors: string[] = [];
  let failing: { file: RegExp; times: number; fault: Fault } | null = null;
  let failed = 0;
  let firstScript = '';

  const answer: Connect.NextHandleFunction = (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '/';
    if (path === '/report') {
      request.on('data', (message: Buffer) => errors.push(message.toString()));
      request.on('end', () => response.end());
    } else if (path === '/first.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(REPORT + firstScript);
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
      const file = join(ROOT, SITE.outDir, `${path}.html`);
      const page = readFileSync(existsSync(file) ? file : join(ROOT, SITE.outDir, 'index.html'), 'utf8');
      response.end(page.replace('<head>', '<head><script src="/first.js"></script>'));
    } else {
      // As in the build's files for hosts.
      if (path.startsWith('/assets/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    }
  };
  const plugin: Plugin = {
    name: 'simulated-faults',
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
  };
  const server = await preview({
    root: ROOT,
    build: { outDir: SITE.outDir },
    plugins: [plugin],
    preview: { port: PORT, strictPort: true },
    logLevel: 'error',
  });
  return {
    url: `http://localhost:${PORT}`,
    get errors() {
      return errors;
    },
    fail: (file, times = Infinity, fault = '503') => {
      failing = { file, times, fault };
      failed = 0;
    },
    endFaults: () => (failing = null),
    failures: () => failed,
    runFirst: (script) => (firstScript = script),
    reset: () => {
      failing = null;
      firstScript = '';
      errors = [];
    },
    stop: () => server.close(),
  };
}
