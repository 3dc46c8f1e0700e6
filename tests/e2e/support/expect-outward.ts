import { expect, type Locator } from '@playwright/test';
import { WORDS } from './couple';

/** Expects an external link to open a new tab without access to this one. @param hint how the link announces that */
export async function expectOutward(link: Locator, href: RegExp, hint = WORDS.newTab): Promise<void> {
  await expect(link).toHaveAttribute('href', href);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAccessibleDescription(new RegExp(hint));
}
