import { launch } from 'puppeteer-core';
import { ENGINES } from '../../tools/engines.mjs';
import { WINDOW, type Engine } from './driver.ts';

/** Firefox with a window, which it needs for WebGL. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: ENGINES.firefox, headless: false });
  return {
    newGuest: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(WINDOW);
      return {
        open: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        run: <Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args) =>
          page.evaluate(work as unknown as (...given: unknown[]) => Result, ...args) as Promise<Result>,
        tap: ({ x, y }) => page.touchscreen.tap(x, y),
        drag: async (from, to) => {
          await page.mouse.move(from.x, from.y);
          await page.mouse.down();
          await page.mouse.move(to.x, to.y, { steps: 6 });
          await page.mouse.up();
        },
        press: (key) => page.keyboard.press(key),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}
