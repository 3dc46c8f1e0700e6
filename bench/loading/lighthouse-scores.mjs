import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chrome } from './phone.mjs';

/** Lighthouse's mobile scores of one screen, 0 to 100. `failed`: the audits that lower the last two categories. */
export async function scores(origin, path, stored) {
  const profile = await mkdtemp(`${tmpdir()}/lighthouse-`);
  const port = 9333;
  const { executablePath, args } = chrome({ needsGL: path === 'story' });
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    if (stored) {
      // A file of the site that loads no others.
      await page.goto(`${origin}/ours/robots.txt`);
      await page.evaluate((text) => localStorage.setItem('wedding-state', text), JSON.stringify(stored));
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
