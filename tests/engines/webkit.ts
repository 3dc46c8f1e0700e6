import { spawn } from 'node:child_process';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { ENGINES } from '../../tools/engines.mjs';
import { WINDOW, type Engine, type Point } from './driver.ts';

/** No other test uses this port. */
const PORT = 4398;
const DRAG_MS = 120;
const KEYS = { ArrowRight: Key.ARROW_RIGHT, ArrowUp: Key.ARROW_UP };

/** WebKitGTK's minimal browser. Its driver has no touch, so a tap is a click. */
export async function startWebKit(): Promise<Engine> {
  const server = spawn(ENGINES.webkitDriver, [`--port=${PORT}`, '--host=127.0.0.1'], { stdio: 'ignore' });
  const usingServer = `http://127.0.0.1:${PORT}`;
  await waitForServer(`${usingServer}/status`);
  return {
    newGuest: async () => {
      const driver = await new Builder()
        .usingServer(usingServer)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: ENGINES.webkit, args: ['--automation'] },
        })
        .build();
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...WINDOW });
      const origin = Origin.VIEWPORT;
      const rounded = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y), origin });
      return {
        open: (url) => driver.get(url),
        reload: () => driver.navigate().refresh(),
        run: (work, ...args) => driver.executeScript(work, ...args),
        tap: (at) => driver.actions().move(rounded(at)).press().release().perform(),
        drag: (from, to) =>
          driver
            .actions()
            .move(rounded(from))
            .press()
            .move({ ...rounded(to), duration: DRAG_MS })
            .release()
            .perform(),
        press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
        close: () => driver.quit(),
      };
    },
    stop: async () => void server.kill(),
  };
}

/** Waits up to 10 s for a server that has just been started. */
async function waitForServer(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not respond`);
}
