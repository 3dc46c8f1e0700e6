import type { Browser, Page } from '@playwright/test';
import { expect, readStatesOf, remember } from '../support/guest';
import { FAULTS, test, waitUntilCached, type Fault, type Host } from '../support/host';
import { TARGETS, type Target } from '../support/targets';

/** When a guest loads the asset: before a tap, on the tap, by its page's address, or after a worker has lost it. */
type Way = 'preloaded' | 'on demand' | 'by address' | 'evicted';
const WAYS: readonly Way[] = ['preloaded', 'on demand', 'by address', 'evicted'];

/** The assets that home loads, and those that each other target loads in addition. */
type Needs = Map<Target, string[]>;
/** Style sheets that prerendered pages contain. A guest who opens such a page by its address does not fetch them. */
const inlined = new Set<string>();
let recorded: Promise<Needs> | null = null;

// One worker, so that what each target needs is recorded once.
test.describe.configure({ mode: 'default' });
// Each of more than forty assets fails in four ways, on a visit of its own.
test.setTimeout(3_600_000);

for (const way of WAYS)
  test(`everything works after any asset failed once: ${way}`, { tag: '@release' }, async ({ browser, host }) => {
    recorded ??= recordNeeds(browser, host);
    const needs = await recorded;
    const assets = [...new Set([...needs.values()].flat())];
    expect(assets.length).toBeGreaterThan(40);
    const broken: string[] = [];
    for (const fault of FAULTS)
      for (const asset of assets)
        await visit(browser, host, needs, { asset, way, fault }).catch((error: unknown) =>
          broken.push(`${asset}, ${fault}: ${String(error)}`),
        );
    expect(broken).toEqual([]);
  });

/** A guest opens everything that needs an asset, which fails once. */
async function visit(
  browser: Browser,
  host: Host,
  needs: Needs,
  { asset, way, fault }: { asset: string; way: Way; fault: Fault },
): Promise<void> {
  const targets = TARGETS.filter((target) => needs.get(target)?.includes(asset));
  const [first] = targets;
  if (!first) return;
  // Every visit opens home by its address.
  if (inlined.has(asset) && (way === 'by address' || first.name === 'home')) return;
  host.cachesAssets = way !== 'evicted';
  const page = await newGuest(browser, host, first, way);
  if (way === 'evicted') {
    await page.goto('/');
    await waitUntilCached(page);
    await evict(page, asset);
  }
  host.sent.clear();
  host.asked.length = 0;
  host.failing.set(asset, fault);
  await page.goto(way === 'by address' ? first.address : '/');
  // Waits until the pages and the scene have been preloaded. Home's own files are not preloaded.
  if (way === 'preloaded' && first.name !== 'home') {
    await expect
      .poll(() => host.asked.filter((path) => /travel-page.*js|scene-deck/.test(path)).length)
      .toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
  }
  if (way !== 'by address') await first.open(page);
  await expectWorks(page, first, needs);
  for (const target of targets.slice(1)) {
    // Again if the page before it is just reloading because of the fault, which may take the place of this navigation.
    await expect(async () => {
      await page.goto(target.address);
      expect(page.url()).toContain(target.address);
    }).toPass();
    await expectWorks(page, target, needs);
  }
  await expect.poll(() => host.sent.has(asset), { message: `${asset} was sent` }).toBe(true);
  await page.context().close();
}

/** Expects a target to be usable, with all its styles. */
async function expectWorks(page: Page, target: Target, needs: Needs): Promise<void> {
  await target.works(page);
  const styles = needs.get(target)?.filter((asset) => asset.endsWith('.css')) ?? [];
  const appliedStyles = async () => {
    const loaded = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href, cssRules }) =>
        href && cssRules.length > 0 ? new URL(href).pathname : [],
      ),
    );
    return [...loaded, ...(await inlinedStyles(page))];
  };
  // Also if the page, visible before its script, reloads meanwhile because code that it needs was empty.
  await expect(async () =>
    expect(await appliedStyles(), `styles of ${target.name}`).toEqual(expect.arrayContaining(styles)),
  ).toPass({ timeout: 15_000 });
}

/** The style sheets that the page contains. A disabled link names each. */
function inlinedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')].map(({ href }) => new URL(href).pathname),
  );
}

/** Opens each target on a host without faults, home first. @returns the assets that each of them loads */
async function recordNeeds(browser: Browser, host: Host): Promise<Needs> {
  const needs: Needs = new Map();
  for (const target of TARGETS) {
    host.asked.length = 0;
    const page = await newGuest(browser, host, target, 'on demand');
    await page.goto(target.address);
    await target.works(page);
    await page.waitForLoadState('networkidle');
    const home = needs.get(TARGETS[0]) ?? [];
    const fetched = host.asked.filter((path) => /^\/assets\/.*\.(js|css)$/.test(path));
    const styles = await inlinedStyles(page);
    for (const path of styles) inlined.add(path);
    const assets = new Set([...fetched, ...styles]);
    needs.set(
      target,
      [...assets].filter((asset) => !home.includes(asset)),
    );
    await page.context().close();
  }
  return needs;
}

async function newGuest(browser: Browser, host: Host, target: Target, way: Way): Promise<Page> {
  const context = await browser.newContext({
    baseURL: host.url,
    reducedMotion: 'reduce',
    serviceWorkers: way === 'evicted' ? 'allow' : 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await remember(page, { readStates: readStatesOf(target.name === 'thanks') });
  // On a slow connection nothing is preloaded.
  if (way === 'on demand' || way === 'by address')
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' }, configurable: true }),
    );
  return page;
}

/** Removes a file from the browser's caches, as a browser might do when it runs out of space. */
async function evict(page: Page, asset: string): Promise<void> {
  await page.evaluate(async (path) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(path, { ignoreSearch: true });
  }, asset);
}
