import { join } from 'node:path';
import { openProject } from '../../../build/check/open-project.ts';
import { guestsLink } from '../../../build/emit/private/site-key.ts';
import { readCouple } from '../support/couple';
import { STILL, expect, heading } from '../support/guest';
import { test } from '../support/host';
import { isSample } from '../../fixtures/sample';
import { OWN } from '../../serve.mjs';

// Tests the build of the couple's own site. These promises hold for any content.
const ROOT = join(import.meta.dirname, '../../..');
const own = readCouple(join(ROOT, OWN.content));
test.skip(isSample, 'sample.spec.ts tests the sample couple in more detail');
test.use({
  ...STILL,
  dist: join(ROOT, OWN.outDir),
  // A private site's pages come from its worker.
  serviceWorkers: own.written.site.private ? 'allow' : 'block',
});

test('the couple’s own site opens, and each of its pages shows its title', async ({ page }) => {
  const { words, wedding } = own.written.site;
  await page.goto(await guestsLink(openProject(ROOT, OWN.content), '/'));
  await expect(heading(page, own.names)).toBeVisible();
  await expect(page.locator(`time[datetime="${wedding.date}"]`).first()).toHaveText(own.dateText);
  await page.getByRole('button', { name: words.open, exact: true }).click();
  await expect(page.getByRole('navigation', { name: words.menu, exact: true }).getByRole('link')).toHaveText(
    own.pages.map(({ menu }) => menu),
  );
  for (const { path, title } of own.pages)
    await test.step(title, async () => {
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveTitle(`${title} • ${own.names}`);
    });
});
