import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { atRest } from './guest';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules for contrast at level AA and at the stricter level AAA. */
const [AA, AAA] = ['color-contrast', 'color-contrast-enhanced'];

type Strictness = {
  /** Checks contrast at level AAA instead of AA. */
  strictContrast?: boolean;
  /** Checks only the rules about colours. */
  coloursOnly?: boolean;
};

/** What axe finds on the page at rest, one line for each element and rule. */
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
          // Only one of the two, since both would measure every text twice.
          rules: { [AA]: { enabled: !strictContrast }, [AAA]: { enabled: strictContrast } },
        }),
  };
  const broken = await page.evaluate(async (options) => (await window.axe.run(options)).violations, options);
  return broken.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any.map(({ message }) => message).join(' ')}`),
  );
}
