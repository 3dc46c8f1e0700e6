import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inspectVideo } from '../../vite/media/inspect-video.ts';
import { CARDS } from './couple';
import { STILL, expect, remember, test } from './guest';
import { DIST } from './host';

test.use(STILL);

// That no page breaks the policy is tested by every browser test: a browser logs what it stops as an error, and `guest.ts`
// lets none pass. They run under both policies, since `vite preview` sends the headers of `_headers`.

const POLICY = 'meta[http-equiv="Content-Security-Policy"]';

/** What the browser has stopped since, by directive. */
async function watchStops(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', (event) => stopped.push(event.effectiveDirective));
  });
  return () => page.evaluate(() => [...new Set((window as typeof window & { stopped: string[] }).stopped)]);
}

test('the host files say the policy of the page, and that no site may frame it', async ({ page }) => {
  const answer = await page.goto('/');
  const policy = await page.locator(POLICY).getAttribute('content');
  const complete = `${policy}; frame-ancestors 'none'`;
  const headers = readFileSync(join(DIST, '_headers'), 'utf8');
  expect(headers).toContain(`\n  Content-Security-Policy: ${complete}\n`);
  expect(readFileSync(join(DIST, '_nginx.conf'), 'utf8')).toContain(
    `add_header Content-Security-Policy "${complete}" always;`,
  );
  // Cloudflare leaves out longer lines.
  for (const line of headers.split('\n')) expect(line.length).toBeLessThan(2000);
  for (const name of ['index.html', '404.html'])
    expect(readFileSync(join(DIST, name), 'utf8')).toContain(`content="${policy}"`);
  expect(answer?.headers()).toMatchObject({
    'content-security-policy': complete,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test('what somebody smuggles into a page does not run, leaves no cookie and asks no other site', async ({
  page,
  context,
  expectFault,
}) => {
  // The browser tells of a request before it stops it.
  for (const stopped of ['Content Security', 'This document requires', 'https://example.com/']) expectFault(stopped);
  await remember(page, {});
  await page.goto('/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const stops = await watchStops(page);

  // As an extension or a hole in a library might.
  const ran = await page.evaluate(async () => {
    const inline = document.createElement('script');
    inline.append("document.body.dataset.smuggled = 'script'");
    document.body.append(inline);
    const link = document.createElement('a');
    link.setAttribute('href', "javascript:document.body.dataset.smuggled = 'link'");
    document.body.append(link);
    link.click();
    const styled = document.createElement('p');
    styled.setAttribute('style', 'position: fixed');
    document.body.append(styled);
    const attempts = [
      () => (document.createElement('div').innerHTML = '<b>'),
      () => document.createElement('p').setAttribute('onclick', 'go()'),
      () => window.trustedTypes?.createPolicy('mine', { createHTML: (html) => html }),
      // oxlint-disable-next-line typescript/no-implied-eval -- just this must not work
      () => setTimeout("document.body.dataset.smuggled = 'timer'"),
    ];
    const refused = attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return error instanceof TypeError || error instanceof EvalError ? 'refused' : String(error);
      }
    });
    const image = new Image();
    const loaded = new Promise((resolve) => {
      image.addEventListener('load', () => resolve('loaded'));
      image.addEventListener('error', () => resolve('refused'));
    });
    image.src = 'https://example.com/a.png';
    const asked = fetch('https://example.com/').then(
      () => 'answered',
      () => 'refused',
    );
    return [...refused, await loaded, await asked, getComputedStyle(styled).position, document.body.dataset.smuggled];
  });
  expect(ran).toEqual([...Array.from({ length: 6 }, () => 'refused'), 'static', undefined]);
  expect(await stops()).toEqual(
    expect.arrayContaining([
      'script-src-elem',
      'style-src-attr',
      'img-src',
      'connect-src',
      'require-trusted-types-for',
    ]),
  );
  expect(await context.cookies()).toEqual([]);
});

test('no picture or film of the built site tells who took it, with what, or where', async () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const pictures = files.filter((name) => /\.(avif|webp|jpe?g|png)$/.test(name));
  expect(pictures.length).toBeGreaterThan(CARDS.length * 2);
  for (const name of pictures) {
    const { exif, xmp, iptc } = await sharp(join(DIST, name)).metadata();
    expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined]);
  }
  const films = files.filter((name) => name.endsWith('.mp4'));
  expect(films.length).toBeGreaterThan(0);
  for (const name of films) expect(inspectVideo(readFileSync(join(DIST, name))).error, name).toBeNull();
});
