import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inspectVideo } from '../../../build/media/films/inspect-film.ts';
import { CARDS } from '../support/couple';
import { STILL, expect, openButton, remember, test } from '../support/guest';
import { DIST } from '../support/host';

test.use(STILL);

// Every browser test checks that no page violates the policy: browsers log violations as errors, which `guest.ts`
// rejects. The page's own policy and that of `_headers` both apply, since `vite preview` sends those headers.

const POLICY = 'meta[http-equiv="Content-Security-Policy"]';

/** Records policy violations. @returns a function that lists the directives violated so far */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const violated: string[] = [];
    Object.assign(window, { violated });
    document.addEventListener('securitypolicyviolation', (event) => violated.push(event.effectiveDirective));
  });
  return () => page.evaluate(() => [...new Set((window as typeof window & { violated: string[] }).violated)]);
}

test('host files repeat the page’s policy and forbid framing', async ({ page }) => {
  const answer = await page.goto('/');
  const policy = await page.locator(POLICY).getAttribute('content');
  const complete = `${policy}; frame-ancestors 'none'`;
  const headers = readFileSync(join(DIST, '_headers'), 'utf8');
  expect(headers).toContain(`\n  Content-Security-Policy: ${complete}\n`);
  expect(readFileSync(join(DIST, '_nginx.conf'), 'utf8')).toContain(
    `add_header Content-Security-Policy "${complete}" always;`,
  );
  // Cloudflare drops longer lines.
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

test('the browser understands every header and warns about none', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    // Playwright warns that it blocks the service worker.
    if (message.type() === 'warning' && !message.text().includes('Playwright')) warnings.push(message.text());
  });
  const answer = await page.goto('/');
  expect(answer?.headers()).toHaveProperty('permissions-policy');
  await expect(openButton(page)).toBeVisible();
  expect(warnings).toEqual([]);
});

test('injected code neither runs nor contacts other sites; the site sets no cookies', async ({
  page,
  context,
  expectFault,
}) => {
  // The browser reports even a request that it then blocks.
  for (const fault of ['Content Security', 'This document requires', 'https://example.com/']) expectFault(fault);
  await remember(page, {});
  await page.goto('/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const violations = await watchViolations(page);

  // As a browser extension or a vulnerable library might do.
  const results = await page.evaluate(async () => {
    const inline = document.createElement('script');
    inline.append("document.body.dataset.injected = 'script'");
    document.body.append(inline);
    const link = document.createElement('a');
    link.setAttribute('href', "javascript:document.body.dataset.injected = 'link'");
    document.body.append(link);
    link.click();
    const styled = document.createElement('p');
    styled.setAttribute('style', 'position: fixed');
    document.body.append(styled);
    const attempts = [
      () => (document.createElement('div').innerHTML = '<b>'),
      () => document.createElement('p').setAttribute('onclick', 'go()'),
      () => window.trustedTypes?.createPolicy('mine', { createHTML: (html) => html }),
      // oxlint-disable-next-line typescript/no-implied-eval -- the test expects this to fail
      () => setTimeout("document.body.dataset.injected = 'timer'"),
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
    const fetched = fetch('https://example.com/').then(
      () => 'answered',
      () => 'refused',
    );
    return [...refused, await loaded, await fetched, getComputedStyle(styled).position, document.body.dataset.injected];
  });
  // Four attempts, an image and a request.
  expect(results).toEqual([...Array.from({ length: 6 }, () => 'refused'), 'static', undefined]);
  expect(await violations()).toEqual(
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

test('no built picture or film contains metadata of its camera, owner or place', async () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  const pictures = files.filter((name) => /\.(avif|webp|jpe?g|png)$/.test(name));
  expect(pictures.length).toBeGreaterThan(CARDS.length * 2);
  for (const name of pictures) {
    const { exif, xmp, iptc } = await sharp(join(DIST, name)).metadata();
    expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined]);
  }
  const films = files.filter((name) => name.endsWith('.mp4'));
  expect(films.length).toBeGreaterThan(0);
  // `inspectVideo` reports metadata as an error.
  for (const name of films) expect(inspectVideo(readFileSync(join(DIST, name))).error, name).toBeNull();
});
