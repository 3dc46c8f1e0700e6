import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromeOptions } from './phone.mjs';

/** Lighthouse's mobile scores of one screen, 0 to 100, and the audits that lower accessibility or best practices. */
export async function lighthouseScores(origin, path, stored) {
  const profile = await mkdtemp(`${tmpdir()}/lighthouse-`);
  // Lighthouse controls the browser over this port.
  const port = 9333;
  const { executablePath, args } = chromeOptions({ needsGL: path === 'story' });
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    if (stored) {
      // Storing needs a page of the site; this one loads no other files.
      await page.goto(`${origin}/ours/robots.txt`);
      await page.evaluate((text) => localStorage.setItem('wedding-state', text), JSON.stringify(stored));
      await page.goto('about:blank');
    }
    const result = await lighthouse(`${origin}/ours/${path}`, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      // The guest's stored state stays.
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
