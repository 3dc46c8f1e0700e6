import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { atRest } from './guest';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules for contrast at level AA and, stricter, AAA. */
const [AA, AAA] = ['color-contrast', 'color-contrast-enhanced'];

type Strictness = {
  /** Checks contrast at level AAA, not AA. */
  strictContrast?: boolean;
  /** Checks only the rules about colours. */
  coloursOnly?: boolean;
};

/** What axe finds on the page, one line each. */
export async function violations(
  page: Page,
  { strictContrast = false, coloursOnly }: Strictness = {},
): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    // The desk's frame holds the site, which has its own tests and may still be loading.
    iframes: false,
    resultTypes: ['violations'],
    ...(coloursOnly
      ? { runOnly: { type: 'rule', values: [strictContrast ? AAA : AA, 'link-in-text-block'] } }
      : {
          runOnly: { type: 'tag', values: TAGS },
          // Both would measure every text twice.
          rules: { [AA]: { enabled: !strictContrast }, [AAA]: { enabled: strictContrast } },
        }),
  };
  const found = await page.evaluate(async (options) => (await window.axe.run(options)).violations, options);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any.map(({ message }) => message).join(' ')}`),
  );
}
