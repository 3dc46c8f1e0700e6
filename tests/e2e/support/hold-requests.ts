import type { Page } from '@playwright/test';

/** Holds back requests that match a pattern. @returns a function that releases them. */
export async function holdRequests(page: Page, pattern: RegExp | string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
