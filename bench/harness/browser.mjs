// Every measurement has its own browser, so that CPU time and memory belong to one page. Everywhere in the harness,
// `visit` is what `open` returns.
import { chromium } from 'playwright-core';
import { instrument } from './instrument.mjs';
import { watchNetwork } from './network.mjs';
import { within } from './within.mjs';

/** The longest a measurement may take, in seconds. Slower machines may need more. */
export const timeLimit = { seconds: 300 };

/** The stored state of a guest who has opened the site. */
export const OPENED = { state: { opened: true }, version: 1 };

export const launch = () =>
  chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    // run.mjs handles Ctrl+C.
    handleSIGINT: false,
  });

/** Runs `work` with a page in a new browser. Rejects if `work` takes too long or the browser crashes. */
export async function withPage(screen, work) {
  const browser = await launch();
  try {
    const crash = new Promise((_, reject) =>
      browser.once('disconnected', () => reject(new Error('the browser disconnected'))),
    );
    const result = open(browser, screen).then(work);
    const message = `exceeded the limit of ${timeLimit.seconds} s`;
    return await within(timeLimit.seconds * 1000, Promise.race([result, crash]), message);
  } finally {
    await browser.close();
  }
}

async function open(browser, screen) {
  const context = await browser.newContext(screen.context);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const browserCdp = await browser.newBrowserCDPSession();
  await page.addInitScript(instrument);
  await page.addInitScript((text) => localStorage.setItem('wedding-state', text), JSON.stringify(OPENED));
  await cdp.send('Performance.enable');
  await cdp.send('Network.enable');
  // `cdp` talks to the page, `browserCdp` to the browser. `findRenderer` sets `renderer`, the id of the page's process.
  return { browser, page, cdp, browserCdp, screen, network: watchNetwork(cdp), renderer: 0 };
}
