import { describe, expect, test } from 'vitest';
import { catererSheet, guestsAsCsv } from '../../../desk/model/replies/export-guests';
import { countGuests, listGuests } from '../../../desk/model/replies/guest-list';
import type { Person, Reply } from '../../../src/reply/reply';

const PAGE = {
  events: [
    { id: 'mass', title: 'Mass' },
    { id: 'feast', title: 'Feast' },
  ],
  dishes: [
    { id: 'cod', name: 'Cod' },
    { id: 'leek', name: 'Leek' },
  ],
};
/** The ids of what the page offers. */
const CHOICES = { events: ['mass', 'feast'], dishes: ['cod', 'leek'] };

const person = (name: string, choices: Partial<Person> = {}): Person => ({
  name,
  events: ['mass', 'feast'],
  dish: 'cod',
  diet: '',
  ...choices,
});
const answer = (household: string, sent: number, ...people: Person[]): Reply => ({
  household,
  sent,
  people,
  song: '',
  message: '',
});

describe('the list of guests', () => {
  test('counts only the newest answer of a household, in whichever order they arrive', () => {
    const first = answer('a', 1, person('Ana'), person('Luís'));
    const last = answer('a', 3, person('Ana', { events: ['feast'], dish: 'leek' }), person('Luís', { events: [] }));
    for (const replies of [
      [first, last],
      [last, first, last],
    ]) {
      const counts = countGuests(listGuests(replies, [], CHOICES).guests, CHOICES);
      expect(counts).toMatchObject({ coming: 1, declined: 1, undecided: 0 });
      expect(counts.events.map(({ count }) => count)).toEqual([0, 1]);
      expect(counts.dishes.map(({ count }) => count)).toEqual([0, 1]);
    }
  });

  test('counts the answer that arrived last if a form records no times', () => {
    const replies = [answer('form-1', 0, person('Ana')), answer('form-1', 0, person('Ana', { dish: 'leek' }))];
    expect(listGuests(replies, [], CHOICES).guests).toMatchObject([{ name: 'Ana', dish: 'leek' }]);
  });

  test('counts an answer dated before 1970, as from a form that asks for a birthday', () => {
    expect(listGuests([answer('form-1', -1e8, person('Ana'))], [], CHOICES).guests).toMatchObject([{ name: 'Ana' }]);
  });

  test('raises no doubt about the meal of somebody who declined', () => {
    const declined = (dish: string) => person('Ana', { events: [], dish });
    const replies = [answer('a', 1, declined('sole')), answer('b', 1, declined('leek'))];
    expect(listGuests(replies, [], CHOICES).doubts).toEqual(['Ana is in 2 answers, which agree.']);
  });

  test('does not mistake invited guests with the same name for each other', () => {
    const invited = ['a', 'b', 'c'].map((household) => ({ household, names: ['Ana', household], events: [] }));
    const replies = [answer('a', 1, person('Ana')), answer('b', 1, person('Ana', { dish: 'leek' }))];
    const { missing, doubts } = listGuests(replies, invited, CHOICES);
    expect(missing.map(({ household }) => household)).toEqual(['c']);
    expect(doubts).toEqual([]);
  });

  test('lists who has not answered, but no household that answered without its link', () => {
    const invited = [
      { household: 'a', names: ['Ana'], events: [] },
      { household: 'b', names: ['José', 'Eva'], events: [] },
      { household: 'c', names: ['Kim'], events: [] },
    ];
    const { missing } = listGuests([answer('a', 1, person('Ana')), answer('x', 1, person(' jose'))], invited, CHOICES);
    expect(missing.map(({ household }) => household)).toEqual(['c']);
  });

  test.each([
    ["Siobhán O'Brien", 'Siobhan O’Brien'],
    ['Michał Øverland', 'Michal Overland'],
  ])('knows a name by any apostrophe and without special letters: %s', (name, written) => {
    const invited = [{ household: 'a', names: [name], events: [] }];
    const { missing, doubts } = listGuests([answer('x', 1, person(written))], invited, CHOICES);
    expect([missing, doubts]).toEqual([[], []]);
  });

  test('reports contradictions, unknown names, and what is no longer offered', () => {
    const invited = [{ household: 'a', names: ['Ana', 'Luís'], events: ['mass'] }];
    const replies = [
      answer('a', 1, person('Ana', { events: ['mass'] }), person('Luís', { events: ['mass', 'feast'] })),
      answer('b', 1, person('ana'), person('Bo', { events: ['brunch'], dish: 'veal' })),
    ];
    expect(listGuests(replies, invited, CHOICES).doubts).toEqual([
      'Ana is in 2 answers, which contradict each other.',
      'Luís comes to an event without an invitation to it.',
      'Bo is not on your list of guests.',
      'Bo answered for an event that the reply page no longer asks about.',
      'Bo chose a meal that is no longer offered.',
    ]);
  });
});

test('two people with the same name in one answer raise no doubt', () => {
  expect(listGuests([answer('a', 1, person('José'), person('José'))], [], CHOICES).doubts).toEqual([]);
});

test('an answer to all events, because the household’s own are gone, raises no doubt', () => {
  const invited = [{ household: 'a', names: ['Ana'], events: ['gone'] }];
  expect(listGuests([answer('a', 1, person('Ana'))], invited, CHOICES).doubts).toEqual([]);
});

describe('what the couple pass on', () => {
  const list = listGuests(
    [answer('a', 1, person('=HYPERLINK("x")', { diet: 'no nuts' }), person('<b>Luís</b>', { diet: '& no milk' }))],
    [{ household: 'c', names: ['Kim'], events: [] }],
    CHOICES,
  );

  test('is a table that no spreadsheet runs as a formula', () => {
    const [head, ana, , kim] = guestsAsCsv(list, PAGE).split(/\r?\n/);
    expect(head).toBe('\uFEFFName,Mass,Feast,Meal,Diet,Song,Message,Answered');
    expect(ana).toContain(`"'=HYPERLINK(""x"")",yes,yes,Cod,no nuts`);
    expect(kim).toBe('Kim,,,,,,,');
    const lines = listGuests([answer('a', 1, person('=1\n2'))], [], CHOICES);
    expect(guestsAsCsv(lines, PAGE)).toContain(`"'=1\n2"`);
  });

  test('has no meal for somebody who chose one and then declined', () => {
    const declined = person('Ana', { events: [], diet: 'no nuts' });
    const [, ana] = guestsAsCsv(listGuests([answer('a', 1, declined)], [], CHOICES), PAGE).split('\r\n');
    expect(ana).toBe('Ana,no,no,,,,,');
  });

  test('has the day of an answer, but no day for a form’s line number or a forged time', () => {
    const dayOf = (sent: number) =>
      guestsAsCsv(listGuests([answer('a', sent, person('Ana'))], [], CHOICES), PAGE).match(/,([\d-]*)\r\n$/)?.[1];
    // In the couple's time zone, not in UTC.
    for (const hour of [0, 23]) expect(dayOf(new Date(2026, 4, 1, hour).getTime() / 1000)).toBe('2026-05-01');
    expect([dayOf(3), dayOf(Number.MAX_SAFE_INTEGER)]).toEqual(['', '']);
  });

  test('is a sheet for the caterer, in which guests’ words are only words', () => {
    const sheet = catererSheet('Ana & Bo', list.guests, PAGE);
    expect(sheet).toContain('<th scope="row">Cod</th><td>2</td>');
    expect(sheet).toContain('&lt;b>Luís&lt;/b></th><td>&amp; no milk');
    expect(sheet).not.toContain('<b>');
    expect(catererSheet('Ana & Bo', listGuests([answer('a', 1, person('Ana'))], [], CHOICES).guests, PAGE)).toContain(
      '<p>1 person, as of',
    );
  });
});
