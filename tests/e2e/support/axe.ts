import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atRest } from './guest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

export type Strictness = {
  /** Asks for the contrast of WCAG's highest level, too. */
  strictContrast?: boolean;
  /** Only what colours decide. */
  coloursOnly?: boolean;
};

/** What axe finds on the page as it stands, in a line each. */
export async function violations(page: Page, { strictContrast, coloursOnly }: Strictness = {}): Promise<string[]> {
  await atRest(page);
  const strictest = strictContrast ? ['color-contrast-enhanced'] : [];
  const found = await new AxeBuilder({ page })
    // No frame is looked into (the desk's holds the site, which has its own tests and may just be loading), and so no page is
    // wanted to gather what was found in each.
    .setLegacyMode(true)
    .options(
      coloursOnly
        ? { iframes: false, runOnly: { type: 'rule', values: [...OF_COLOUR, ...strictest] } }
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
