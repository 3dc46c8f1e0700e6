// Measures how fast each screen of the site loads on slow 4G with the CPU slowed down four times, and runs Lighthouse.
//
//   npm run bench -- loading [--rounds 5] [--lighthouse 1] [--out results-loading]
//
// Writes <out>.json and <out>.md. Lighthouse runs with its mobile defaults and simulates its own throttling.
import { rm, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { CPU_SLOWDOWN, SLOW_4G, VIEWS } from './harness/screens.mjs';
import { cell, table } from './report.mjs';
import { serve } from './server.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    lighthouse: { type: 'string', default: '1' },
    out: { type: 'string', default: 'results-loading' },
  },
});

const OPENED = { state: { opened: true }, version: 1 };
const TEXT_PAGES = ['schedule', 'program', 'party', 'travel', 'faq', 'registry'];
/**
 * The screens that are loaded cold, with the guest's stored state.
 * @type {[name: string, path: string, memory: object | null][]}
 */
const SCREENS = [
  ['cover', '', null],
  ['menu', '', OPENED],
  ...['story', 'story?flat', ...TEXT_PAGES, 'thanks'].map((path) => [path, path, OPENED]),
];
/**
 * WebGL without a GPU needs these. They also make Chromium draw every page with software GL, which blocks the main thread
 * for seconds, so only the story uses them.
 */
const SOFTWARE_GL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const chrome = (needsGL) => ({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', ...(needsGL ? SOFTWARE_GL : [])],
});

/** Runs in the page before its scripts, and collects Web Vitals. */
function observe() {
  const found = (window.vitals = { fcp: 0, lcp: 0, cls: 0, tasks: [] });
  const on = (type, handle) => new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type });
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (found.fcp = startTime));
  on('largest-contentful-paint', ({ startTime }) => (found.lcp = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => (found.cls += hadRecentInput ? 0 : value));
  on('longtask', ({ startTime, duration }) => found.tasks.push([startTime, duration]));
}

/** Opens a new browser for one visit, with the network and CPU of a cheap phone. */
async function withPhone(memory, needsGL, work) {
  const browser = await chromium.launch(chrome(needsGL));
  try {
    const context = await browser.newContext(VIEWS.phone);
    const page = await context.newPage();
    await page.addInitScript(observe);
    if (memory) await page.addInitScript((text) => localStorage.setItem('wedding-state', text), JSON.stringify(memory));
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work({ page, cdp });
  } finally {
    await browser.close();
  }
}

/** One cold load, until the network is idle. Bytes are as transferred; times are ms since navigation. */
const load = (origin, path, memory) =>
  withPhone(memory, path === 'story', async ({ page, cdp }) => {
    const transferred = { all: 0, script: 0 };
    const scripts = new Set();
    cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      transferred.all += encodedDataLength;
      if (scripts.has(requestId)) transferred.script += encodedDataLength;
    });
    await page.goto(`${origin}/ours/${path}`, { waitUntil: 'networkidle', timeout: 120_000 });
    // Software GL paints later; the largest paint follows within a second.
    await page.waitForFunction(() => window.vitals.lcp > 0);
    await page.waitForTimeout(1000);
    const { fcp, lcp, cls, tasks } = await page.evaluate(() => window.vitals);
    const blocked = tasks.filter(([start]) => start >= fcp).map(([, duration]) => Math.max(duration - 50, 0));
    return { fcp, lcp, cls, tbt: blocked.reduce((sum, ms) => sum + ms, 0), ...transferred };
  });

/** Runs in the page: after the next click, checks in each frame whether its target is present and painted. */
function watch(isThere) {
  window.painted = new Promise((resolve) => {
    const onClick = ({ timeStamp }) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
      port1.start();
      const look = () => {
        if (!isThere()) return requestAnimationFrame(look);
        // A message is delivered after the current frame has been painted.
        requestAnimationFrame(() => port2.postMessage(0));
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', onClick, { once: true, capture: true });
  });
}

/** Milliseconds from a tap on a link of the menu to the paint of its page. `there` is an expression that is true by then. */
async function tap(page, name, there) {
  const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(`(${watch.toString()})(() => ${there})`);
  await link.tap();
  return page.evaluate(() => window.painted);
}

/** The times from a tap on home, after its idle prefetch, to each text page, and to the story's first photo. */
const taps = (origin) =>
  withPhone(OPENED, true, async ({ page }) => {
    const times = {};
    await page.goto(`${origin}/ours/`, { waitUntil: 'networkidle', timeout: 120_000 });
    for (const path of TEXT_PAGES) {
      const name = await page.locator(`nav a[href$="/${path}"]`).first().textContent();
      times[path] = await tap(
        page,
        name,
        `location.pathname.endsWith('/${path}') && document.querySelector('main h1')`,
      );
      await page.getByRole('link', { name: 'Home', exact: true }).first().click();
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    }
    await page.waitForLoadState('networkidle');
    times.story = await tap(
      page,
      'Our Story',
      `document.querySelector('[data-deck] [data-card="0"] img')?.naturalWidth`,
    );
    return times;
  });

/** Lighthouse's mobile scores of one screen, 0 to 100. */
async function scores(origin, path, memory) {
  const profile = await mkdtemp(`${tmpdir()}/lighthouse-`);
  const port = 9333;
  const { executablePath, args } = chrome(path === 'story');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    if (memory) {
      // A file of the site that loads no others.
      await page.goto(`${origin}/ours/robots.txt`);
      await page.evaluate((text) => localStorage.setItem('wedding-state', text), JSON.stringify(memory));
      await page.goto('about:blank');
    }
    const result = await lighthouse(`${origin}/ours/${path}`, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      disableStorageReset: true,
    });
    const { categories, audits } = result.lhr;
    const failed = ['accessibility', 'best-practices'].flatMap((category) =>
      categories[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({ id }) => id),
    );
    return {
      ...Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)])),
      failed,
    };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

const samples = { loads: {}, taps: {}, scores: {} };
const add = (kind, name, sample) => (samples[kind][name] ??= []).push(sample);

function report() {
  const of = (kind, name, pick, digits) => cell((samples[kind][name] ?? []).map(pick), digits);
  const loads = SCREENS.map(([name]) => [
    `/${name}`.replace('/cover', 'cover').replace('/menu', 'menu'),
    of('loads', name, (s) => s.fcp / 1000, 2),
    of('loads', name, (s) => s.lcp / 1000, 2),
    of('loads', name, (s) => s.cls, 3),
    of('loads', name, (s) => s.tbt),
    of('loads', name, (s) => s.all / 1000),
    of('loads', name, (s) => s.script / 1000, 1),
    of('scores', name, (s) => s.performance),
    of('scores', name, (s) => s.accessibility),
    of('scores', name, (s) => s['best-practices']),
  ]);
  const tapped = Object.keys(samples.taps).map((name) => [`/${name}`, of('taps', name, (ms) => ms)]);
  return [
    `## Loading on slow 4G with 4x CPU, median (min–max), and Lighthouse mobile`,
    table([
      [
        '',
        'FCP, s',
        'LCP, s',
        'CLS',
        'TBT, ms',
        'transferred, kB',
        'script, kB',
        'performance',
        'accessibility',
        'best practices',
      ],
      ...loads,
    ]),
    `## From the tap on home's menu to its paint, 4x CPU, ms`,
    table([['', 'ms'], ...tapped]),
  ].join('\n\n');
}

const server = await serve(`${import.meta.dirname}/dist`);
for (let round = 0; round < Number(options.rounds); round++) {
  for (const [name, path, memory] of SCREENS) add('loads', name, await load(server.origin, path, memory));
  for (const [name, time] of Object.entries(await taps(server.origin))) add('taps', name, time);
  console.log(`loading, round ${round + 1}`);
}
for (let round = 0; round < Number(options.lighthouse); round++) {
  for (const [name, path, memory] of SCREENS) {
    const sample = await scores(server.origin, path, memory);
    add('scores', name, sample);
    if (sample.failed.length) console.log(`${name}: ${sample.failed.join(', ')}`);
  }
}
server.close();
await writeFile(`${options.out}.json`, JSON.stringify(samples));
await writeFile(`${options.out}.md`, `${report()}\n`);
