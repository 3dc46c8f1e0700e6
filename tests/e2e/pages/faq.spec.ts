import { QUESTIONS } from '../support/couple';
import { expectOutward } from '../support/expect-outward';
import { STILL, expect, remember, test } from '../support/guest';
import { plainText } from './plain-text';

test.use(STILL);

test('questions fade in from 0.5 s, 0.04 s apart, and open and close by click and key', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await remember(page, {});
  await page.goto('/faq');
  await expect(page.locator('summary')).toHaveText(QUESTIONS.map(({ question }) => question));
  for (const details of await page.locator('details').all()) await expect(details).not.toHaveAttribute('open');
  const delays = await page.locator('summary').evaluateAll((all) =>
    all.map((summary) => {
      for (let part: Element | null = summary; part; part = part.parentElement) {
        const { animationName, animationDelay } = getComputedStyle(part);
        if (animationName !== 'none') return Math.round(Number.parseFloat(animationDelay) * 1000);
      }
      return Number.NaN;
    }),
  );
  expect(delays).toEqual(QUESTIONS.map((_, place) => 500 + 40 * place));

  for (const [index, { question, answer }] of QUESTIONS.entries())
    await test.step(question, async () => {
      const isByKey = index === 1;
      const item = page.locator('details').nth(index);
      const text = item.locator('summary ~ *');
      await expect(text).toBeHidden();
      if (isByKey) {
        await item.locator('summary').focus();
        await page.keyboard.press('Enter');
      } else await item.locator('summary').click();
      await expect(text).toBeVisible();
      // Up to the first link.
      if (answer !== undefined) await expect(text).toContainText(plainText(answer.split('[')[0] ?? ''));
      for (const link of await text.locator('a[href^="http"]').all()) await expectOutward(link, /^https:/);
      if (isByKey) await page.keyboard.press('Space');
      else await item.locator('summary').click();
      await expect(text).toBeHidden();
    });

  const asking = QUESTIONS.find(({ ask }) => ask !== undefined);
  await test.step('one question asks back; its answer to yes or no stays until the next visit', async () => {
    const words = (text = '') => page.getByText(plainText(text), { exact: true });
    const button = (name = '') => page.getByRole('button', { name, exact: true });
    const question = page.locator('summary', { hasText: asking?.question ?? '' });
    await question.click();
    await expect(button(asking?.yesLabel)).toBeVisible();
    await expect(words(asking?.yes)).toBeHidden();
    await expect(words(asking?.no)).toBeHidden();
    await button(asking?.noLabel).click();
    await expect(words(asking?.no)).toBeVisible();
    await button(asking?.yesLabel).click();
    await expect(words(asking?.yes)).toBeVisible();
    await expect(words(asking?.no)).toBeHidden();
    await page.reload();
    await question.click();
    await expect(button(asking?.noLabel)).toBeVisible();
    await expect(words(asking?.yes)).toBeHidden();
    await expect(words(asking?.no)).toBeHidden();
  });
});
