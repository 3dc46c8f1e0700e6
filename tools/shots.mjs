/**
 * `npm run shots` takes a screenshot of every screen and state of the built site, at four widths unless a state has
 * sizes of its own, and puts them on one page. `npm run shots -- story` takes only those whose names contain "story".
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findChromium } from './chromium.mjs';
import { pages, STATES, WIDTHS } from './shot-states.mjs';

const FOLDER = resolve(import.meta.dirname, '../shots');
const wanted = process.argv.slice(2);
/** Whether the couple's site has a state's page. A path may continue with a query, or with `-list.html`. */
const isOnSite = ({ path }) => path === '/' || pages.some((page) => path.startsWith(page.path));
const states = STATES.filter(isOnSite).filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: `node tools/chromium.mjs` installs one.');

await build({ logLevel: 'error' });
const server = await preview({ logLevel: 'error' });
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const launch = (...more) =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', ...more],
  });
const browser = await launch();
// The larger font size is a setting of the browser, as guests choose it: media queries in em depend on this setting.
const largeBrowser = states.some(({ large }) => large) ? await launch('--blink-settings=defaultFontSize=32') : null;
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });

let count = 0;
for (const state of states) {
  for (const size of sizesOf(state)) {
    await shoot(state, size);
    count++;
  }
}
await writeFile(join(FOLDER, 'index.html'), indexPage());
await browser.close();
await largeBrowser?.close();
await server.close();
console.log(`${count} pictures: ${join(FOLDER, 'index.html')}`);

async function shoot(state, viewport) {
  const {
    name,
    path,
    stored,
    act,
    full = false,
    night = false,
    print = false,
    large = false,
    script = true,
    broken,
  } = state;
  const context = await (large && largeBrowser ? largeBrowser : browser).newContext({
    viewport,
    colorScheme: night ? 'dark' : 'light',
    javaScriptEnabled: script,
  });
  await context.addInitScript(
    (text) => localStorage.setItem('wedding-state', text),
    JSON.stringify({ state: stored, version: 1 }),
  );
  const page = await context.newPage();
  if (broken) await page.route(broken, (route) => route.abort());
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await waitUntilAtRest(page);
  if (act) await act(page);
  await waitUntilAtRest(page);
  if (print) {
    await page.emulateMedia({ media: 'print' });
    await waitUntilAtRest(page);
    await page.pdf({ path: join(FOLDER, `${name}.pdf`), preferCSSPageSize: true, format: 'Letter' });
  }
  await page.screenshot({ path: join(FOLDER, fileOf(name, viewport)), fullPage: full });
  await context.close();
}

/** Waits until all animations have ended, except infinite ones, and the visible pictures have loaded. */
async function waitUntilAtRest(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // A canvas does not report its animations: this is enough for its start and for the longest of them.
  if (await page.locator('canvas').count()) await page.waitForTimeout(3500);
}

function sizesOf({ sizes = WIDTHS }) {
  return sizes;
}

function fileOf(name, { width }) {
  return `${name}-${width}.png`;
}

function indexPage() {
  const picture = (name, size) =>
    `<a href="${fileOf(name, size)}"><img loading="lazy" height="400" src="${fileOf(name, size)}" alt="${name} at ${size.width}"></a>`;
  const rows = states.map((state) => {
    const { name, print } = state;
    const sheets = print ? ` <a href="${name}.pdf">as sheets</a>` : '';
    return `<h2>${name}</h2><p>${sizesOf(state)
      .map((size) => picture(name, size))
      .join(' ')}${sheets}</p>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Shots</title><style>body{font:1rem system-ui;background:#333;color:#eee}a{color:inherit}img{max-width:45vw;object-fit:contain;object-position:top}</style>${rows.join('\n')}`;
}
