import { describe, expect, test } from 'vitest';
import { checkContent } from '../../../build/check/check-content.ts';
import { includedPages } from '../../../build/make/included-pages.ts';
import { small, smallMedia } from '../../fixtures/content/small.ts';

/** Checks the small content with other texts for some files, and lines added to `site.yaml`. */
function check(lines: string, others: Record<string, string> = {}, media = smallMedia) {
  const texts = { ...small, ...others, 'site.yaml': `${small['site.yaml']}${lines}\n` };
  const content = checkContent(new Map(Object.entries(texts)), media, 'content', { today: '2023-01-01' });
  const messages = (found: typeof content.mistakes) => found.map(({ file, message }) => `${file}: ${message}`);
  return { ...content, mistakes: messages(content.mistakes), warnings: messages(content.warnings) };
}

const pagesOf = ({ written }: ReturnType<typeof check>) => written && includedPages(written);

describe('hidden', () => {
  test('pages, the map and parts are left out of the site', () => {
    const found = check('hidden: [registry, map, travel.stays, program.kicker]');
    expect(found.mistakes).toEqual([]);
    expect(pagesOf(found)).toEqual(['story', 'schedule', 'program', 'party', 'travel', 'faq', 'thanks']);
    expect(found.written).not.toHaveProperty('map');
    expect(found.written?.travel).not.toHaveProperty('stays');
    expect(found.written?.travel).toHaveProperty('arriving');
    expect(found.written?.program).not.toHaveProperty('kicker');
  });

  test('files report no mistakes yet, keep their media and still provide facts', () => {
    expect(check('hidden: [registry]', { 'registry.yaml': 'text: [' }).mistakes).toEqual([]);
    const withoutLogo = smallMedia.filter((name) => name !== 'logo.svg');
    expect(check('hidden: [registry]', {}, withoutLogo).mistakes).toEqual([]);
    expect(check('hidden: [registry]').media.map(({ name }) => name)).toContain('logo.svg');
    const found = check('hidden: [schedule]');
    expect(found.mistakes).toEqual([]);
    // The answer still contains the time of an event in the hidden schedule.
    expect(found.written?.faq?.questions[0]?.answer).toBe('At 1:30 – 2:30 PM.');
  });

  test('files that cannot be read might use any media, so none is reported as unused', () => {
    for (const [hidden, file] of [
      ['registry', 'registry.yaml'],
      ['es', 'es/registry.yaml'],
    ] as const) {
      const found = check(`hidden: [${hidden}]`, { [file]: 'text: [' }, [...smallMedia, 'old.jpg']);
      expect([found.mistakes, found.warnings, found.usedMedia]).toEqual([[], [], null]);
    }
  });

  test('files keep their media hidden in a second language, too', () => {
    const found = check('hidden: [registry]', { 'es/registry.yaml': 'shops:\n  - logo: logo.svg\n' });
    expect(found.media.filter(({ name }) => name === 'logo.svg').map(({ isHidden }) => isHidden)).toEqual([true, true]);
  });

  test('files report nothing in a second language either', () => {
    const broken = check('hidden: [registry]', { 'es/registry.yaml': 'text: [' });
    expect([broken.mistakes, broken.warnings]).toEqual([[], []]);
    const noted = check('hidden: [registry]', { 'es/registry.yaml': 'text: Nada # sample\nshops: [{}, {}]\n' });
    expect([noted.warnings, noted.notes]).toEqual([[], []]);
    expect(noted.facts.filter(({ file }) => file.endsWith('registry.yaml'))).toEqual([]);
  });

  test('files are left out of a warning about letters in visible files', () => {
    const found = check('hidden: [party, schedule]', {
      'party.yaml': `sides:\n  - title: حفل\n    members: []\n`,
      'faq.yaml': 'questions:\n  - question: عرس\n    answer: Yes.\n',
    });
    const about = found.warnings.filter((warning) => warning.includes('Arabic'));
    expect(about).toEqual([expect.stringMatching(/^content\/faq\.yaml: (?!.*party)/)]);
  });

  test('schedules that are broken are reported where texts use their facts', () => {
    expect(check('hidden: [schedule]', { 'schedule.yaml': 'events: [' }).mistakes.join()).toContain('events.mass.time');
    // Valid line by line, but it has an event twice.
    const schedule = (small['schedule.yaml'] ?? '').replace('id: feast', 'id: mass');
    const faq = (small['faq.yaml'] ?? '').replace('mass.time', 'feast.time');
    const found = check('hidden: [schedule]', { 'schedule.yaml': schedule, 'faq.yaml': faq });
    expect(found.mistakes.join()).toContain('events.feast.time');
  });

  test('pages turn links to them into plain words, with a warning for each', () => {
    const faq = 'questions:\n  - question: Gifts?\n    answer: See [our list](/registry), or [the day](/schedule).\n';
    const found = check('hidden: [registry]', { 'faq.yaml': faq });
    expect(found.mistakes).toEqual([]);
    expect(found.written?.faq?.questions[0]?.answer).toBe('See our list, or [the day](/schedule).');
    expect(found.warnings).toContain(
      'content/faq.yaml: The page "/registry" is hidden, so guests see this link as plain words. Show the page again, or change the text.',
    );
  });

  test('languages are not built, whatever their files say', () => {
    const spanish = { 'es/faq.yaml': 'questions: [' };
    expect(check('', spanish).mistakes).not.toEqual([]);
    const found = check('hidden: [es]', spanish);
    expect(found.mistakes).toEqual([]);
    expect(found.translations).toEqual([]);
  });

  test('languages keep their facts, since the desk can still change their texts', () => {
    const found = check('hidden: [es]', { 'es/places.yaml': 'facts: { far: cinco minutos }\n' });
    expect(found.wholeTranslations['es']?.places?.facts).toEqual({ far: 'cinco minutos' });
  });

  test('unknown names are explained', () => {
    expect(check('hidden: [registri]').mistakes).toEqual([
      'content/site.yaml: There is no page, part or language "registri" to hide. Did you mean "registry"?',
    ]);
    expect(check('hidden: [7]').mistakes).toEqual([
      'content/site.yaml: Entry 1 of "hidden" must be the name of a page, a part or a language, like registry.',
    ]);
  });
});

describe('the order of pages', () => {
  test('is the couple’s, without what is hidden or missing', () => {
    const found = check('hidden: [story]\norder: [travel, story, more, faq]');
    expect(pagesOf(found)).toEqual(['travel', 'faq', 'schedule', 'program', 'party', 'registry', 'thanks']);
  });

  test('names each page once, and only pages', () => {
    expect(check('order: [faq, travel, faq]').mistakes).toEqual([
      'content/site.yaml: "faq" is in the order twice. Delete one of them.',
    ]);
    expect(check('order: [fag]').mistakes.join()).toContain('Entry 1 of "order" is "fag". Write story, schedule,');
  });
});

test('a page of the couple’s own exists where its file exists', () => {
  const found = check('', { 'more.yaml': 'intro: Swim in the lake\n' });
  expect(found.mistakes).toEqual([]);
  expect(pagesOf(found)).toContain('more');
  expect(pagesOf(check(''))).not.toContain('more');
});
