import { expect, type Locator } from '@playwright/test';
import { WORDS } from './couple';

/** Expects a link that leaves the site to open a tab that cannot reach back, and to say so. */
export async function expectOutward(link: Locator, href: RegExp, hint = WORDS.newTab): Promise<void> {
  await expect(link).toHaveAttribute('href', href);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAccessibleDescription(new RegExp(hint));
}
