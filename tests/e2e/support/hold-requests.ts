import type { Page, Route } from '@playwright/test';

/** Holds back requests that match a pattern, at most `times` of them. @returns a function that lets all requests pass */
export async function holdRequests(page: Page, pattern: RegExp | string, times?: number): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const waitForRelease = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route(pattern, waitForRelease, times === undefined ? {} : { times });
  return release;
}
