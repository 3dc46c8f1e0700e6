// Every measurement has its own browser, so that CPU time and memory belong to one page. The whole harness passes on as
// `s` what `open` returns: the page, its CDP sessions and what is known of them.
import { chromium } from 'playwright-core';
import { instrument } from './instrument.mjs';
import { watchNetwork } from './network.mjs';
import { within } from './within.mjs';

/** The longest a measurement may take, in seconds. Slower machines may need more. */
export const timeLimit = { seconds: 300 };

export const launch = () =>
  chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    // run.mjs handles Ctrl+C.
    handleSIGINT: false,
  });

/** Runs `work` with a page in a new browser. Throws if it takes too long or the browser crashes. */
export async function withPage(screen, work) {
  const browser = await launch();
  try {
    const gone = new Promise((_, reject) =>
      browser.once('disconnected', () => reject(new Error('the browser disconnected'))),
    );
    const done = open(browser, screen).then(work);
    const message = `exceeded the limit of ${timeLimit.seconds} s`;
    return await within(timeLimit.seconds * 1000, Promise.race([done, gone]), message);
  } finally {
    await browser.close();
  }
}

async function open(browser, screen) {
  const context = await browser.newContext(screen.context);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const root = await browser.newBrowserCDPSession();
  await page.addInitScript(instrument);
  // A guest who has already opened the site's cover.
  await page.addInitScript(() => localStorage.setItem('wedding-state', '{"state":{"opened":true},"version":1}'));
  await cdp.send('Performance.enable');
  await cdp.send('Network.enable');
  // `cdp` is the page's session, `root` the browser's. `findRenderer` sets `renderer`, the id of the page's process.
  return { browser, page, cdp, root, screen, network: watchNetwork(cdp), renderer: 0 };
}
