import type { Page } from '@playwright/test';

/** How many sheets a page takes on paper. */
export async function countSheets(page: Page, format: string): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
