import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Change, Value } from '../../../desk/protocol';
import { backgroundsOf } from '../../../src/model/colours/backgrounds';
import { followDate, lacksPictures, keysOf, readCards, type Card } from '../../../desk/model/cards';
import { findOpen } from '../../../desk/model/find-open';
import { cleanName } from '../../../desk/server/media/clean-name';
import { readDate, readTaken } from '../../../desk/page/tray/cards/card-dates';
import { styleOf, writeDate } from '../../../desk/page/tray/cards/date-style';
import { readDroppedFiles } from '../../../desk/page/tray/adding/dropped-files';
import type { Outcome } from '../../../desk/page/tray/cards/keep-backgrounds';
import {
  emptyStory,
  moveCard,
  moveCards,
  paintCards,
  removeCard,
  removeCards,
} from '../../../desk/page/tray/cards/steps';
import { addCards, addWords } from '../../../desk/page/tray/cards/add-steps';
import { hasSuggestedCaption, suggestCaption, wordsOfName } from '../../../desk/page/tray/cards/suggest-caption';
import { SHIPPED_FOLDERS } from '../../fixtures/sample';

/** The cards of the sample's story, or of the fixture couple's once the content is a couple's own. */
const shipped = readCards(parse(readFileSync(`${SHIPPED_FOLDERS[0]}/story.yaml`, 'utf8')) as Value) ?? [];

/** Cards by name, each with an optional background: `a#1 b c#2`. */
function deck(written: string): Card[] {
  return written.split(' ').map((item) => {
    const [name = '', background] = item.split('#');
    const card: Card = { date: 'June 2017', caption: name };
    if (background !== undefined) card.background = colour(background);
    return card;
  });
}
/** The colour of a one-digit name: `1` is `#111111`. */
const colour = (name: string) => `#${name.repeat(6)}`;
/** Writes cards as `deck` reads them. */
const show = (cards: readonly Card[]) =>
  cards
    .map(({ caption, background }) => caption + (background === undefined ? '' : `#${String(background)[1]}`))
    .join(' ');

/** Applies a step’s changes in order, as the server does. @throws if a value is not what the change expects */
function write(cards: readonly Card[], changes: readonly Change[]): Card[] {
  const written = structuredClone([...cards]) as Record<string, Value>[];
  for (const change of changes) {
    const [, index, line] = change.at.path as ['cards', number, string?];
    const card = written[index];
    if (change.kind === 'insert') {
      expect(change.length).toBe(written.length);
      written.splice(index, 0, change.value as Record<string, Value>);
    } else if (change.kind === 'set' && card && line !== undefined) {
      expect(card[line] ?? null).toEqual(change.was);
      if (change.value === null) delete card[line];
      else card[line] = change.value;
    } else if (change.kind === 'remove' || change.kind === 'move') {
      expect(card).toEqual(change.was);
      const [taken] = written.splice(index, 1);
      if (change.kind === 'move' && taken) written.splice(change.to, 0, taken);
    }
  }
  return written as unknown as Card[];
}

/** The cards that a step shows. @throws if these are not the cards that it saves */
function cardsAfter(before: readonly Card[], { step, cards }: Outcome): Card[] {
  expect(write(before, step.changes)).toEqual(cards);
  return cards;
}

describe('the date of a card', () => {
  test.each([
    ['June 2017', 'en', { year: 2017, month: 6 }],
    ['June 3rd, 2017', 'en', { year: 2017, month: 6, day: 3 }],
    ['3 July 2019', 'en', { year: 2019, month: 7, day: 3 }],
    ['Sept 2019', 'en', { year: 2019, month: 9 }],
    ['Juni 2019', 'de', { year: 2019, month: 6 }],
    ['3. März 2020', 'de', { year: 2020, month: 3, day: 3 }],
    ['3 de junio de 2017', 'es', { year: 2017, month: 6, day: 3 }],
    ['Junio de 2017', 'es', { year: 2017, month: 6 }],
    ['été 2018', 'fr', { year: 2018, month: 6 }],
    ['червень 2017 р.', 'uk', { year: 2017, month: 6 }],
    ['June 2019', 'de', { year: 2019, month: 6 }],
    ['Summer 2018', 'en', { year: 2018, month: 6 }],
    ['That winter, 2018', 'en', { year: 2018, month: 12 }],
    ['2018', 'en', { year: 2018 }],
    ['Since 2018', 'en', { year: 2018 }],
    ['2019-07-03', 'en', { year: 2019, month: 7, day: 3 }],
    ['7/3/2019', 'en', { year: 2019, month: 7, day: 3 }],
    ['3.7.2019', 'de', { year: 2019, month: 7, day: 3 }],
    ['07/2019', 'fr', { year: 2019, month: 7 }],
    ['3. 7. 2019', 'cs', { year: 2019, month: 7, day: 3 }],
    ['03-07-2019', 'nl', { year: 2019, month: 7, day: 3 }],
    ['2019. 07. 03.', 'hu', { year: 2019, month: 7, day: 3 }],
    ['Ιούλιος 2019', 'el', { year: 2019, month: 7 }],
    ['जनवरी 2019', 'hi', { year: 2019, month: 1 }],
    ['2019年7月', 'ja', { year: 2019, month: 7 }],
    ['2019年12月3日', 'zh', { year: 2019, month: 12, day: 3 }],
    ['2019년 7월', 'ko', { year: 2019, month: 7 }],
    ['Tháng 7 năm 2019', 'vi', { year: 2019, month: 7 }],
    ['3 tháng 7, 2019', 'vi', { year: 2019, month: 7, day: 3 }],
    ['June 3. 2018', 'en', { year: 2018, month: 6, day: 3 }],
    ['2017/18', 'en', { year: 2017 }],
    ['Once upon a time', 'en', null],
    ['The day we met', 'en', null],
    ['Room 4711', 'en', null],
  ])('%s (%s) is read', (date, language, day) => {
    expect(readDate(date, language)).toEqual(day);
  });

  test('every date of the shipped story is readable', () => {
    expect(shipped).not.toEqual([]);
    expect(shipped.filter(({ date }) => readDate(date, 'en')?.month === undefined)).toEqual([]);
  });

  test.each([
    ['June 2018', ['June 2017', 'July 2017', '2019'], 'en'],
    ['June 5, 2018', ['June 3, 2017', '4 July 2017'], 'en'],
    ['June 5th, 2018', ['June 3rd, 2017'], 'en'],
    ['Jun 2018', ['Feb 2017', 'Dec 2017'], 'en'],
    ['2018', ['2017', '2018'], 'en'],
    ['Junio de 2018', ['Mayo de 2017'], 'es'],
    ['junio de 2018', ['mayo de 2017'], 'es'],
    ['Juni 2018', ['März 2017'], 'de'],
    ['Червень 2018', ['Березень 2017'], 'uk'],
    ['5 червня 2018', ['3 серпня 2017'], 'uk'],
    ['5 червня 2018 р.', ['3 серпня 2017 р.'], 'uk'],
    ['06/2018', ['08/2017', '09/2017'], 'en'],
    ['6/5/2018', ['8/13/2017'], 'en'],
    ['05.06.2018', ['03.08.2017'], 'de'],
    ['06/2018', ['08/2017', '09/2017'], 'es'],
    ['5. 6. 2018', ['13. 8. 2017'], 'cs'],
    ['05-06-2018', ['03-08-2017'], 'nl'],
    ['2018年6月', ['2017年8月'], 'ja'],
    ['2018年6月5日', ['2017年8月3日'], 'zh'],
    ['2018년 6월', ['2017년 8월'], 'ko'],
    ['tháng 6 năm 2018', ['tháng 8 năm 2017'], 'vi'],
    ['Tháng 6 năm 2018', ['Tháng 8 năm 2017'], 'vi'],
    ['June 2018', ['2017-08', '2017-09'], 'en'],
    ['June 2018', ['Spring 2017'], 'en'],
    ['June 2018', ['Once upon a time'], 'en'],
    ['June 2018', [], 'en'],
  ])('is written %s next to %j', (written, dates, language) => {
    const day = { year: 2018, month: 6, day: 5 };
    expect(writeDate(day, styleOf(dates, language), language).replace(/\s/g, ' ')).toBe(written);
  });

  test('on the first of a month is written as in the rest of the site', () => {
    const written = (date: string, language: string) =>
      writeDate({ year: 2018, month: 6, day: 1 }, styleOf([date], language), language);
    expect([written('3 août 2017', 'fr'), written('03/08/2017', 'fr')]).toEqual(['1er juin 2018', '01/06/2018']);
  });

  test.each(['th', 'fa', 'bn', 'mr', 'ne', 'my', 'ps'])('that was written can be read back (%s)', (language) => {
    const date = { year: 2018, month: 6, day: 5 };
    const style = styleOf([], language);
    expect(readDate(writeDate(date, style, language), language)).toEqual({ year: 2018, month: 6 });
    expect(readDate(writeDate(date, { ...style, precision: 'day' }, language), language)).toEqual(date);
    expect(readDate(writeDate(date, { ...style, precision: 'year' }, language), language)).toEqual({ year: 2018 });
  });

  test('of a photo is the local date, whatever the hour', () => {
    expect(readTaken('2017-06-30T23:59:59')).toEqual({ year: 2017, month: 6, day: 30, time: '23:59:59' });
    expect(readTaken('0000-00-00')).toBeNull();
  });
});

describe('a caption', () => {
  test.each([
    ['lake_como-2.jpg', 'Lake como 2'],
    ['Été à Nîmes.HEIC', 'Été à Nîmes'],
    ['the proposal.mov', 'The proposal'],
    ['first-dance (1).mp4', 'First dance 1'],
  ])('is suggested by the name %s', (name, caption) => {
    expect(suggestCaption(name, 'June 2017')).toBe(caption);
  });

  test.each([
    'IMG_1234.JPG',
    'IMG 1234 (2).HEIC',
    'DSC00012.jpg',
    'PXL_20230703_142233123.MP.jpg',
    '20190703_142233.jpg',
    'WhatsApp Image 2019-07-03 at 14.22.33.jpeg',
    'IMG-20190703-WA0012.jpg',
    'Screenshot 2020-01-01 at 10.00.00 AM.png',
    'GOPR0012.MP4',
    'P1010001.JPG',
    'FullSizeRender.jpg',
    '3F2504E0-4F89-11D3-9A0C-0305E82C3301.jpeg',
    'photo.jpg',
  ])('is the date if a device or an app named the file: %s', (name) => {
    expect(wordsOfName(name)).toBeNull();
    expect(suggestCaption(name, 'June 2017')).toBe('June 2017');
  });

  test('counts as a suggestion until it is changed', () => {
    const isSuggested = (caption: string, photo: string) => hasSuggestedCaption({ date: 'June 2017', caption, photo });
    expect(isSuggested('Été à Nîmes', 'ete-a-nimes-2.jpg')).toBe(true);
    expect(isSuggested('Große Feier', 'grosse-feier.jpg')).toBe(true);
    expect(isSuggested('Lake como 2', 'lake-como-2-2.jpg')).toBe(true);
    const long = `${'A walk along the coast '.repeat(5)}.jpg`;
    expect(
      isSuggested(
        suggestCaption(long, ''),
        cleanName(long, 'jpg', 'photo', () => false),
      ),
    ).toBe(true);
    expect(isSuggested('Інше', 'свято.jpg')).toBe(false);
    expect(isSuggested('June 2017', 'img-1234.jpg')).toBe(true);
    expect(isSuggested('Summer in Nîmes', 'ete-a-nimes-2.jpg')).toBe(false);
    expect(shipped.filter(hasSuggestedCaption)).toEqual([]);
  });
});

test('a caption that repeats its card’s date follows the date; other captions stay', () => {
  const follow = (caption: string | null, line = 'date') =>
    followDate(
      { cards: [{ date: 'May 2018', caption }] },
      { file: 'story.yaml', path: ['cards', 0, line] },
      'May 2018',
      'June 2019',
    ).map((change) => [change.at.path.join('.'), 'value' in change && change.value]);
  expect(follow('May 2018')).toEqual([['cards.0.caption', 'June 2019']]);
  expect([follow('In Nîmes'), follow(null), follow('May 2018', 'alt')]).toEqual([[], [], []]);
});

describe('new cards', () => {
  const story = ['June 2017', 'August 2017', 'Once upon a time', 'May 2018'].map((date) => ({ date, caption: date }));
  const newCard = (caption: string, takenOn: string | null) => ({
    card: { date: '?', caption },
    taken: readTaken(takenOn),
  });

  test('are sorted by date, undated ones last', () => {
    const added = [
      newCard('c', '2017-07-01'),
      newCard('e', null),
      newCard('a', '2016-01-01'),
      newCard('b', '2017-06-20'),
      newCard('d', '2019-01-01'),
    ];
    const outcome = addCards(story, added, 'en');
    expect(show(cardsAfter(story, outcome))).toBe('a June 2017 b c August 2017 Once upon a time May 2018 d e');
    expect(outcome.indexes).toEqual([0, 2, 3, 7, 8]);
  });

  test('are sorted by day and time, even if they arrive one by one and their cards show only months', () => {
    let cards: Card[] = [{ date: 'May 2018', caption: 'a' }];
    const arrive = (photo: string, takenOn: string) => {
      const added = { card: { date: 'June 2018', caption: photo, photo }, taken: readTaken(takenOn) };
      cards = cardsAfter(cards, addCards(cards, [added], 'en'));
    };
    arrive('d', '2018-06-20T10:00:00');
    arrive('b', '2018-06-05T18:00:00');
    arrive('e', '2018-06-20T18:00:00');
    arrive('c', '2018-06-20T09:00:00');
    expect(show(cards)).toBe('a b c d e');
    // The couple correct a date.
    cards = cards.map((card) => (card.photo === 'b' ? { ...card, date: 'July 2018' } : card));
    arrive('f', '2018-06-07T10:00:00');
    expect(show(cards)).toBe('a f b c d e');
  });

  test('before the first card take its background and change no other', () => {
    const cards = [{ date: 'June 2017', caption: 'x', background: '#112233' }];
    expect(show(cardsAfter(cards, addCards(cards, [newCard('a', '2016-01-01')], 'en')))).toBe('a#1 x');
  });

  test('leave existing cards in order, however many are added', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.date({ min: new Date('2015-01-01'), max: new Date('2024-01-01'), noInvalidDate: true }))),
        (days) => {
          const added = days.map((day, index) => newCard(`new ${index}`, day ? day.toISOString() : null));
          const outcome = addCards(shipped, added, 'en');
          const cards = cardsAfter(shipped, outcome);
          expect(cards).toHaveLength(shipped.length + added.length);
          expect(cards.filter(({ caption }) => !caption.startsWith('new')).map(({ caption }) => caption)).toEqual(
            shipped.map(({ caption }) => caption),
          );
          expect(outcome.indexes).toHaveLength(added.length);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('a background', () => {
  const move = (written: string, from: number, to: number) =>
    show(cardsAfter(deck(written), moveCard(deck(written), from, to)));
  const remove = (written: string, index: number) => show(cardsAfter(deck(written), removeCard(deck(written), index)));

  test('stays with the following cards when its card is removed', () => {
    expect(remove('a#1 b#2 c d', 1)).toBe('a#1 c#2 d');
    expect(remove('a#1 b c', 0)).toBe('b#1 c');
    expect(remove('a#1 b#2 c#3', 1)).toBe('a#1 c#3');
    expect(remove('a#1 b c', 1)).toBe('a#1 c');
  });

  test('moves with its card, and the cards around keep theirs', () => {
    expect(move('a#1 b#2 c d', 1, 3)).toBe('a#1 c#2 d b');
    expect(move('a#1 b#2 c d#3 e', 1, 3)).toBe('a#1 c#2 d#3 b#2 e#3');
    expect(move('a#1 b c#2 d', 2, 1)).toBe('a#1 c#2 b#1 d#2');
  });

  test('is written on a moved card that inherited it, and removed when it moves back', () => {
    expect(move('a#1 b c#2 d', 1, 3)).toBe('a#1 c#2 d b#1');
    expect(move('a#1 c#2 d b#1', 3, 1)).toBe('a#1 b c#2 d');
    expect(move('a#1 b c#2 d', 1, 0)).toBe('b#1 a c#2 d');
    expect(move('a#1 b c#2 d', 3, 0)).toBe('d#2 a#1 b c#2');
  });

  test('is given to many cards at once, and to no card after them', () => {
    const paint = (written: string, indexes: number[], name: string) =>
      show(cardsAfter(deck(written), paintCards(deck(written), indexes, colour(name))));
    expect(paint('a#1 b c d', [1, 2], '2')).toBe('a#1 b#2 c d#1');
    expect(paint('a#1 b#2 c d', [1, 2, 3], '1')).toBe('a#1 b c d');
    expect(paint('a b', [0], '2')).toBe('a#2 b#1');
  });

  test('leaves no trace when its card moves past others', () => {
    let cards = deck('a#1 b#2 c#3 d e f');
    for (const [from, to] of [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ] as const)
      cards = cardsAfter(cards, moveCard(cards, from, to));
    expect(show(cards)).toBe('a#1 c#3 d e f b#2');
    for (const [from, to] of [
      [5, 3],
      [3, 1],
    ] as const)
      cards = cardsAfter(cards, moveCard(cards, from, to));
    expect(show(cards)).toBe('a#1 b#2 c#3 d e f');
  });

  test('starts from dusk if the first card sets none', () => {
    // Dusk’s first colour starts with a 1.
    expect(show(cardsAfter(deck('a b#2 c'), moveCard(deck('a b#2 c'), 1, 0)))).toBe('b#2 a#1 c#2');
  });

  test('changes only on painted cards, whatever is moved, removed or added', () => {
    const decks = fc.array(fc.option(fc.constantFrom('1', '2', '3'), { nil: undefined }), {
      minLength: 2,
      maxLength: 9,
    });
    const numberLists = fc.array(fc.nat(), { minLength: 1 });
    const actions = fc.constantFrom('move', 'remove', 'add', 'words', 'paint');
    fc.assert(
      fc.property(decks, numberLists, fc.nat(), actions, (backgrounds, numbers, number, action) => {
        const cards = deck(
          backgrounds.map((each, index) => `c${index}${each === undefined ? '' : `#${each}`}`).join(' '),
        );
        const chosen = [...new Set(numbers.map((each) => each % cards.length))].toSorted((a, b) => a - b);
        const outcomes = {
          move: () => moveCards(cards, chosen, number % (cards.length - chosen.length + 1)),
          remove: () => removeCards(cards, chosen),
          add: () =>
            addCards(cards, [{ card: { date: '', caption: 'new' }, taken: { year: 2016 + (number % 3) } }], 'en'),
          words: () => addWords(cards, number % (cards.length + 1)),
          paint: () => paintCards(cards, chosen, colour('4')),
        };
        const after = cardsAfter(cards, outcomes[action]());
        const [looks, looksAfter] = [backgroundsOf(cards), backgroundsOf(after)];
        const changed = cards.filter((card, index) => {
          const indexAfter = after.findIndex(({ caption }) => caption === card.caption);
          const wanted = action === 'paint' && chosen.includes(index) ? colour('4') : looks[index];
          return indexAfter >= 0 && String(looksAfter[indexAfter]) !== String(wanted);
        });
        expect(changed).toEqual([]);
      }),
    );
  });
});

describe('selected cards', () => {
  const names = ({ cards }: Outcome) => cards.map(({ caption }) => caption).join('');

  test('move together, in their order', () => {
    const cards = deck('a b c d e f');
    expect(names(moveCards(cards, [1, 4], 0))).toBe('beacdf');
    expect(names(moveCards(cards, [0, 1, 4], 3))).toBe('cdfabe');
    expect(names(moveCards(cards, [0, 5], 4))).toBe('bcdeaf');
    expect(
      cardsAfter(cards, moveCards(cards, [1, 3], 2))
        .map(({ caption }) => caption)
        .join(''),
    ).toBe('acbdef');
  });

  test('are removed in one step, even all of them', () => {
    expect(names(removeCards(deck('a b c d'), [0, 2]))).toBe('bd');
    expect(cardsAfter(shipped, removeCards(shipped, [...shipped.keys()]))).toEqual([]);
  });
});

test('a card with missing or wrong lines is removed and moved as it is in its file', () => {
  const written = [{ photo: 'a.jpg' }, { date: 2018, caption: 'b' }];
  const cards = readCards({ cards: written }) ?? [];
  for (const { step } of [removeCard(cards, 1), moveCard(cards, 1, 0)])
    expect(step.changes[0]).toMatchObject({ was: written[1] });
  expect(removeCard(cards, 0).step.changes).toEqual([expect.objectContaining({ was: written[0] })]);
});

test('emptying the story removes its cards in every language, in one step', () => {
  const file = (data: Value) => ({ data, whole: data });
  const cards = [{ date: 'June 2017', caption: 'A' }];
  const { step } = emptyStory({
    'story.yaml': file({ heading: 'Our Story', cards }),
    'es/story.yaml': file({ cards }),
    'de/story.yaml': file(null),
    'faq.yaml': file({ cards }),
  });
  expect(step.changes).toEqual([
    { kind: 'set', at: { file: 'story.yaml', path: ['cards'] }, was: cards, value: [] },
    { kind: 'set', at: { file: 'es/story.yaml', path: ['cards'] }, was: cards, value: null },
  ]);
});

test('a new card of words has the date of the card before it, and a caption to replace', () => {
  const { cards } = addWords(deck('a b'), 1);
  expect(cards[1]).toEqual({ date: 'June 2017', caption: 'June 2017' });
  expect(cards.map(hasSuggestedCaption)).toEqual([false, true, false]);
  expect(addWords([], 0).cards).toHaveLength(1);
});

test('each card has a key of its own and keeps it, even next to an identical card', () => {
  const [a, b] = [
    { date: 'June 2017', caption: 'A', photo: 'a.jpg' },
    { date: 'June 2017', caption: 'B' },
  ];
  expect(keysOf([a, b])).toEqual(keysOf([b, a]).toReversed());
  expect(new Set(keysOf([a, a, b, b])).size).toBe(4);
  expect(new Set(keysOf([b, b, { ...b, caption: `${b.caption} 2` }])).size).toBe(3);
});

test('the open card is found under a new caption, not mistaken for its successor', () => {
  const open = { index: 1, keys: ['a.jpg', 'June: Rain', 'b.jpg'], line: null };
  expect(findOpen(['a.jpg', 'June: Sun', 'b.jpg'], open)).toBe(1);
  expect(findOpen(['new.jpg', 'a.jpg', 'June: Rain', 'b.jpg'], open)).toBe(2);
  expect(findOpen(['a.jpg', 'b.jpg'], open)).toBe(-1);
  expect(findOpen(['a.jpg', 'b.jpg', 'new.jpg'], open)).toBe(-1);
});

test('the open card is found after many changes at once, even with a new picture', () => {
  const names = fc.uniqueArray(
    fc.stringMatching(/^[a-z]{1,3}$/).map((name) => `old ${name}`),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(names, names, fc.func(fc.boolean()), (left, right, stays) => {
      const cardsRight = right.filter((name) => !left.includes(name));
      const open = { index: left.length, keys: [...left, 'then.jpg', ...cardsRight], line: null };
      const [before, after] = [left.filter(stays), cardsRight.filter(stays)];
      expect(findOpen([...before, 'now.jpg', ...after], open)).toBe(before.length);
      // A card added elsewhere is not mistaken for the open card.
      if (before.length > 0)
        expect(findOpen(['new.jpg', ...before, 'now.jpg', ...after], open)).toBe(before.length + 1);
      if (after.length > 0) expect(findOpen([...before, 'now.jpg', ...after, 'new.jpg'], open)).toBe(before.length);
    }),
  );
});

test('the site counts as loading until the story shows every card’s picture', () => {
  const cards = [
    { date: 'June 2017', caption: 'A', photo: 'a.jpg' },
    { date: 'June 2017', caption: 'B' },
  ];
  const place = { file: 'story.yaml', path: ['cards', 0, 'photo'] };
  expect(lacksPictures(cards, { 'key/a-980.webp': place })).toBe(false);
  expect(lacksPictures(cards, { 'key/another-980.webp': place })).toBe(true);
  expect(
    lacksPictures([...cards, { date: 'June 2017', caption: 'C', video: 'c.mov' }], { 'key/a-980.webp': place }),
  ).toBe(true);
  // No pictures are known before the page is first made.
  expect(lacksPictures(cards, {})).toBe(false);
  const other = { date: 'June 2017', caption: 'D', photo: 'a #1.jpg' };
  expect(lacksPictures([other], { 'key/a -1-980.webp': place })).toBe(false);
});

describe('a drop', () => {
  const file = (name: string) => new File(['x'], name);
  type Tree = { [name: string]: Tree | 'gone' | 'file' };
  /** A file, or a folder whose entries arrive in batches, as in browsers. A file that is gone cannot be read. */
  const entry = (name: string, content: Tree[string]): object =>
    typeof content === 'string'
      ? {
          name,
          isFile: true,
          isDirectory: false,
          file: (found: (file: File) => void, failed: () => void) =>
            content === 'gone' ? failed() : found(file(name)),
        }
      : {
          name,
          isFile: false,
          isDirectory: true,
          createReader: () => {
            const left = Object.entries(content).map(([inner, tree]) => entry(inner, tree));
            return { readEntries: (found: (batch: object[]) => void) => found(left.splice(0, 2)) };
          },
        };
  /** Drops items that are readable only during the drop event. @returns the names of the files that are read */
  const drop = async (dropped: Tree) => {
    let isOver = false;
    const items = Object.entries(dropped).map(([name, content]) => ({
      webkitGetAsEntry: () => (isOver ? null : entry(name, content)),
      getAsFile: () => (isOver ? null : file(name)),
    }));
    const files = readDroppedFiles(items as unknown as DataTransferItem[]);
    isOver = true;
    return (await files).map(({ name }) => name);
  };

  test('returns the files in order', async () => {
    expect(await drop({ 'b.jpg': 'file', 'a.heic': 'file' })).toEqual(['b.jpg', 'a.heic']);
  });

  test('of a folder returns all its files by name, without hidden ones', async () => {
    const summer: Tree = {
      'img 10.jpg': 'file',
      'img 9.jpg': 'file',
      '.DS_Store': 'file',
      gone: 'gone',
      'Thumbs.db': 'file',
    };
    const more: Tree = { ...summer, lake: { 'one.mov': 'file' }, empty: {} };
    expect(await drop({ 'a.jpg': 'file', summer: more })).toEqual(['a.jpg', 'img 9.jpg', 'img 10.jpg', 'one.mov']);
  });
});
