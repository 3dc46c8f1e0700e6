import { expect, test } from 'vitest';
import { openProject } from '../../../build/check/open-project';
import { inviteHouseholds, readGuests, type Household } from '../../../desk/server/replies/guests';
import { MOUNTAINS, temporaryFolder } from '../../fixtures/temporary-folder';

const household = (...names: string[]): Household => ({ names, events: [], address: '' });

test('a household keeps its id, even if others have the same names', async () => {
  const project = openProject(temporaryFolder(MOUNTAINS), '.', null);
  const invite = async (...households: Household[]) =>
    (await inviteHouseholds(project, households)).invited.map((each) => each.household);
  const [anaAndTom, anaAndBen, anotherAnaAndBen] = await invite(
    household('Ana', 'Tom'),
    household('Ana', 'Ben'),
    household('Ana', 'Ben'),
  );
  expect(await invite(household('Ana', 'Ben'), household('Ana', 'Ben'), household('Ana', 'Tom', 'Lou'))).toEqual([
    anaAndBen,
    anotherAnaAndBen,
    anaAndTom,
  ]);
});

test('a household left out of a table is reported, and has its id again in a later one', async () => {
  const project = openProject(temporaryFolder(MOUNTAINS), '.', null);
  const early = [household('Ana', 'Tom'), household('Kim')];
  const late = [household('Kim'), household('Ben')];
  const { invited: first } = await inviteHouseholds(project, early);
  const { invited: second, gone } = await inviteHouseholds(project, late);
  expect(gone.map(({ names }) => names)).toEqual([['Ana', 'Tom']]);
  // This is another Ana, who must not get the id of Ana and Tom.
  await inviteHouseholds(project, [...late, household('Ana')]);
  const { invited: all } = await inviteHouseholds(project, [...early, ...late.slice(1), household('Ana')]);
  expect(all.slice(0, 3).map((each) => each.household)).toEqual([...first, second[1]].map((each) => each?.household));
});

test.each([
  'names\nAna; Luís; Eva\nBen; Kim; Lou\n',
  'names,address\nAna; Luís; Eva,"Rua 1, Lisboa"\nBen; Kim; Lou\n',
  'names;address\n"Ana; Luís; Eva";Rua 1\n"Ben; Kim; Lou"\n',
])('a table keeps all names, though semicolons may separate names or columns: %j', (text) => {
  const { households, mistakes } = readGuests(text, [], []);
  expect([households.map(({ names }) => names), mistakes]).toEqual([
    [
      ['Ana', 'Luís', 'Eva'],
      ['Ben', 'Kim', 'Lou'],
    ],
    [],
  ]);
});

test('a cell that was split at its own comma is a mistake, but empty cells are not', () => {
  const read = (line: string) => readGuests(`names,address\n${line}\n`, [], []).mistakes;
  expect(read('Ana,Rua 1, Lisboa')).toEqual([expect.stringMatching(/^“Ana” has more cells .* Put quotes around/)]);
  expect(read('Ana,Rua 1,,')).toEqual([]);
});

test('a household invited to no event that the reply page asks about is a mistake', () => {
  const read = (events: string, asked: string[]) =>
    readGuests(`names,events\nAna,${events}\n`, ['mass', 'feast'], asked);
  expect(read('mass', ['feast']).mistakes).toEqual([
    '“Ana”: the reply page asks about none of its events, only about feast.',
  ]);
  for (const { mistakes } of [read('mass feast', ['feast']), read('', ['feast']), read('mass', [])])
    expect(mistakes).toEqual([]);
});

test('an event that is not in the schedule is a mistake, even without a schedule', () => {
  const read = (known: string[]) => readGuests('names,events\nAna,ball\n', known, known).mistakes;
  expect(read(['mass', 'feast'])).toEqual(['“Ana”: the schedule has no event "ball". It has mass, feast.']);
  expect(read([])).toEqual(['“Ana”: the schedule has no event "ball". Leave the column empty.']);
});

test('a name that is too long for an answer is refused', () => {
  // One character too long.
  const name = `Ana ${'a'.repeat(117)}`;
  expect(readGuests(`names\nBo; ${name}\n`, [], []).mistakes).toEqual([
    '“Bo”: a name has more than 120 characters. Separate names with semicolons.',
  ]);
  expect(readGuests(`names\nBo; ${name.slice(1)}\n`, [], []).mistakes).toEqual([]);
});
