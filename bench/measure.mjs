// Everything that touches the browser. A `target` is { url, deck, swipe, swiped, ready }:
// the page, the selector of its deck (drags start at its centre), the drag that swipes a card away, an expression that
// counts the cards swiped so far (or null) and one that gives the time in ms at which the deck took input (or null).
import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { FRAMES, TIMELINE, breakdown, framesDrawn } from './trace.mjs';

export const VIEWS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const MOVES = 120;
const FRAME = 1000 / 60;
const TIME_LIMIT = 150_000;

/** Runs `work` in a browser of its own, so that CPU time and memory belong to one page; gives up after a while. */
async function withPage(view, work) {
  const s = await open(view);
  const limit = setTimeout(() => s.browser.close(), TIME_LIMIT);
  try {
    return await Promise.race([work(s), s.closed]);
  } finally {
    clearTimeout(limit);
    await s.browser.close();
  }
}

async function open(view) {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const context = await browser.newContext(VIEWS[view]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const root = await browser.newBrowserCDPSession();
  const closed = new Promise((_, reject) =>
    browser.once('disconnected', () => reject(new Error('browser gone or out of time'))),
  );
  closed.catch(() => {});
  const s = { browser, page, cdp, root, closed, view: VIEWS[view], requests: new Map() };
  await page.addInitScript(instrument);
  // A guest of the site who has opened its cover before.
  await page.addInitScript(() => localStorage.setItem('wedding-state', '{"state":{"opened":true},"version":1}'));
  await cdp.send('Performance.enable');
  await cdp.send('Network.enable');
  logRequests(s);
  return s;
}

/** Runs in the page before its scripts: counts animation frames, React commits and long tasks. */
function instrument() {
  const counts = (window.benchCounts = { raf: 0, commits: 0, longTasks: 0 });
  const raf = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => {
    counts.raf++;
    return raf(callback);
  };
  const reactHook = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE() {},
    onCommitFiberRoot: () => counts.commits++,
    onPostCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: reactHook });
  new PerformanceObserver((list) => (counts.longTasks += list.getEntries().length)).observe({ type: 'longtask' });
}

function logRequests({ cdp, requests }) {
  const on = (name, handle) =>
    cdp.on(`Network.${name}`, (e) => requests.get(e.requestId) && handle(requests.get(e.requestId), e));
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (!/^(data|blob):/.test(request.url))
      requests.set(requestId, { url: request.url, timestamp, wallTime, chunks: [] });
  });
  on('responseReceived', (r, { response }) =>
    Object.assign(r, { mime: response.mimeType, cached: response.fromDiskCache }),
  );
  on('requestServedFromCache', (r) => (r.cached = true));
  on('dataReceived', (r, { timestamp, dataLength }) => r.chunks.push({ timestamp, bytes: dataLength }));
  on('loadingFinished', (r, { timestamp, encodedDataLength }) => {
    if (!r.chunks.some(({ bytes }) => bytes)) r.chunks.push({ timestamp, bytes: encodedDataLength }); // fetched as a blob
  });
}

/** Body bytes of images (and videos) that came over the network until `end`, in seconds since navigation. */
function mediaBytes({ requests }, end = Infinity) {
  const start = [...requests.values()][0].timestamp;
  return [...requests.values()]
    .filter((r) => !r.cached && /^(image|video)\//.test(r.mime))
    .flatMap((r) => r.chunks)
    .reduce((sum, chunk) => sum + (chunk.timestamp - start <= end ? chunk.bytes : 0), 0);
}

async function setCpuThrottle(s, rate) {
  await s.cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

const deckBox = (s, target) =>
  s.page.evaluate((selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, size: Math.min(width, height) / 2 };
  }, target.deck);

/** What the middle of the deck looks like in a screencast frame: 12x12 RGB pixels. */
async function middle(s, jpeg, { x, y, size }) {
  const image = sharp(jpeg);
  const scale = (await image.metadata()).width / s.view.viewport.width;
  const [left, top, side] = [x - size / 2, y - size / 2, size].map((v) => Math.round(v * scale));
  return image.extract({ left, top, width: side, height: side }).resize(12, 12).raw().toBuffer();
}

const difference = (a, b) => a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;

async function screencast({ cdp }, onFrame) {
  cdp.on('Page.screencastFrame', ({ data, sessionId }) => {
    const time = Date.now();
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    onFrame(Buffer.from(data, 'base64'), time);
  });
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 400, maxHeight: 900 });
}

/** What the first card looks like once everything is there; `timeToFirstCard` waits for this look. */
export const referenceLook = (view, target) =>
  withPage(view, async (s) => {
    await s.page.goto(target.url, { waitUntil: 'load' });
    await sleep(3000);
    const box = await deckBox(s, target);
    const jpeg = await new Promise((resolve) => screencast(s, resolve));
    return { box, pixels: await middle(s, jpeg, box) };
  });

/** Milliseconds from the navigation request until the first card is on screen (and the deck takes input). */
async function timeToFirstCard(s, target, look) {
  let found;
  const shown = new Promise((resolve) => (found = resolve));
  let checked = Promise.resolve();
  await screencast(s, (jpeg, time) => {
    const before = checked;
    checked = (async () => {
      await before;
      if (difference(await middle(s, jpeg, look.box), look.pixels) < 6) found(time);
    })();
  });
  await s.page.goto(target.url, { waitUntil: 'commit', timeout: 120_000 });
  const time = (await shown) - [...s.requests.values()][0].wallTime * 1000;
  await s.cdp.send('Page.stopScreencast');
  const ready = target.ready ? await s.page.evaluate(target.ready) : 0;
  return Math.max(time, ready);
}

function pointer({ cdp, view }) {
  const touch = (type, ...touchPoints) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  const mouse = (type, x, y, buttons) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      buttons,
      button: type === 'mouseMoved' && !buttons ? 'none' : 'left',
      clickCount: 1,
    });
  if (view.hasTouch) {
    return {
      down: (x, y) => touch('touchStart', { x, y, id: 0 }),
      move: (x, y) => touch('touchMove', { x, y, id: 0 }),
      up: () => touch('touchEnd'),
    };
  }
  return {
    down: (x, y) => mouse('mouseMoved', x, y, 0).then(() => mouse('mousePressed', x, y, 1)),
    move: (x, y) => mouse('mouseMoved', x, y, 1),
    up: (x, y) => mouse('mouseReleased', x, y, 0),
  };
}

/** Sends one move per frame without waiting for the page, as a hand does; resolves when the page has taken them all. */
async function moveAlong(s, path) {
  const start = performance.now();
  const sent = [];
  for (const [i, [x, y]] of path.entries()) {
    await sleep(Math.max(0, start + (i + 1) * FRAME - performance.now()));
    sent.push(pointer(s).move(x, y));
  }
  await Promise.all(sent);
}

/** Two seconds out and back below the swipe threshold, so that the card returns to the deck; `during` wraps the moves. */
async function drag(s, { x, y }, during) {
  const path = Array.from({ length: MOVES }, (_, i) => {
    const away = (1 - Math.cos((2 * Math.PI * (i + 1)) / MOVES)) / 2;
    return [x + 80 * away, y - 24 * away];
  });
  await pointer(s).down(x, y);
  const result = await during(() => moveAlong(s, path));
  await pointer(s).up(x, y);
  await sleep(800);
  return result;
}

/** Takes `count` cards away with quick swipes; returns how many more it took because the page missed some. */
async function swipe(s, target, { x, y }, count) {
  const path = Array.from({ length: 12 }, (_, i) => [
    x + (target.swipe.x * (i + 1)) / 12,
    y + (target.swipe.y * (i + 1)) / 12,
  ]);
  const swiped = () => (target.swiped ? s.page.evaluate(target.swiped) : null);
  let missed = 0;
  for (let left = count; left;) {
    const before = await swiped();
    await pointer(s).down(x, y);
    await moveAlong(s, path);
    await pointer(s).up(...path.at(-1));
    for (let i = 0; i < 12 && (await swiped()) === before; i++) await sleep(50);
    await sleep(150);
    if (!target.swiped || (await swiped()) > before) left--;
    else if (++missed > count) throw new Error(`${missed} swipes missed`);
  }
  await sleep(1500);
  return missed;
}

/** CPU milliseconds used so far by a process or one of its threads, from the kernel's nanosecond accounting. */
async function cpuTime(pid, thread) {
  const threads = thread ? [thread] : await readdir(`/proc/${pid}/task`).catch(() => []);
  const read = (id) => readFile(`/proc/${pid}/task/${id}/schedstat`, 'utf8').then(parseInt, () => 0);
  return (await Promise.all(threads.map(read))).reduce((sum, ns) => sum + ns, 0) / 1e6;
}

const processes = async ({ root }) => (await root.send('SystemInfo.getProcessInfo')).processInfo;

async function counters(s) {
  const { metrics } = await s.cdp.send('Performance.getMetrics');
  const metric = Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
  const cpu = await Promise.all((await processes(s)).map(({ id }) => cpuTime(id)));
  return {
    task: metric.TaskDuration,
    script: metric.ScriptDuration,
    layout: metric.LayoutDuration,
    style: metric.RecalcStyleDuration,
    main: await cpuTime(s.renderer, s.renderer),
    cpu: cpu.reduce((a, b) => a + b, 0),
  };
}

async function traceOf(s, categories, action) {
  await s.browser.startTracing(s.page, { categories });
  await action();
  return JSON.parse((await s.browser.stopTracing()).toString()).traceEvents;
}

/** How much each counter grew while `action` ran. */
async function cost(s, action) {
  const counts = () => s.page.evaluate(() => ({ ...window.benchCounts }));
  const grown = (a, b) => Object.fromEntries(Object.keys(a).map((key) => [key, b[key] - a[key]]));
  const [countsBefore, before] = [await counts(), await counters(s)];
  await action();
  const [after, countsAfter] = [await counters(s), await counts()];
  return { ...grown(before, after), ...grown(countsBefore, countsAfter) };
}

/** What a drag costs, and how many frames were drawn meanwhile. */
function dragCost(s, box) {
  return drag(s, box, async (moves) => {
    let result;
    const events = await traceOf(s, [FRAMES], async () => (result = await cost(s, moves)));
    return { moves: MOVES, frames: framesDrawn(events, s.renderer), ...result };
  });
}

const tracedDrag = (s, box) =>
  drag(s, box, async (moves) => breakdown(await traceOf(s, [FRAMES, ...TIMELINE], moves), s.renderer));

/** The process that runs the page: the renderer whose CPU time grows while the page spins. */
async function findRenderer(s) {
  const renderers = (await processes(s)).filter(({ type }) => type === 'renderer');
  const read = () => Promise.all(renderers.map(({ id }) => cpuTime(id)));
  const before = await read();
  await s.page.evaluate(() => {
    for (const end = performance.now() + 150; performance.now() < end;);
  });
  const grown = (await read()).map((time, i) => time - before[i]);
  s.renderer = renderers[grown.indexOf(Math.max(...grown))].id;
}

const pss = async (pid) => Number(/^Pss:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) * 1024;

async function memory(s) {
  for (let i = 0; i < 3; i++) await s.cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await s.cdp.send('Runtime.getHeapUsage');
  const elements = await s.page.evaluate(() => document.querySelectorAll('*').length);
  const { nodes } = await s.cdp.send('Memory.getDOMCounters');
  const gpu = (await processes(s)).find(({ type }) => type === 'GPU').id;
  return { heap: usedSize, elements, nodes, rendererPss: await pss(s.renderer), gpuPss: await pss(gpu) };
}

/** Bytes of decoded images that the renderer holds for drawing; WebGL textures are not among them. */
async function decodedImages({ root }) {
  const events = [];
  root.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await root.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-memory-infra'],
      excludedCategories: ['*'],
      memoryDumpConfig: { triggers: [] },
    },
  });
  await root.send('Tracing.requestMemoryDump', { levelOfDetail: 'detailed' });
  const complete = new Promise((resolve) => root.once('Tracing.tracingComplete', resolve));
  await root.send('Tracing.end');
  await complete;
  return events
    .map((e) => e.args?.dumps?.allocators?.['cc/image_memory']?.attrs?.size?.value)
    .reduce((sum, hex) => sum + (hex ? parseInt(hex, 16) : 0), 0);
}

/** Loads, idles, drags and swipes a deck of the usual size. */
export const session = (view, target) =>
  withPage(view, async (s) => {
    await s.page.goto(target.url, { waitUntil: 'commit' });
    await sleep(5000);
    const out = { imagesIdle: mediaBytes(s), requests: s.requests.size };
    out.scripts = [...s.requests.values()].filter((r) => /javascript/.test(r.mime)).map((r) => r.url);
    await findRenderer(s);
    out.idle = await cost(s, () => sleep(5000));
    out.loaded = { ...(await memory(s)), decoded: await decodedImages(s) };
    const box = await deckBox(s, target);
    out.trace = await tracedDrag(s, box);
    out.drag = await dragCost(s, box);
    await setCpuThrottle(s, 4);
    out.drag4x = await dragCost(s, box);
    await setCpuThrottle(s, 1);
    out.missed = await swipe(s, target, box, 10);
    out.imagesAfter10 = mediaBytes(s);
    out.missed += await swipe(s, target, box, 39);
    out.swiped = await memory(s);
    return out;
  });

/** A cold load over slow 4G with a CPU slowed down four times. */
export const slowLoad = (view, target, look) =>
  withPage(view, async (s) => {
    await s.cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await setCpuThrottle(s, 4);
    const firstCard = await timeToFirstCard(s, target, look);
    return { firstCard, images: mediaBytes(s, firstCard / 1000) };
  });

/** A cold load and a drag, for decks of any size. */
export const sized = (view, target, look) =>
  withPage(view, async (s) => {
    const firstCard = await timeToFirstCard(s, target, look);
    // Whatever a page still does of itself has been done by then.
    await sleep(5000);
    await findRenderer(s);
    const { heap, elements, rendererPss, gpuPss } = await memory(s);
    return { firstCard, heap, elements, rendererPss, gpuPss, drag: await dragCost(s, await deckBox(s, target)) };
  });
