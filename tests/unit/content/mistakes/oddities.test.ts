import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCaptions } from '../../../../build/check/texts/check-captions.ts';
import { openProject } from '../../../../build/check/open-project.ts';
import { checkContent } from '../../../../build/check/check-content.ts';
import { formatMistake } from '../../../../build/read/messages/mistake.ts';
import { small, smallMedia } from '../../../fixtures/content/small.ts';

const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/our-story');

type Change = [file: string, from: string | RegExp, to: string];

/** The warnings after some changes to the small content. */
function warningsAfter(changes: readonly Change[], { today = '2023-01-01', media = smallMedia } = {}): string[] {
  const files = { ...small };
  for (const [file, from, to] of changes) {
    const before = files[file] ?? '';
    files[file] = before.replace(from, () => to);
    if (files[file] === before) throw new Error(`Nothing to change in ${file}`);
  }
  const { mistakes, warnings } = checkContent(new Map(Object.entries(files)), media, 'content', { today });
  expect(mistakes).toEqual([]);
  return warnings.map((mistake) => formatMistake(mistake).replace('content/', '').replace('Worth a look: ', ''));
}

/** Moves the wedding, but not its events. */
const moved = (day: string): Change[] => [
  ['site.yaml', 'date: 2023-07-03', `date: ${day}`],
  ['site.yaml', 'countdownTo: 2023-07-02', `countdownTo: ${day}`],
];

describe('a warning about odd content', () => {
  test.each<[string, Change[], string]>([
    [
      'lists events left behind by a moved wedding, once',
      moved('2027-09-18'),
      'schedule.yaml:6:11  "Mass" is on 2023-07-02, about 4 years before the wedding (2027-09-18). Another event is also far from it.',
    ],
    [
      'reports an event in another year',
      [['schedule.yaml', '2023-07-03', '2024-07-03']],
      'schedule.yaml:13:11  "Feast" is on 2024-07-03, 366 days after the wedding (2023-07-03).',
    ],
    [
      'reports a countdown to another year',
      [['site.yaml', 'countdownTo: 2023-07-02', 'countdownTo: 2022-07-02']],
      'site.yaml:3:68  The countdown ends on 2022-07-02, 366 days before the wedding',
    ],
    [
      'reports a time zone far from the map',
      [['site.yaml', 'Europe/Zurich', 'America/New_York']],
      'site.yaml:3:40  Clocks in America/New_York and at The Hall (46.1, 7.8 on your map) differ by about 6 hours.',
    ],
    [
      'reports an abbreviation in place of a time zone',
      [['site.yaml', 'Europe/Zurich', 'BST']],
      'site.yaml:3:40  BST may have no summer time, or mean another country’s time. Write a zone with a city, like',
    ],
    [
      'reports an offset whose sign means the opposite',
      [['site.yaml', 'Europe/Zurich', 'Etc/GMT-1']],
      'site.yaml:3:40  Etc/GMT-1 may have no summer time',
    ],
    [
      'reports a duplicate card',
      [
        [
          'story.yaml',
          /- date: July 2017\n.*\n    caption: Waves/,
          '- date: June 2017\n    video: waves.mp4\n    caption: Hello',
        ],
      ],
      'story.yaml:69:14  This card has the same date and caption as card 1. Delete one of them.',
    ],
    [
      'reports a duplicate question',
      [['faq.yaml', /$/, '  - question: when\n    answer: Soon\n']],
      'faq.yaml:4:15  "when" is asked twice, here and in question 1. Delete one of them.',
    ],
    [
      'reports a picture without alt text',
      [['story.yaml', '    alt: A beach\n', '']],
      'story.yaml:63:12  This card has no "alt".',
    ],
    [
      'reports a very long word',
      [['program.yaml', 'Vows', 'Donaudampfschifffahrtsgesellschaft']],
      'program.yaml:3:12  "Donaudampfschifffahrtsgesellschaft" is a very long word',
    ],
    [
      'reports an example address',
      [['places.yaml', '1 Main Street', 'us@ada-and-bo.example.com']],
      'places.yaml:4:14  ada-and-bo.example.com is only an example address',
    ],
    [
      'reports a long word before a colon',
      [['program.yaml', '"*A song*"', '"Donaudampfschifffahrtsgesellschaft: a song"']],
      'program.yaml:4:13  "Donaudampfschifffahrtsgesellschaft:" is a very long word',
    ],
    [
      'reports a text that ends at a "#"',
      [['places.yaml', '1 Main Street', '1 Main Street, Apt #5C, Town']],
      'places.yaml:4:33  Guests do not see "#5C, Town", because a "#" after a space starts a note. Put the whole text in "quotation marks"; if this is a note, type a space after its "#".',
    ],
    [
      'reports a text over two lines that ends at a hashtag',
      [['program.yaml', 'Vows', 'Vows\n      for #AdaAndBo']],
      'program.yaml:4:11  Guests do not see "#AdaAndBo",',
    ],
    [
      'reports a text in braces that ends at a "#"',
      [['map.yaml', 'name: Town, ', 'name: Town #2\n   , ']],
      'map.yaml:3:22  Guests do not see "#2",',
    ],
    [
      'reports a white background',
      [['story.yaml', 'alt: Waves', "alt: Waves\n    background: '#ffffff'"]],
      "story.yaml:71:17  The page’s cream text is hard to read on #ffffff: its contrast is 1.0, and 5 is needed. The nearest that works: '#",
    ],
  ])('%s', (_title, changes, message) => {
    expect(warningsAfter(changes)).toEqual([expect.stringContaining(message)]);
  });

  test('reports a picture on two cards', () => {
    const twice: Change[] = [['story.yaml', 'video: waves.mp4', 'photo: beach.jpg']];
    const media = smallMedia.filter((name) => name !== 'waves.mp4');
    expect(warningsAfter(twice, { media })).toEqual([
      expect.stringContaining('68:12  This card shows the same picture as card 1.'),
    ]);
  });

  test('does not appear for another part of the same film', () => {
    const other = '\n  - { date: July 2017, caption: More waves, video: waves.mp4, start: 0:30, alt: Waves }';
    expect(warningsAfter([['story.yaml', /alt: Waves\n*$/, `alt: Waves${other}\n`]])).toEqual([]);
  });

  test('reports a wedding in the past', () => {
    const changes = moved('2023-07-05');
    expect(warningsAfter(changes, { today: '2023-07-05' })).toEqual([]);
    expect(warningsAfter(changes, { today: '2023-07-06' })).toEqual([
      'site.yaml:3:18  The wedding is in the past: 2023-07-05. Check the year.',
    ]);
  });

  test('reports a deadline for replies that a moved wedding left behind, once it has passed', () => {
    const warningsOn = (today: string, deadline: string) => {
      const files = new Map(
        Object.entries({ ...small, 'reply.yaml': `deadline: ${deadline}\nto: { mail: us@ada.ch }` }),
      );
      return checkContent(files, smallMedia, 'content', { today }).warnings.map(formatMistake);
    };
    expect(warningsOn('2023-02-02', '2023-02-01')).toEqual([
      'content/reply.yaml:1:11  Worth a look: Guests can no longer answer: the last day was 2023-02-01, 152 days before the wedding (2023-07-03). If the wedding has moved, move "deadline", too.',
    ]);
    expect(warningsOn('2023-02-01', '2023-02-01')).toEqual([]);
    // A usual deadline.
    expect(warningsOn('2023-05-15', '2023-05-01')).toEqual([]);
  });

  test('lists unused files in one message', () => {
    expect(warningsAfter([], { media: [...smallMedia, 'old.jpg'] })).toEqual([
      expect.stringContaining('media/old.jpg:1:1  No page shows this file.'),
    ]);
    const many = Array.from({ length: 7 }, (_, index) => `old-${index}.jpg`);
    expect(warningsAfter([], { media: [...smallMedia, ...many] })).toEqual([
      expect.stringContaining(
        'No page shows these 7 files: old-0.jpg, old-1.jpg, old-2.jpg, old-3.jpg, old-4.jpg and 2 more.',
      ),
    ]);
  });

  test.each(['our-example.com', 'example.com.au'])('does not appear for a real address like %s', (address) => {
    expect(warningsAfter([['faq.yaml', /answer: .*/, `answer: See https://${address}/x.`]])).toEqual([]);
  });

  test('does not appear for a long address', () => {
    const form = `https://docs.google.com/forms/d/e/${'1FAIpQLS'.repeat(7)}/viewform`;
    expect(warningsAfter([['registry.yaml', /url: \S+/, `url: ${form}`]])).toEqual([]);
    expect(warningsAfter([['faq.yaml', /answer: .*/, `answer: Write to ${form}`]])).toEqual([]);
  });

  test.each([
    ['Japanese', 'ふたりの結婚式は山の上の小さな教会でおこなわれますのでどうぞお越しください'],
    ['Khmer', 'សូមអញ្ជើញមកចូលរួមពិធីរៀបអាពាហ៍ពិពាហ៍របស់យើងខ្ញុំនៅខេត្តសៀមរាប'],
    ['Lao', 'ຂໍເຊີນທຸກທ່ານມາຮ່ວມງານແຕ່ງດອງຂອງພວກເຮົາທີ່ຫຼວງພະບາງ'],
    ['Burmese', 'ကျွန်ုပ်တို့၏မင်္ဂလာပွဲသို့ကြွရောက်ပါရန်ဖိတ်ကြားအပ်ပါသည်'],
    ['Malayalam, whose vowel signs are no letters', 'വിവാഹനിശ്ചയച്ചടങ്ങുകൾക്കുശേഷമുള്ള'],
  ])('does not mistake a text without spaces for a long word: %s', (_language, text) => {
    const warnings = warningsAfter([['program.yaml', 'Vows', text]]);
    expect(warnings.filter((warning) => warning.includes('long word'))).toEqual([]);
  });

  test('reports a long word in a second language, too', () => {
    const long = 'Donaudampfschifffahrtsgesellschaft';
    const texts = new Map([...Object.entries(small), ['de/thanks.yaml', `heading: ${long}`]]);
    const { warnings } = checkContent(texts, smallMedia, 'content', { today: '2023-01-01' });
    expect(warnings.map(formatMistake)).toEqual([
      expect.stringMatching(/^content\/de\/thanks\.yaml:1:10 .*very long word/),
    ]);
  });

  test('does not appear for a line whose mistake is reported at another line', () => {
    const story = (small['story.yaml'] ?? '').replace('video: waves.mp4', 'photo: beach.jpg');
    const texts = new Map(Object.entries({ ...small, 'story.yaml': story }));
    const { mistakes, warnings } = checkContent(texts, ['a.jpg', 'logo.svg', 'pet.svg'], 'content');
    // Both cards show a photo that is missing: one mistake, reported at the first.
    expect(mistakes.map(({ line, parts }) => [line, parts?.length])).toEqual([[63, 2]]);
    expect(warnings.filter(({ file }) => file === 'content/story.yaml')).toEqual([]);
  });

  test.each(['Vows # a note', 'Vows # sample', 'Vows #ours', 'Vows#1', '"Vows #1"', '"Vows" #1', '>-\n      Vows #1'])(
    'does not appear for a "#" that ends no text: %s',
    (title) => {
      expect(warningsAfter([['program.yaml', 'Vows', title]])).toEqual([]);
    },
  );

  test('does not appear for lines marked "# ours"', () => {
    expect(warningsAfter([['program.yaml', 'Vows', 'Vows #1 # ours']])).toEqual([]);
    expect(warningsAfter([['program.yaml', 'Vows', 'Donaudampfschifffahrtsgesellschaft # ours']])).toEqual([]);
  });
});

describe('a caption', () => {
  const report = async (caption: string) => {
    const files = {
      ...small,
      'story.yaml': (small['story.yaml'] ?? '').replace('caption: Hello', `caption: ${caption}`),
    };
    const { written, sources } = checkContent(new Map(Object.entries(files)), smallMedia, 'content');
    if (!written?.story || !sources.story) throw new Error('No story');
    return (await checkCaptions(written.story, sources.story, CACHE)).map(({ message }) => message);
  };

  test('gets a warning if its card would cut it off', async () => {
    expect(await report('Thanksgiving in Queens. Eleven aunts, five pies, one of her, none left.')).toEqual([]);
    expect(await report(`So it went${' on and on'.repeat(20)}.`)).toEqual([
      expect.stringMatching(/^This caption is too long for its card: on a phone it ends at ".*…"\. Shorten it\.$/),
    ]);
    // An ellipsis of its own does not hide the cut.
    expect(await report(`So it went${' on and on'.repeat(20)}…`)).toHaveLength(1);
  });

  test('gets a warning if a word is too wide for its card', async () => {
    expect(await report('Our Donaudampfschifffahrtsgesellschaftskapitän')).toEqual([
      expect.stringContaining('"Donaudampfschifffahrtsgesellschaftskapitän" is a very long word'),
    ]);
    // A card breaks its caption only at spaces.
    expect(await report('Our mother-in-law-approved-and-aunt-approved-kiss')).toEqual([
      expect.stringContaining('Split it with a space.'),
    ]);
  });

  test('gets no warning for a long sentence without spaces, unless it is cut off', async () => {
    const sentence = 'はじめてのデート。彼女は七分早く、彼は七分遅れて着いた。';
    expect(await report(sentence)).toEqual([]);
    expect(await report(sentence.repeat(6))).toEqual([expect.stringContaining('too long for its card')]);
  });

  const LONG = `caption: On${' and on'.repeat(40)}`;
  /** The files in which the whole check finds captions that are too long, once a text of the fixture has changed. */
  const findLongCaptions = async (change: (story: string) => [file: string, text: string]) => {
    const root = join(import.meta.dirname, '../../../..');
    const folder = 'tests/fixtures/mountains/content';
    const changes = [change(await readFile(join(root, folder, 'story.yaml'), 'utf8'))];
    const { warnings } = await openProject(root, folder, null).readWith(new Map(changes));
    return warnings
      .filter(({ message }) => message.includes('too long'))
      .map(({ file }) => file.replace(/^.*content\//, ''));
  };

  test('gets no warning on a line marked "# ours"', async () => {
    const filesWith = (mark: string) =>
      findLongCaptions((story) => ['story.yaml', story.replace(/caption: .*/, LONG + mark)]);
    expect(await filesWith('')).toEqual(['story.yaml']);
    expect(await filesWith(' # ours')).toEqual([]);
  });

  test('gets a warning in a second language, too', async () => {
    const spanish = `cards:\n  - photo: card-01.jpg\n    ${LONG}\n`;
    expect(await findLongCaptions(() => ['es/story.yaml', spanish])).toEqual(['es/story.yaml']);
  });
});

test('the sample’s time zone is reported as soon as names and dates are the couple’s', () => {
  // The sample couple are Nell and Mateo, in New York's time zone.
  const contentWith = (names: string) => {
    const site = (small['site.yaml'] ?? '').replace('Ada, Bo', names).replace('Europe/Zurich', 'America/New_York');
    const own = {
      ...small,
      'site.yaml': site.replaceAll('2023', '2024'),
      'schedule.yaml': (small['schedule.yaml'] ?? '').replaceAll('2023', '2024'),
    };
    return new Map(Object.entries(own).filter(([name]) => name !== 'map.yaml'));
  };
  const warningsFor = (names: string) =>
    checkContent(contentWith(names), smallMedia, 'content', { today: '2023-01-01' }).warnings.map(
      ({ message }) => message,
    );
  expect(warningsFor('Ada, Bo')).toEqual([expect.stringContaining('the time zone is still New York’s')]);
  expect(warningsFor('Nell, Mateo')).toEqual([]);
});
