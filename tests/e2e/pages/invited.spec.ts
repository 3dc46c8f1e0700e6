import { writeInvitation } from '../../../src/reply/invitation';
import { MOST_PEOPLE } from '../../../src/reply/reply';
import { EVENTS, pageAt, REPLY } from '../support/couple';
import { drawn, expect, heading, openButton, STILL, test } from '../support/guest';

test.use(STILL);

test('cover and reply page greet an invited household, also on later visits', async ({ page }) => {
  const { envelope, greeting } = REPLY.words;
  const title = pageAt('/reply').title;
  const [supper] = EVENTS;
  const names = ['Ana Sousa', 'Luís'];
  const invitation = writeInvitation({ household: 'k3f9x2ab', names, events: [supper?.id ?? ''] });
  const onCover = page.getByText(envelope.replace('{names}', 'Ana Sousa and Luís'));
  const placeOfOpen = () => openButton(page).boundingBox();
  const loadedFiles = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const greetingCode: unknown = expect.stringContaining('envelope-names');

  await page.goto('/reply');
  await drawn(page);
  const before = await placeOfOpen();
  // Guests without an invitation do not load the greeting's code.
  expect(await loadedFiles()).not.toContainEqual(greetingCode);
  await page.goto(`/?from=card#${invitation}`);
  await expect(onCover).toBeVisible();
  expect(await loadedFiles()).toContainEqual(greetingCode);
  expect(await placeOfOpen()).toEqual(before);
  expect(page.url()).toMatch(/\/\?from=card$/);

  await page.goto('/reply');
  await expect(onCover).toBeVisible();
  await openButton(page).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByText(greeting.replace('{names}', 'Ana Sousa and Luís'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: REPLY.words.name }).nth(1)).toHaveValue('Luís');
  // One for each of the two, since their invitation names one event.
  await expect(page.getByRole('checkbox')).toHaveCount(2);

  await test.step('after each Add, the new person’s name has the focus; the last Add disappears', async () => {
    const add = page.getByRole('button', { name: REPLY.words.add });
    const people = page.getByRole('textbox', { name: REPLY.words.name });
    for (let count = names.length; count < MOST_PEOPLE; count++) {
      await add.click();
      await expect(people.nth(count)).toBeFocused();
    }
    await expect(add).toHaveCount(0);
  });
});
