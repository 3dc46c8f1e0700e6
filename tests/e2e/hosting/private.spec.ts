import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  CARDS,
  COUPLE,
  FILM,
  FIXTURE_FOLDER,
  PARTY,
  readCouple,
  SCHEDULE,
  SHOW_WORDS,
  STORY_PAGE,
  STORY_WORDS,
  TRAVEL,
  WORDS,
} from '../support/couple';
import { expect, heading, menuParts, openButton, SMALL, STILL, storyParts, swipeTo } from '../support/guest';
import { test as hosted } from '../support/host';
import { PASSPHRASE, sealCopy } from '../support/private-copy';

type Sealed = Awaited<ReturnType<typeof sealCopy>>;
const test = hosted.extend<object, { sealed: Sealed }>({
  sealed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires one
    async ({}, use) => {
      const sealed = await sealCopy();
      await use(sealed);
      rmSync(sealed.outDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  dist: async ({ sealed }, use) => use(sealed.outDir),
});
test.use({ ...STILL, ...SMALL, serviceWorkers: 'allow' });

const locked = (page: Page) => page.getByRole('heading', { name: 'For invited guests' });
const field = (page: Page) => page.getByRole('textbox');
const enterPassphrase = async (page: Page, words: string) => {
  await field(page).fill(words);
  await page.getByRole('button', { name: 'Open' }).click();
};

/** Keys of texts that may be the engine's own, such as shipped words or the name of a world. */
const ENGINE_KEYS = new Set(['drawing', 'id', 'typeface', 'world', 'words', 'locked', 'pages', 'show']);

/** Every text of the content that a stranger could look for. Shorter texts also occur by chance. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 4 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (ENGINE_KEYS.has(name) ? [] : textsIn(each)));
}

test('no byte of a private site names or shows anybody', async ({ sealed: { outDir } }) => {
  const texts = new Set(
    textsIn(readCouple(FIXTURE_FOLDER).written).flatMap((text) => [
      text,
      encodeURI(text),
      JSON.stringify(text).slice(1, -1),
    ]),
  );
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const namesAndBytes: string[] = [];
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name));
    namesAndBytes.push(Buffer.from(name).toString('latin1'), bytes.toString('latin1'));
    // Icons and the locked page's picture belong to the world. Nothing else is a picture that anyone could open.
    if (/^(favicon|apple-touch-icon|icon-|locked)/.test(name)) continue;
    await expect((async () => sharp(bytes).metadata())(), name).rejects.toThrow();
  }
  const everything = namesAndBytes.join('\n');
  expect(texts.size).toBeGreaterThan(100);
  expect(everything.length).toBeGreaterThan(100);
  expect([...texts].filter((text) => everything.includes(Buffer.from(text).toString('latin1')))).toEqual([]);
});

test('a link with the key opens the story; later visits work without it and offline', async ({
  page,
  host,
  sealed,
}) => {
  const { key } = sealed.siteKey;
  await page.goto(`${host.url}/travel?from=card#key=${key}`);
  await expect(heading(page, COUPLE)).toBeVisible();
  expect(page.url()).toBe(`${host.url}/travel?from=card`);
  await openButton(page).click();
  await expect(heading(page, TRAVEL.title)).toBeVisible();
  // The locked page sends itself to the worker, which opens it without a second download.
  expect(host.asked.filter((path) => path === TRAVEL.path)).toHaveLength(1);
  // No requested path contains the key.
  expect(host.asked.join()).not.toContain(key.slice(0, 8));

  await page.goto(`${host.url}/story?flat`);
  const photo = page.locator('[data-card="0"] img');
  await photo.evaluate((image: HTMLImageElement) => image.decode());
  await expect(storyParts(page).top).toContainText(CARDS[0]?.caption ?? '');

  await test.step('a film plays and seeks', async () => {
    await swipeTo(page, FILM);
    const film = page.locator('video');
    const seconds = await film.evaluate(async (video: HTMLVideoElement) => {
      video.currentTime = video.duration / 2;
      await new Promise((done) => video.addEventListener('seeked', done, { once: true }));
      return video.currentTime;
    });
    expect(seconds).toBeGreaterThan(0.5);
  });

  await test.step('the story is downloaded, with its photos for the show', async () => {
    await page.getByRole('button', { name: STORY_WORDS.keep }).click();
    await expect(page.getByText(STORY_WORDS.kept)).toBeVisible();
  });

  await test.step('offline', async () => {
    const isCached = () =>
      page.evaluate(async () => Boolean(await caches.match('/index.html', { ignoreSearch: true })));
    await expect.poll(isCached).toBe(true);
    host.isDown = true;
    await page.goto(host.url + SCHEDULE.path);
    await expect(heading(page, SCHEDULE.title)).toBeVisible();
    await page.goto(`${host.url}/story?present&flat`);
    await page.getByRole('button', { name: SHOW_WORDS.start }).click();
    await page.locator('[data-card="0"] img').evaluate((image: HTMLImageElement) => image.decode());
  });
});

/** What some browsers lack, and how to take it from this test's browser. */
const LACKS: Record<string, (page: Page) => Promise<unknown>> = {
  'service workers, as in apps’ browsers': (page) =>
    page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
  'service workers or DecompressionStream': (page) =>
    page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'));
      Reflect.deleteProperty(window, 'DecompressionStream');
      Reflect.deleteProperty(window, 'TransformStream');
    }),
  'a worker that gets its requests': async (page) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.setBypassServiceWorker', { bypass: true });
  },
  storage: (page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'SecurityError');
      };
    }),
};

for (const [index, [what, removeFrom]] of Object.entries(LACKS).entries())
  test(
    `without ${what}, pages and their pictures open`,
    { tag: index === 0 ? [] : ['@release'] },
    async ({ page, host, sealed }) => {
      await removeFrom(page);
      await page.goto(`${host.url}${PARTY.path}#key=${sealed.siteKey.key}`);
      await expect(heading(page, PARTY.title)).toBeVisible();
      const photo = page.locator('main img').first();
      await expect(photo).toHaveAttribute('src', /^blob:/);
      await photo.evaluate((image: HTMLImageElement) => image.decode());
      expect(await page.evaluate(() => document.fonts.check('1rem Figtree'))).toBe(true);

      await page.locator('a[rel="next"]').click();
      await expect(heading(page, TRAVEL.title)).toBeFocused();
      expect(page.url()).toBe(host.url + TRAVEL.path);
      await page.goBack();
      await expect(heading(page, PARTY.title)).toBeVisible();

      await page.getByRole('link', { name: WORDS.home, exact: true }).first().click();
      await expect(heading(page, COUPLE)).toBeVisible();
      await page.getByRole('link', { name: STORY_PAGE.menu }).click();
      await expect(page.getByRole('listitem').first()).toContainText(CARDS[0]?.caption ?? '');
      await expect(page.locator('main img').first()).toHaveAttribute('src', /^blob:/);

      await page.getByRole('button', { name: 'Forget this device' }).click();
      await expect(locked(page)).toBeVisible();
    },
  );

test('a browser without cryptography says why nothing opens', async ({ page, host, sealed }) => {
  // As at an address without https.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'subtle'));
  await page.goto(`${host.url}/#key=${sealed.siteKey.key}`);
  await expect(page.getByRole('alert')).toHaveText(/begins with https/);
  await enterPassphrase(page, PASSPHRASE);
  await expect(page.getByRole('alert')).toHaveText(/begins with https/);
  expect(page.url()).not.toContain('key');
});

test('a worker without DecompressionStream opens the site', { tag: '@release' }, async ({ page, host, sealed }) => {
  const file = join(sealed.outDir, 'service-worker.js');
  const worker = readFileSync(file, 'utf8');
  writeFileSync(file, `delete self.DecompressionStream; delete self.TransformStream; ${worker}`);
  await page.goto(`${host.url}${TRAVEL.path}#key=${sealed.siteKey.key}`);
  await openButton(page).click();
  await expect(heading(page, TRAVEL.title)).toBeVisible();
  expect(host.asked).toContain('/gunzip.js');
  writeFileSync(file, worker);
});

/** A site from `npm run build`, which takes far longer than sealing a copy. */
const builtTest = test.extend<object, { built: { outDir: string; output: string } }>({
  built: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires one
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'private-built-'));
      const [content, outDir] = ['content', 'dist'].map((name) => join(folder, name)) as [string, string];
      cpSync(FIXTURE_FOLDER, content, { recursive: true });
      appendFileSync(join(content, 'site.yaml'), '\nprivate: true\n');
      // A build server makes no key, so this runs as on a couple's computer.
      const env = { ...process.env, CONTENT: content, GITHUB_ACTIONS: '' };
      const args = ['commands/run.mjs', 'build', '--outDir', outDir];
      const { stdout } = await promisify(execFile)(process.execPath, args, { env });
      await use({ outDir, output: stdout });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  dist: async ({ built }, use) => use(built.outDir),
});

builtTest(
  'a build prints its link and passphrase; forgetting in one tab locks all tabs',
  { tag: '@release' },
  async ({ page, context, host, built: { output } }) => {
    const [, link = ''] = /guests’ link: \S+(#key=\S+)/.exec(output) ?? [];
    const [, passphrase = ''] = /passphrase: (\S+)/.exec(output) ?? [];
    await page.goto(`${host.url}/${link}`);
    await openButton(page).click();
    const forget = page.getByRole('button', { name: 'Forget this device' });
    await expect(forget).toBeVisible();
    const other = await context.newPage();
    await other.goto(host.url + TRAVEL.path);
    await expect(heading(other, TRAVEL.title)).toBeVisible();
    // A file that this tab still loads would be cached after the device forgets.
    await other.waitForLoadState('networkidle');
    await page.bringToFront();
    await forget.click();
    await expect(locked(page)).toBeVisible();
    await other.reload();
    await expect(locked(other)).toBeVisible();
    const keptFiles = async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => url);
    };
    await expect.poll(() => other.evaluate(keptFiles)).toEqual([]);
    expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await enterPassphrase(other, passphrase);
    await openButton(other).click();
    await expect(heading(other, TRAVEL.title)).toBeVisible();
    await page.reload();
    await expect(menuParts(page).menu).toBeVisible();
  },
);

test('the passphrase opens a deep link, however it is typed; wrong words are reported', async ({ page, host }) => {
  await page.goto(host.url + SCHEDULE.path);
  await expect(locked(page)).toBeVisible();
  await enterPassphrase(page, 'abacus kindling zoom oboe waver');
  await expect(page.getByRole('alert')).toHaveText(/Those words do not open it/);
  await enterPassphrase(page, ` ${PASSPHRASE.toUpperCase().replaceAll('-', '  ')} `);
  await expect(heading(page, COUPLE)).toBeVisible();
  await openButton(page).click();
  await expect(heading(page, SCHEDULE.title)).toBeVisible();
  await page.reload();
  await expect(heading(page, SCHEDULE.title)).toBeVisible();
});

test(
  'a link with a wrong key refers guests to the couple, not to a broken page',
  { tag: '@release' },
  async ({ page, host, sealed }) => {
    await page.goto(`${host.url}/#key=${'A'.repeat(sealed.siteKey.key.length)}`);
    await expect(page.getByRole('alert')).toHaveText(/Ask the couple for the new link/);
    expect(page.url()).not.toContain('key');
    await enterPassphrase(page, PASSPHRASE);
    await expect(heading(page, COUPLE)).toBeVisible();
    await openButton(page).click();
    await expect(menuParts(page).menu).toBeVisible();
  },
);

test(
  'after the locks change, a device with the old key is referred to the couple',
  { tag: '@release' },
  async ({ page, host, sealed }) => {
    await page.goto(`${host.url}/#key=${sealed.siteKey.key}`);
    await openButton(page).click();
    await expect(menuParts(page).menu).toBeVisible();
    const other = await sealCopy();
    await swap(sealed.outDir, other.outDir, async () => {
      await page.goto(host.url + TRAVEL.path);
      await expect(page.getByRole('alert')).toHaveText(/Ask the couple for the new link/);
      await page.goto('about:blank');
      await page.goto(`${host.url}${TRAVEL.path}#key=${other.siteKey.key}`);
      await expect(heading(page, TRAVEL.title)).toBeVisible();
      await page.goto(`${host.url}/story?flat`);
      await page.locator('[data-card="0"] img').evaluate((image: HTMLImageElement) => image.decode());
    });
    rmSync(other.outDir, { recursive: true });
  },
);

test('a damaged or misplaced page is reported', { tag: '@release' }, async ({ page, host, sealed }) => {
  const { outDir, siteKey } = sealed;
  await page.goto(`${host.url}/#key=${siteKey.key}`);
  await openButton(page).click();
  const damaged = mkdtempSync(join(tmpdir(), 'damaged-'));
  cpSync(outDir, damaged, { recursive: true });
  for (const ending of ['.html', '-bare.html']) {
    cpSync(join(outDir, `travel${ending}`), join(damaged, `schedule${ending}`));
    const file = join(damaged, `travel${ending}`);
    // Changes one character of the sealed page.
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/(?<=data-path="travel[^"]*">.{900})./, (letter) =>
        letter === 'A' ? 'B' : 'A',
      ),
    );
  }
  await swap(outDir, damaged, async () => {
    for (const { path } of [TRAVEL, SCHEDULE]) {
      await page.goto(host.url + path);
      await expect(page.getByRole('alert')).toHaveText(/missing or damaged/);
    }
  });
  rmSync(damaged, { recursive: true });
});

/** Exchanges the contents of two folders during a task. */
async function swap(folder: string, other: string, task: () => Promise<void>): Promise<void> {
  const exchange = () => {
    renameSync(folder, `${folder}-aside`);
    renameSync(other, folder);
    renameSync(`${folder}-aside`, other);
  };
  exchange();
  await task().finally(exchange);
}
