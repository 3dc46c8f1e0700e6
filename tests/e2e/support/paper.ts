import type { Page } from '@playwright/test';

/** The number of sheets on which the page prints. @param format such as `A4` */
export async function countSheets(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
