import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { FILM, FIXTURE_FOLDER, PAGES, STORY_PAGE } from '../support/couple';
import {
  STILL,
  drag,
  expect,
  heading,
  homeLink,
  menuParts,
  nextLink,
  openButton,
  place,
  stored,
  swipeTo,
  test,
} from '../support/guest';

const ROOT = resolve(import.meta.dirname, '../../..');
const OUT_DIR = join(ROOT, 'node_modules/.cache/fixture-archive');

test.use({ ...STILL, baseURL: 'file://' });

// Two tests, since each needs a build of its own, which takes as long as all other steps together.
for (const [what, options] of [
  ['the archive', []],
  ['a sealed archive', ['--private']],
] as const)
  test(
    `${what} works from disk: cover, pages, photos, films and stored state`,
    { tag: '@release' },
    async ({ page }) => {
      const isSealed = options.length > 0;
      const content = mkdtempSync(join(tmpdir(), 'archive-'));
      // Each has a folder of its own, since both tests might run at the same time.
      const folder = OUT_DIR + options.join('');
      const index = pathToFileURL(join(folder, 'index.html')).href;
      let passphrase = '';
      const unlock = async () => {
        if (!isSealed) return;
        await page.getByRole('textbox').fill(passphrase);
        await page.getByRole('button', { name: 'Open' }).click();
      };
      // The build takes a while next to other tests.
      test.setTimeout(180_000);
      await test.step('build', async () => {
        cpSync(join(ROOT, FIXTURE_FOLDER), content, { recursive: true });
        const args = ['commands/run.mjs', 'archive', ...options, '--outDir', folder, '--emptyOutDir'];
        // A build server makes no key, so this runs as on a couple's computer.
        const env = { ...process.env, CONTENT: content, GITHUB_ACTIONS: '' };
        const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env });
        passphrase = /passphrase: ([a-z-]+)/.exec(stdout)?.[1] ?? '';
        expect(passphrase).toMatch(isSealed ? /^([a-z]+-){4}[a-z]+$/ : /^$/);
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        // A sealed archive has no picture or style sheet that anyone could open.
        expect(files.some((name) => /\.(avif|css)$/.test(name))).toBe(!isSealed);
        // Some browsers refuse font files from a disk, so the style sheet contains the fonts.
        expect(files.filter((name) => name.endsWith('.woff2'))).toEqual([]);
      });

      const { link } = menuParts(page);
      await test.step('the cover opens', async () => {
        await page.goto(index);
        await unlock();
        await openButton(page).click();
        await expect(link(STORY_PAGE.menu)).toBeVisible();
        expect((await stored(page)).state.opened).toBe(true);
      });

      await test.step('each page from the menu and back', async () => {
        for (const { menu, title } of PAGES) {
          await link(menu).click();
          await expect(heading(page, title)).toBeVisible();
          await homeLink(page).click();
          await expect(link(menu)).toBeVisible();
        }
      });

      await test.step('the deck: a swipe, a photo, a film', async () => {
        await link(STORY_PAGE.menu).click();
        const photo = page.locator('[data-card="0"] img');
        await expect(photo).toBeVisible();
        expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        await drag(page, 200, 0);
        await expect(place(page, 2)).toBeVisible();
        await page.reload();
        await unlock();
        await swipeTo(page, FILM);
        const film = page.locator('video');
        await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
      });

      await test.step('fonts and the next page', async () => {
        const fonts = await page.evaluate(() =>
          [...document.fonts].filter(({ family }) => !family.includes('Fallback')).map(({ status }) => status),
        );
        expect(fonts).toContain('loaded');
        expect(fonts).not.toContain('error');
        await nextLink(page).click();
        await expect(page).toHaveURL(`${index}#${STORY_PAGE.next}`);
      });
      rmSync(content, { recursive: true });
    },
  );
