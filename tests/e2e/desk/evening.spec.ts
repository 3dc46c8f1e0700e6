import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Locator } from '@playwright/test';
import { parse } from 'yaml';
import { openProject } from '../../../build/check/open-project.ts';
import { isSample } from '../../fixtures/sample';
import { coupleAt } from '../support/couple-at-desk';
import {
  AT_THE_END,
  CEREMONY,
  CEREMONY_WORDS,
  EVENTS,
  IN_PLACE,
  MORE,
  NAMES,
  PARTY,
  PLACES,
  QUESTIONS,
  SCHEDULE_INTRO,
  SITE,
  STORY,
  TAKEN,
  THANKS,
  TRAVEL,
  WHOLE_CALENDAR,
  WRITTEN,
} from '../support/evening';
import { dropOn, SAMPLE_FOLDER, takePhotos, test } from '../support/edit-desk';
import { expect as expectSoon, remember } from '../support/guest';

/*
 * A couple’s whole evening: from the sample to a site with nothing of the sample left, without opening a file by hand.
 * The numbers of entries to remove are the sample’s.
 */

/** With a cold cache, new names need new fonts and photos need all their sizes. */
const expect = expectSoon.configure({ timeout: 60_000 });

test.skip(!isSample, 'the sample has become somebody’s own site');
// A press that finds nothing fails long before the test's own limit.
test.use({ content: SAMPLE_FOLDER, actionTimeout: 40_000 });
// A server of its own: this test also removes photos, and a shared server restores only texts.
test.use({ variables: { OWN_SERVER: 'evening' } });
test.setTimeout(1_200_000);

test('a couple turns the sample into their own site in one evening', { tag: '@release' }, async ({ page, server }) => {
  const couple = coupleAt(page);
  const { panel, bar, site, field, write, writeParts, press, openPanel, openPage, group, entries, unfold } = couple;
  const { addEntry, addLine, removeEntry, removeFirst, type, overwrite } = couple;
  const photos = await takePhotos(TAKEN, 1050);
  const files = photos.map(({ name, bytes }) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(bytes, 'base64'),
  }));
  /** Chooses the photo at an index with a button. */
  const choose = async (button: Locator, index: number) => {
    const asked = page.waitForEvent('filechooser');
    await button.click();
    await (await asked).setFiles(files.slice(index, index + 1));
  };
  /** Opens a text on the page itself. Tries again if the site is replaced by its next version in the meantime. */
  const inPlace = (text: Locator, name: string) =>
    expectSoon(async () => {
      await text.focus();
      await page.keyboard.press('Enter');
      await expectSoon(page.getByRole('textbox', { name })).toBeFocused({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
  await remember(page, {});
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Look around first' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Nell');

  await test.step('names, the day and the time zone', async () => {
    await openPanel('This page');
    for (const [index, name] of NAMES.entries()) await write(`Name ${index + 1}`, name);
    await expect(site.getByRole('heading', { level: 1 })).toContainText(NAMES[1]);
    await writeParts('Date', '06122027');
    await page.getByRole('button', { name: 'Move them' }).click();
    await write('Time zone', 'Vietnam');
    await field('Time zone').focus();
    await overwrite('Vietnam');
    await press(/Ho Chi Minh City/);
    await expect(field('Time zone')).toHaveValue('Asia/Ho_Chi_Minh');
    await writeParts('Countdown to', '06122027');
    await write('Description', SITE.description);
    await write('Address', SITE.address);
    await write('What the link preview picture shows', SITE.share);
    await press(/^Words on buttons/);
    await write('Error title', SITE.errorTitle);
    await write('Error text', SITE.errorText);
  });

  await test.step('another world, palette and typeface', async () => {
    await openPanel('Design');
    for (const name of ['Mountains', 'Glacier', 'Classic']) {
      const option = panel.getByRole('radio', { name: new RegExp(name) });
      await option.click();
      await expect(option).toBeChecked();
    }
  });

  await test.step('hide what they do not need, and add a page of their own', async () => {
    await openPanel('Pages');
    for (const name of ['Show Registry', 'The map', 'Español']) {
      const toggle = panel.getByRole('switch', { name, exact: true });
      await toggle.click();
      await expect(toggle).not.toBeChecked();
    }
    await press('Add a page of your own');
    await type(MORE.title);
    await page.keyboard.press('Enter');
    await expect(field('Intro')).toBeFocused();
    await overwrite(MORE.intro);
    await press('Add …');
    await press('Parts');
    await expect(field('Title')).toBeFocused();
    await overwrite(MORE.part);
    const part = entries(group('Parts')).first();
    await write('Text', MORE.text, part);
    await addLine('Links', part);
    await expect(field('Label', part)).toBeFocused();
    await overwrite(MORE.label);
    await write('Link', MORE.url, part);
  });

  await test.step('questions', async () => {
    await openPage('FAQs', 'Frequently Asked Questions');
    const questions = group('Questions');
    for (const [question, answer] of QUESTIONS) {
      const entry = await addEntry(questions, 'Add a question');
      await expect(field('Question', entry)).toBeFocused();
      await overwrite(question);
      await write('Answer', answer, entry);
    }
    await removeFirst(questions, 12);
  });

  await test.step('travel', async () => {
    await openPage('Travel');
    await write('Intro', TRAVEL.intro);
    const arriving = group('How to get there');
    await write('Title', TRAVEL.titles[0], arriving);
    const ways = group('Items', arriving);
    await removeFirst(ways, 2);
    const way = entries(ways).first();
    await unfold(way);
    await write('Title', TRAVEL.arriving[0], way);
    await write('Text', TRAVEL.arriving[1], way);
    const sleeping = group('Where to sleep');
    await write('Title', TRAVEL.titles[1], sleeping);
    const stays = group('Places to sleep', sleeping);
    const { name, address, rate, text } = TRAVEL.stay;
    await removeFirst(stays, 2);
    const stay = entries(stays).first();
    await unfold(stay);
    await write('Name', name, stay);
    await write('Text', text, stay);
    const links = group('Links', stay);
    await removeFirst(links, 1);
    await unfold(entries(links).first());
    await write('Label', TRAVEL.link.label, links);
    await write('Link', TRAVEL.link.url, links);
    for (const [line, words] of [
      ['Address', address],
      ['Rate', rate],
    ] as const) {
      await addLine(line, stay);
      await expect(field(line, stay)).toBeFocused();
      await overwrite(words);
    }
  });

  await test.step('places and events, one past midnight', async () => {
    await openPage('Schedule');
    await write('Intro', SCHEDULE_INTRO);
    await press(/^Words on buttons/);
    await write('Whole calendar', WHOLE_CALENDAR);
    const places = group('Places').locator('[data-fold]');
    const placeNamed = (name: string) => places.filter({ has: page.getByRole('button', { name, exact: true }) });
    for (const { name, address } of PLACES) {
      await press('Add a place');
      await type(name);
      await page.keyboard.press('Enter');
      await expect(field('Name', placeNamed(name))).toBeFocused();
      await write('Address', address, placeNamed(name));
    }
    const events = group('Events');
    for (const { title, date, start, end, place, note } of EVENTS) {
      const entry = await addEntry(events, 'Add an event');
      await expect(field('Title', entry)).toBeFocused();
      await overwrite(title);
      await writeParts('Date', date[0], entry);
      await writeParts('Start', start[0], entry);
      await writeParts('End', end[0], entry);
      await field('Place', entry).selectOption(place);
      await addLine('Note', entry);
      await overwrite(note);
    }
    await removeFirst(events, 4);
    const samplePlaces = [
      'St. Brendan’s Church',
      'St. Brendan’s church hall',
      'The Counting House',
      'The Bass Rocks House',
      'The Rogers Street Inn',
    ];
    for (const name of samplePlaces) await removeEntry(placeNamed(name), places);
    const removals = group('Facts used in texts').getByRole('button', { name: /^Remove: / });
    while ((await removals.count()) > 0) await removeEntry(removals.first(), removals, removals.first());
  });

  await test.step('words on the page itself, in bold, with a pasted list', async () => {
    const [{ title }] = EVENTS;
    await inPlace(site.getByRole('heading', { name: title }), `Words: the title of ${title}`);
    await type(IN_PLACE.title);
    await page.keyboard.press('Enter');
    await expect(site.getByRole('heading', { name: title + IN_PLACE.title })).toBeFocused();
    const intro = page.getByRole('textbox', { name: 'Words: the intro' });
    await inPlace(site.getByText('All times are local.'), 'Words: the intro');
    await intro.press('Control+A');
    await page.getByRole('button', { name: 'Bold' }).click();
    await intro.press('Control+End');
    await intro.press('Shift+Enter');
    await intro.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<ul><li>silk</li><li><i>a fan</i></li></ul>');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await type(IN_PLACE.afterList);
    await intro.press('Enter');
    await expect(site.getByText('a fan')).toBeVisible();
  });

  await test.step('the ceremony', async () => {
    await openPage('Program');
    await write('Line above', CEREMONY_WORDS.kicker);
    await write('Closing', CEREMONY_WORDS.closing);
    const items = group('Items');
    for (const [title, detail] of CEREMONY) {
      const entry = await addEntry(items, 'Add a part');
      await overwrite(title);
      await addLine('Detail', entry);
      await overwrite(detail);
    }
    await removeFirst(items, 9);
  });

  await test.step('the party', async () => {
    await openPage('Wedding Party');
    const sides = group('Sides');
    await removeFirst(sides, 1);
    const side = entries(sides).first();
    await unfold(side);
    await write('Title', PARTY.title, side);
    const members = group('Members', side);
    await removeFirst(members, 7);
    for (const [index, { name, photo, role, blurb }] of PARTY.members.entries()) {
      const member = entries(members).nth(index);
      await unfold(member);
      await write('Name', name, member);
      await write('About them', blurb, member);
      if ((await field('Role', member).count()) === 0) await addLine('Role', member);
      await write('Role', role, member);
      await choose(member.getByRole('button', { name: 'Choose a file…' }), 5 + index);
      await expect(field('Photo', member)).toHaveValue(photo);
    }
  });

  await test.step('a story of their own', async () => {
    await openPage('Our Story');
    await write('Heading', STORY.heading);
    await openPanel('Our Story');
    await press('Start with an empty story');
    await expect(panel.getByText(/Your story begins here/)).toBeVisible();
    await dropOn(panel.getByRole('region', { name: 'Cards of the story' }), photos.slice(0, 4));
    await expect(field('Caption')).toBeFocused();
    for (const [index, caption] of STORY.captions.entries()) {
      // A slow press: between pointerdown and pointerup, the desk saves what was typed.
      if (index > 0) await panel.getByRole('button', { name: 'Next without a caption' }).click({ delay: 500 });
      await write('Caption', caption);
      await write('For guests who cannot see it', `${caption}, as a picture`);
    }
    await press('All cards');
    await press('Add a card of words');
    await write('Date', STORY.words[0]);
    await write('Caption', STORY.words[1]);
  });

  await test.step('the thank-you', async () => {
    await openPanel('This page');
    await bar.getByRole('combobox', { name: 'Page of the site' }).selectOption('Thank You');
    await write('Heading', THANKS.heading);
    await write('While days are left', THANKS.soon);
    await write('From the day before', THANKS.later);
    await choose(panel.getByRole('button', { name: 'Choose a file…' }), 4);
    await write('What it shows, for guests who cannot see it', THANKS.petAlt);
  });

  await test.step('nothing of the sample is left', async () => {
    await openPanel('To do');
    await expect(panel.getByText('Everything is yours now.')).toBeVisible();
    await press(/^Remove all \d+ from the folder$/);
    await expect(panel.getByText('None: the site uses every photo and film in your media folder.')).toBeVisible();
    const readFolder = () => openProject(process.cwd(), relative(process.cwd(), server.folder), null).read();
    // The panel shows the files as gone before they have been removed.
    await expect.poll(async () => (await readFolder()).warnings.map(({ message }) => message)).toEqual([]);
    const { facts, mistakes } = await readFolder();
    expect(mistakes).toEqual([]);
    expect(facts.filter(({ isSample }) => isSample).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  await test.step('words are saved when the window closes, after a warning', async () => {
    await openPage('Program');
    const [, [title]] = CEREMONY;
    await inPlace(site.getByRole('heading', { name: title }), `Words: the title of ${title}`);
    await type(AT_THE_END);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
  });

  await test.step('the folder holds what was typed, letter for letter', async () => {
    const read = async (file: string): Promise<[string, unknown]> => [
      file,
      parse(await readFile(join(server.folder, file), 'utf8')),
    ];
    const readAll = async () => Object.fromEntries(await Promise.all(Object.keys(WRITTEN).map(read)));
    await expect.poll(async () => (await read('program.yaml'))[1]).toEqual(WRITTEN['program.yaml']);
    expect(await readAll()).toEqual(WRITTEN);
  });
});
