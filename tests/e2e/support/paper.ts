import type { Page } from '@playwright/test';

/** The number of printed pages. */
export async function countSheets(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
