/**
 * `npm run shots` takes a picture of every screen and state of the built site at four widths and puts them on one page,
 * for anyone who changes how things look. `npm run shots -- story` takes only those whose name holds "story".
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findChromium } from './chromium.mjs';
import { readContent } from './read-content.mjs';

const FOLDER = resolve(import.meta.dirname, '../shots');
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** Where compositions meet their limits: the smallest phone, a phone on its side, an old tablet on its side. */
const EDGES = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
];
const PHONE = WIDTHS.slice(0, 1);
/** What projectors show. */
const PROJECTORS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
];
/** What a window has left when a guest enlarges it to four times its size. */
const ENLARGED = [
  { width: 320, height: 256 },
  { width: 321, height: 400 },
];
/** A sheet of Letter within the margins of `print.css`, in CSS pixels. */
const PAPER = [{ width: 695, height: 920 }];
const { written, pages } = await readContent();
const cards = written.story?.cards ?? [];
const QUIET = pages.filter(({ id, next }) => next !== null && id !== 'story').map(({ id }) => id);
const TRACKED = pages.filter(({ tracked }) => tracked).map(({ path }) => path);
const sides = written.party?.sides ?? [];
const asked = written.faq?.questions.findIndex(({ ask }) => ask !== undefined) ?? -1;

/** How far a guest has come: `opened`, and the first so many tracked pages read. */
const visit = (opened, read = 0, thanked = false) => ({
  opened,
  thanked,
  readStates: Object.fromEntries(TRACKED.map((route, at) => [route, at < read])),
});

const swipeTo = (card) => async (page) => {
  for (const { allowedSwipe } of cards.slice(0, card - 1))
    await page.keyboard.press(allowedSwipe === 'superlike' ? 'ArrowUp' : 'ArrowRight');
};
const answer = async (page) => {
  await page.locator('summary').nth(asked).click();
  await page.getByRole('button', { name: written.faq.questions[asked].noLabel, exact: true }).click();
};
/** Starts the show and goes on to this card, or to the end. */
const showTo = (card) => async (page) => {
  for (let press = 0; press < card; press++) {
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(200);
  }
  await page.waitForTimeout(4000);
};
const tabTo = (stop) => async (page) => {
  for (let at = 0; at < stop; at++) await page.keyboard.press('Tab');
};
const pressOn = (name) => async (page) => {
  await page.getByRole('button', { name }).click();
  await page.waitForTimeout(1000);
};

/** A quiet page, opened and seen from top to bottom. */
const quiet = (page, suffix, more) => ({
  name: `${page}${suffix}`,
  path: `/${page}`,
  stored: visit(true),
  // On screens the party fills the window, and a window that grows for the picture scrolls its panels.
  full: page !== 'party' || suffix === '-print',
  ...more,
});
const lost = { path: `/${QUIET.at(-1)}`, stored: visit(true), broken: new RegExp(`${QUIET.at(-1)}-page`) };

/**
 * Each state: its name, its address, how far the guest has come, what they do there, and how the page is shown. Text is
 * shown at 200 % by `large`; `broken` names a file that never comes.
 */
const STATES = [
  { name: 'cover', path: '/', stored: visit(false), sizes: [...WIDTHS, ...EDGES] },
  { name: 'home-first', path: '/', stored: visit(true) },
  { name: 'home-half-read', path: '/', stored: visit(true, 3) },
  { name: 'home-all-read', path: '/', stored: visit(true, TRACKED.length, true), sizes: [...WIDTHS, ...EDGES] },
  { name: 'thanks', path: '/thanks', stored: visit(true, TRACKED.length), sizes: [...WIDTHS, ...EDGES] },
  { name: 'thanks-night', path: '/thanks', stored: visit(true, TRACKED.length), night: true },
  { name: 'story-01', path: '/story', stored: visit(true) },
  { name: 'story-04', path: '/story', stored: visit(true), act: swipeTo(4) },
  {
    name: 'story-film',
    path: '/story',
    stored: visit(true),
    act: swipeTo(cards.findLastIndex(({ video }) => video !== undefined) + 1),
  },
  { name: 'story-end', path: '/story', stored: visit(true), act: swipeTo(cards.length + 1) },
  { name: 'story-flat', path: '/story?flat', stored: visit(true) },
  { name: 'story-list', path: '/story?list', stored: visit(true), full: true },
  { name: 'show-panel', path: '/story?present', stored: visit(true), sizes: [...PROJECTORS, ...PHONE] },
  { name: 'show-card', path: '/story?present', stored: visit(true), act: showTo(2), sizes: PROJECTORS },
  { name: 'show-end', path: '/story?present', stored: visit(true), act: showTo(cards.length + 1), sizes: PROJECTORS },
  { name: 'show-notes', path: '/story?present=notes', stored: visit(true) },
  { name: 'story-enlarged', path: '/story?flat', stored: visit(true), sizes: ENLARGED },
  { name: 'home-enlarged', path: '/', stored: visit(true), sizes: ENLARGED, full: true },
  { name: 'cover-without-script', path: '/', stored: visit(false), script: false, full: true },
  { name: 'list-without-script', path: '/story-list.html', stored: visit(false), script: false, full: true },
  ...QUIET.map((page) => quiet(page, '')),
  ...(sides.length === 2 ? sides : []).map(({ title }, at) => ({
    name: `party-side-${at + 1}`,
    path: '/party',
    stored: visit(true),
    act: pressOn(title),
    sizes: PHONE,
  })),
  ...(asked < 0 ? [] : [{ name: 'faq-answer', path: '/faq', stored: visit(true), act: answer }]),
  { name: 'error', ...lost },
  { name: 'error-night', ...lost, night: true },
  ...QUIET.map((page) => quiet(page, '-night', { night: true })),
  ...QUIET.map((page) => quiet(page, '-focus', { act: tabTo(3), full: false })),
  { name: 'home-focus', path: '/', stored: visit(true, 3), act: tabTo(3) },
  { name: 'cover-large', path: '/', stored: visit(false), large: true, sizes: PHONE },
  { name: 'home-large', path: '/', stored: visit(true, TRACKED.length, true), large: true, sizes: PHONE },
  { name: 'thanks-large', path: '/thanks', stored: visit(true, TRACKED.length), large: true, sizes: PHONE },
  { name: 'story-large', path: '/story', stored: visit(true), large: true, sizes: PHONE },
  ...QUIET.map((page) => quiet(page, '-large', { large: true, sizes: PHONE })),
  ...QUIET.map((page) => quiet(page, '-print', { print: true, sizes: PAPER })),
  { name: 'home-print', path: '/', stored: visit(true), print: true, sizes: PAPER, full: true },
  { name: 'story-print', path: '/story?flat', stored: visit(true), print: true, sizes: PAPER, full: true },
];

const wanted = process.argv.slice(2);
const isThere = ({ path }) => path === '/' || pages.some((page) => path.startsWith(page.path));
const states = STATES.filter(isThere).filter(
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
// As a guest sets it in the browser, so that widths in em follow.
const largeBrowser = states.some(({ large }) => large) ? await launch('--blink-settings=defaultFontSize=32') : null;
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });

let pictures = 0;
for (const state of states) {
  for (const size of sizesOf(state)) {
    await shoot(state, size);
    pictures++;
  }
}
await writeFile(join(FOLDER, 'index.html'), indexPage());
await browser.close();
await largeBrowser?.close();
await server.close();
console.log(`${pictures} pictures: ${join(FOLDER, 'index.html')}`);

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
  await atRest(page);
  if (act) await act(page);
  await atRest(page);
  if (print) {
    await page.emulateMedia({ media: 'print' });
    await atRest(page);
    await page.pdf({ path: join(FOLDER, `${name}.pdf`), preferCSSPageSize: true, format: 'Letter' });
  }
  await page.screenshot({ path: join(FOLDER, fileOf(name, viewport)), fullPage: full });
  await context.close();
}

/** Waits until no animation runs but endless ones, and the pictures in view have come. */
async function atRest(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // The canvas says nothing of itself: its deal and its fades take under two seconds.
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
