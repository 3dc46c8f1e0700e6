import { defineConfig } from '@playwright/test';
import { BELOW, SITE } from './tests/serve.mjs';
import { IS_RELEASE } from './tests/e2e/support/is-release';
import { findChromium } from './tools/chromium.mjs';

/** The fixture's site again, built for a base path; its story can have any number of cards. */
export const BELOW_URL = `http://localhost:${BELOW.port}${BELOW.base}`;
/** A running site to test instead of the one built here. */
const SITE_URL = process.env.SITE_URL;

const executablePath = findChromium();
const launch = (...args: string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  // Chromium's shell otherwise rounds the widths of letters, unlike browsers with windows.
  args: ['--no-sandbox', '--font-render-hinting=none', ...args],
});
/** Without a GPU, a browser that emulates one takes several times as long to draw a page. */
const NO_GPU = launch('--disable-gpu', '--disable-3d-apis');
/** WebGL on an emulated GPU. The pages around it are still painted without one. */
const WEBGL = launch('--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-rasterization');

/** A phone's browser context. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Just large enough for the wide layouts, since drawing without a GPU takes longer the more pixels there are. */
const LAPTOP = { viewport: { width: 1000, height: 600 } };

/** Tests tagged `@release` are slow; only `npm run test:release` and `npm run test:fuzz` run them. */
const LEFT_OUT = IS_RELEASE ? [] : [/@release/];

/** Browser tests of the fixture's site. Which of them runs where: tests/README.md. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // Software WebGL is slow, especially next to another worker.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  ...(!SITE_URL && {
    // `tests/serve.mjs` serves this site last: once it responds, so does `BELOW`.
    webServer: [
      {
        command: 'node tests/serve.mjs',
        url: `http://localhost:${SITE.port}/`,
        timeout: 180_000,
        reuseExistingServer: !process.env.CI,
      },
    ],
  }),
  // To see how a test failed: --trace on. Recording all of them costs a fifth of the run.
  // A service worker would answer before a test's own routes. Tests that are about it allow it.
  use: { serviceWorkers: 'block', baseURL: SITE_URL ?? `http://localhost:${SITE.port}`, screenshot: 'only-on-failure' },
  projects: [
    // One worker, since a second one would start a second server. First, since its tests are the longest.
    {
      name: 'edit',
      testMatch: 'desk/**/*.spec.ts',
      workers: 1,
      grepInvert: LEFT_OUT,
      use: { ...LAPTOP, launchOptions: NO_GPU },
    },
    { name: 'scene', testMatch: 'scene/**/*.spec.ts', grepInvert: LEFT_OUT, use: { ...PHONE, launchOptions: WEBGL } },
    // Tests of phones set a phone's context themselves: in a project of their own they would need further workers.
    {
      name: 'flat',
      testIgnore: ['desk/**', 'scene/**'],
      grepInvert: LEFT_OUT,
      use: { ...LAPTOP, launchOptions: NO_GPU },
    },
  ],
});
