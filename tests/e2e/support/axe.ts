import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atRest } from './guest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export type Strictness = {
  /** Also checks contrast at level AAA. */
  strictContrast?: boolean;
  /** Checks only the rules about colours. */
  coloursOnly?: boolean;
};

/** What axe finds on the page, one line each. */
export async function violations(page: Page, { strictContrast, coloursOnly }: Strictness = {}): Promise<string[]> {
  await atRest(page);
  const strictest = strictContrast ? ['color-contrast-enhanced'] : [];
  const found = await new AxeBuilder({ page })
    // Skips frames, so that axe needs no extra page to merge results. The desk's frame holds the site, which has its
    // own tests and may still be loading.
    .setLegacyMode(true)
    .options(
      coloursOnly
        ? { iframes: false, runOnly: { type: 'rule', values: [...COLOUR_RULES, ...strictest] } }
        : {
            iframes: false,
            runOnly: { type: 'tag', values: TAGS },
            rules: { 'color-contrast-enhanced': { enabled: strictest.length > 0 } },
          },
    )
    .analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any.map(({ message }) => message).join(' ')}`),
  );
}
