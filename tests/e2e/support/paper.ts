import type { Page } from '@playwright/test';
import { IS_RELEASE } from './is-release';

/** The formats in which pages are printed. A4 is taller, so a page that fits Letter seldom needs a further sheet. */
export const FORMATS = IS_RELEASE ? ['Letter', 'A4'] : ['Letter'];

/** The number of sheets on which the page prints. @param format such as `A4` */
export async function countSheets(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
