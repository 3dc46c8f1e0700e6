import { expect, type Locator } from '@playwright/test';
import { WORDS } from './couple';

/** Expects an external link to open in a new tab that has no access to this one, and to say so. @param hint these words */
export async function expectOutward(link: Locator, href: RegExp, hint = WORDS.newTab): Promise<void> {
  await expect(link).toHaveAttribute('href', href);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAccessibleDescription(new RegExp(hint));
}
