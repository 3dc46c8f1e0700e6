import type { Page, Route } from '@playwright/test';

/** Holds back requests that match a pattern. @param times how many at most @returns a function that releases them */
export async function holdRequests(page: Page, pattern: RegExp | string, times?: number): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route(pattern, hold, times === undefined ? {} : { times });
  return () => release();
}
