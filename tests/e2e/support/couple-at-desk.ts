import { expect, type Locator, type Page } from '@playwright/test';
import { siteIn } from './edit-desk';

/** The delay between the keys of a fast typist, in ms. */
const TYPING = { delay: 25 };

/** After this many typed letters, in any fields, the site in the frame reloads. No letter may get lost. */
const LETTERS_PER_RELOAD = 40;

/** What a couple does at the desk, by pointer and keys. */
export function coupleAt(page: Page) {
  const panel = page.getByRole('complementary');
  const bar = page.getByRole('banner');
  let letters = 0;
  let reloaded: Promise<unknown> = Promise.resolve();

  /** Reloads the site in the frame, unless another load replaces the frame. */
  const reload = async () => {
    const frame = page.frames().find((each) => each !== page.mainFrame());
    await frame?.goto(frame.url(), { waitUntil: 'commit' }).catch(() => {});
  };

  /** Types at human speed, while the site in the frame keeps reloading. */
  const type = async (text: string) => {
    for (const letter of text) {
      letters += 1;
      if (letters % LETTERS_PER_RELOAD === 0) reloaded = reload();
      if (letter === '\n') await page.keyboard.press('Enter', TYPING);
      else await page.keyboard.type(letter, TYPING);
    }
  };

  /** The field with this label in the panel, or in a part of the panel. */
  const field = (label: string, within: Locator = panel) => within.getByLabel(label, { exact: true });

  /** Replaces the words in the field that has the focus. */
  const overwrite = async (text: string) => {
    await page.keyboard.press('Control+A');
    await type(text);
    await page.keyboard.press('Tab');
  };

  /** Replaces a field’s words. Leaving it saves them. */
  const write = async (label: string, text: string, within?: Locator) => {
    await field(label, within).click();
    await overwrite(text);
  };

  /** Types a day or a time into the parts of its field. @param keys such as `06122027` or `0930AM` */
  const writeParts = async (label: string, keys: string, within?: Locator) => {
    await field(label, within).focus();
    await page.keyboard.type(keys, TYPING);
    await page.keyboard.press('Enter');
  };

  const press = (name: string | RegExp, within: Locator = panel) =>
    within.getByRole('button', { name, exact: typeof name === 'string' }).click();

  /** Opens a panel with a button of the bar. */
  const openPanel = async (name: string) => {
    const button = bar.getByRole('button', { name: new RegExp(`^${name}`) });
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
    await page.getByRole('complementary', { name }).waitFor();
  };

  /** Shows a page of the site next to its form. */
  const openPage = async (name: string, heading = name) => {
    // A page that is chosen between the start of a reload and its response is lost, as in any browser.
    await reloaded;
    await expect(async () => {
      await bar.getByRole('combobox', { name: 'Page of the site' }).selectOption(name);
      await siteIn(page).getByRole('heading', { name: heading, level: 1 }).waitFor({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    await openPanel('This page');
  };

  const group = (name: string, within: Locator = panel) => within.getByRole('group', { name, exact: true });

  /** The entries of a list. */
  const entries = (list: Locator) => list.locator(':scope > div > ol > li');

  /** Opens an entry of a list, or another part that folds. */
  const unfold = async (entry: Locator) => {
    const toggle = entry.locator('[data-toggle]').first();
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  };

  /** Removes one of the entries `all`; texts that use it keep its words. @param button its Remove, if visible at once */
  const removeEntry = async (entry: Locator, all: Locator, button?: Locator) => {
    const count = await all.count();
    if (!button) await unfold(entry);
    await (button ?? entry.getByRole('button', { name: /^Remove / }).last()).click();
    // This button appears only if the entry is still in use.
    const confirm = panel
      .getByRole('button', { name: /^Remove(, and keep the words)?$/ })
      .and(panel.locator('[class*=primary]'));
    await expect
      .poll(async () => (await all.count()) < count || (await confirm.isVisible()), { timeout: 30_000 })
      .toBe(true);
    if (await confirm.isVisible()) await confirm.click();
    await expect(all).toHaveCount(count - 1, { timeout: 30_000 });
  };

  /** Removes the first `count` entries of a list. */
  const removeFirst = async (list: Locator, count: number) => {
    for (let index = 0; index < count; index += 1) await removeEntry(entries(list).first(), entries(list));
  };

  /** Adds an entry to a list. @returns the entry, which is unfolded */
  const addEntry = async (list: Locator, button: string) => {
    const count = await entries(list).count();
    await list.locator(':scope > div > div > [data-add]').filter({ hasText: button }).click();
    await expect(entries(list)).toHaveCount(count + 1, { timeout: 30_000 });
    const entry = entries(list).last();
    await expect(entry.locator('textarea, input').first()).toBeVisible();
    return entry;
  };

  /** Adds an optional field to an entry. */
  const addLine = async (name: string, entry: Locator) => {
    await press('Add …', entry);
    await press(name, entry);
  };

  return {
    panel,
    bar,
    site: siteIn(page),
    type,
    field,
    overwrite,
    write,
    writeParts,
    press,
    openPanel,
    openPage,
    group,
    entries,
    unfold,
    removeEntry,
    removeFirst,
    addEntry,
    addLine,
  };
}
