import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/chromium.mjs';

const PORT = 4391;
/** The bench build, whose story can have any number of cards; built for a path below another site's. */
const BENCH_PORT = 4392;
const BENCH_BASE = '/our/day/';
const BENCH_DIST = 'node_modules/.cache/bench-build';
export const BENCH_URL = `http://localhost:${BENCH_PORT}${BENCH_BASE}`;
/** A site that is served already, to test instead of the one built here. */
const SITE_URL = process.env.SITE_URL;
const executablePath = findChromium();

/** Browser tests of the built site, in the sizes of a phone and of a desk. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // Software WebGL is slow, above all beside another worker.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  ...(!SITE_URL && {
    webServer: [
      {
        command: `npx vite preview --port ${PORT} --strictPort`,
        url: `http://localhost:${PORT}/`,
        reuseExistingServer: !process.env.CI,
      },
      {
        command: `npx vite build --mode bench --base ${BENCH_BASE} --logLevel error --outDir ${BENCH_DIST} --emptyOutDir && npx vite preview --base ${BENCH_BASE} --outDir ${BENCH_DIST} --port ${BENCH_PORT} --strictPort`,
        url: BENCH_URL,
        reuseExistingServer: !process.env.CI,
      },
    ],
  }),
  use: {
    baseURL: SITE_URL ?? `http://localhost:${PORT}`,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
      ],
    },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desk', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
