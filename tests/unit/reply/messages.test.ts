import { createElement, type ChangeEvent, type ComponentProps, type DragEvent, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { MOST_BYTES } from '../../../desk/model/replies/message-limit';
import { importMessages } from '../../../desk/page/replies/import-messages';
import { MessageImport } from '../../../desk/page/replies/message-import';
import { readMessages } from '../../../desk/server/replies/read-messages';
import { readInvitation, writeInvitation } from '../../../src/reply/invitation';
import { writeCode } from '../../../src/reply/code';
import type { ReplyContent } from '../../../src/model/content';
import { isReply, type Reply } from '../../../src/reply/reply';

const REPLY: Reply = {
  household: 'k3f9x2ab',
  sent: 1_800_000_000,
  people: [{ name: 'Ana Sousa', events: ['supper', 'feast'], dish: 'trout', diet: 'keine Nüsse' }],
  song: 'Águas de Março',
  message: 'Wir freuen uns!',
};
const CODE = writeCode(REPLY);
const FOUND = { replies: [REPLY], damaged: 0, locked: 0 };

const read = (name: string, text: string, page: ReplyContent | null = null) =>
  readMessages(name, Buffer.from(text), page, null);

/** A mail with one body. @param encoding the body’s transfer encoding, for the header */
const mail = (body: string, type = 'text/plain', encoding = '8bit') =>
  [
    'From: Ana <ana@example.com>',
    'Subject: RSVP: us',
    'MIME-Version: 1.0',
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    body,
    '',
  ].join('\r\n');
const inLines = (text: string, end: string) => text.replaceAll(/.{70}/g, `$&${end}`);
const base64 = (text: string) => inLines(Buffer.from(text).toString('base64'), '\r\n');

const WORDS = { name: 'Name', diet: 'Diet', song: 'Song', message: 'Message' };

/** The times that are stored for a form's answers. */
const timesIn = async (times: readonly string[], title = 'Timestamp') => {
  const page = { events: [], dishes: [], words: WORDS };
  const text = [`${title},Name`, ...times.map((time) => `${time},Kim`), ''].join('\n');
  return (await read('form.csv', text, page as unknown as ReplyContent)).replies.map(({ sent }) => sent);
};

afterEach(() => vi.unstubAllGlobals());

test('answers are found in mail, whatever its encoding', async () => {
  for (const text of [
    mail(`Ana comes\r\n${CODE}`),
    mail(`> Ana comes\r\n> ${inLines(CODE, '\r\n> ')}`),
    mail(inLines(CODE, '=\r\n'), 'text/plain', 'quoted-printable'),
    mail(base64(`Schöne Grüße\n${CODE}`), 'text/plain', 'base64'),
    mail(base64(`<p>Ana</p><p dir="auto">${inLines(CODE, '<br>\n')}</p>`), 'text/html', 'base64'),
  ])
    expect(await read('answer.eml', text)).toEqual(FOUND);
});

test('all mails of a mailbox are read, and a damaged code is counted', async () => {
  const box = [mail(base64(CODE), 'text/plain', 'base64'), mail(`${CODE.slice(0, 40)}]`), mail('Hello')]
    .map((each) => `From ana@example.com Mon Jan  4 10:00:00 2027\r\n${each}`)
    .join('\r\n');
  // Apple Mail exports a folder “Inbox.mbox” with a file “mbox”.
  for (const name of ['Inbox.mbox', 'mbox']) expect(await read(name, box)).toEqual({ ...FOUND, damaged: 1 });
});

test('answers are found in a text that Notepad saved as “Unicode”', async () => {
  const bytes = Buffer.from(`\uFEFFJörg:\r\n${CODE}\r\n`, 'utf16le');
  expect(await readMessages('note.txt', bytes, null, null)).toEqual(FOUND);
});

test('answers are found in a WhatsApp export and in a table', async () => {
  const chat = `12/03/2027, 10:01 - Ana: Ana comes\n${CODE}\n12/03/2027, 10:02 - Us: Lovely! [heart]\n`;
  expect(await read('WhatsApp Chat with Ana.txt', chat)).toEqual(FOUND);
  expect(await read('form.csv', `Time,Answer\n2027-03-12,"Ana comes\n${CODE}"\n`)).toEqual(FOUND);
});

test('an invitation in an address is read, and the rest of the fragment stays', () => {
  const invitation = { household: 'k3f9x2ab', names: ['Þórdís', 'Bjørn Østergård'], events: ['supper'] };
  const part = writeInvitation(invitation);
  expect(readInvitation(`#${part}`)).toEqual({ invitation, rest: '' });
  expect(readInvitation(`#key=abc_-&${part}`)).toEqual({ invitation, rest: '#key=abc_-' });
  expect(readInvitation(`#${part.slice(0, -1)}`)).toEqual({ invitation: null, rest: '' });
  expect(readInvitation('#events')).toEqual({ invitation: null, rest: '#events' });
});

test('a form service’s table is read by its titles and the names of events and meals', async () => {
  const page = {
    events: [
      { id: 'mass', title: 'Mass', when: '' },
      { id: 'feast', title: 'Feast', when: '' },
    ],
    dishes: [
      { id: 'cod', name: 'Cod' },
      { id: 'leek', name: 'Leek tart' },
    ],
    words: { name: 'Name', diet: 'Allergien', song: 'Lied', message: 'Ein paar Worte' },
  } as ReplyContent;
  const ticked =
    'Timestamp,Your name(s),Which events?,Meal,Allergien?,A song\n2027-03-12T10:00:00Z,"Ana, Luís","Mass, Feast",Leek tart,nuts,Corcovado\n';
  const person = { events: ['mass', 'feast'], dish: 'leek', diet: 'nuts' };
  expect((await read('form.csv', ticked, page)).replies).toMatchObject([
    {
      sent: Date.UTC(2027, 2, 12, 10) / 1000,
      people: [
        { name: 'Ana', ...person },
        { name: 'Luís', ...person },
      ],
      song: 'Corcovado',
    },
  ]);
  const meals = { ...page, events: [] };
  const allergic = 'Name,Meal,Allergies\nKim,Leek tart,no cod please\nLou,,no cod please\n';
  expect((await read('form.csv', allergic, meals)).replies.map(({ people }) => people[0]?.dish)).toEqual(['leek', '']);
  const dietary = 'Name,Dietary choice\nKim,Leek tart\n';
  expect((await read('form.csv', dietary, meals)).replies).toMatchObject([{ people: [{ dish: 'leek' }] }]);
  // Some form services add a column “Name” that is empty for guests without an account.
  const withAccount = 'Name,Your names,Meal\n,Kim,Cod\nLou Smith,Lou,Cod\n';
  expect((await read('form.csv', withAccount, meals)).replies.map(({ people }) => people[0]?.name)).toEqual([
    'Kim',
    'Lou Smith',
  ]);
  const declined =
    'Name,Which events?,Meal,Song,Message\nKim,Feast,Leek tart,Cod Song,"Sorry to miss the Mass, and your cod!"\n';
  expect((await read('form.csv', declined, page)).replies).toMatchObject([
    { people: [{ name: 'Kim', events: ['feast'], dish: 'leek' }] },
  ]);
  const asked = 'Name;Mass?;Feast?;Meal\nKim;no;Yes, gladly;Cod\n;yes;yes;\n';
  expect((await read('form.csv', asked, page)).replies).toMatchObject([
    { people: [{ name: 'Kim', events: ['feast'], dish: 'cod', diet: '' }], song: '', message: '' },
  ]);
  const night = Object.assign(page, { events: [{ id: 'night', title: 'Song Night', when: '' }] });
  const joined = 'Name,Will you join the Song Night?,A song,A message for the Song Night\nKim,yes,Halo,Sorry!\n';
  expect((await read('form.csv', joined, night)).replies).toMatchObject([
    { people: [{ name: 'Kim', events: ['night'] }], song: 'Halo', message: 'Sorry!' },
  ]);
});

test('a form that names no event asks about all in its first yes-or-no question', async () => {
  const events = ['mass', 'feast'].map((id) => ({ id, title: id, when: '' }));
  const page = { events, dishes: [], words: WORDS } as unknown as ReplyContent;
  const text =
    'Time,Name,How many?,Will you attend?,Shuttle?,Message for the feast\n' +
    '1,Kim,2,Yes!,No,Hi\n2,Noah,1,Sorry no,,\n3,Lou,1,Joyfully accept,Yes,\n4,Rui,3,Não,,\n5,Eva,1,Cannot attend,,\n';
  const { replies } = await read('form.csv', text, page);
  expect(replies.map(({ people }) => people[0]?.events)).toEqual([['mass', 'feast'], [], ['mass', 'feast'], [], []]);
  const eventsIn = async (table: string) =>
    (await read('form.csv', table, page)).replies.map(({ people }) => people[0]?.events);
  const counted = 'Name,How many?,Will you attend?\nKim,1,Won’t attend\nLou,1,Will attend\n';
  expect(await eventsIn(counted)).toEqual([[], ['mass', 'feast']]);
  expect(await eventsIn('Name,Will you attend?\nKim,0\nLou,1\n')).toEqual([[], ['mass', 'feast']]);
});

test('a form may mention an event in other questions than those about who comes', async () => {
  const events = ['Wedding', 'Brunch'].map((title) => ({ id: title.toLowerCase(), title, when: '' }));
  const page = { events, dishes: [{ id: 'cod', name: 'Cod' }], words: WORDS } as unknown as ReplyContent;
  const eventsIn = async (text: string) =>
    (await read('form.csv', text, page)).replies.map(({ people }) => people[0]?.events);
  const all = ['wedding', 'brunch'];
  for (const [question, ...cells] of [
    ['What would you like to eat at the wedding?', 'Cod', 'No nuts'],
    ['How will you travel to the wedding?', 'By train', 'Not sure yet'],
    ['How many of you will dance at the wedding?', '2', '1'],
    ['What should we know about the wedding?', 'No', ''],
    ['Do you need a shuttle to the wedding?', 'No', 'Yes', 'Yes'],
    ['Fahrt ihr mit dem Bus zur Hochzeit (Wedding)?', 'Nein', 'Ja', 'Ja'],
    ['Fahrt ihr mit einem der Busse zur Hochzeit (Wedding)?', 'Nein', 'Ja', 'Ja'],
    ['Vil dere ha buss til bryllupet (Wedding)?', 'Nei', 'Ja', 'Ja'],
    ['Anything else?', 'See you at the wedding!', 'No', 'Hi'],
  ]) {
    const rows = ['Anna,Yes', 'Kim,Yes', 'Lou,No'].map((row, index) => `${row},${cells[index] ?? ''}`);
    expect.soft(await eventsIn([`Name,Will you attend?,${question}`, ...rows].join('\n'))).toEqual([all, all, []]);
  }
  const first = 'Name,Do you need a shuttle?,Will you attend?\nAnna,No,Yes\nLou,Yes,No\n';
  expect(await eventsIn(first)).toEqual([all, []]);
  const explained = 'Name,Will you come to the wedding? A shuttle leaves at two.,Busy for brunch?\nAnna,Yes,Yes\n';
  expect(await eventsIn(explained)).toEqual([all]);
  for (const place of ['Busan', 'Bushwick', 'Busselton', 'the Shuttleworth Collection'])
    expect
      .soft(await eventsIn(`Name,Will you come to our wedding in ${place}?\nAnna,Yes\nLou,No\n`), place)
      .toEqual([['wedding'], []]);
  const parts = 'Name,Which parts of our wedding will you come to?\nAnna,"Wedding, Brunch"\nKim,Brunch\nLou,None\n';
  expect(await eventsIn(parts)).toEqual([all, ['brunch'], []]);
});

test('one unclear answer does not hide that a form asks about an event', async () => {
  const events = ['Wedding', 'Brunch'].map((title) => ({ id: title, title, when: '' }));
  const page = { events, dishes: [], words: WORDS } as unknown as ReplyContent;
  const text =
    'Name,Vegetarian?,Will you come to the wedding?\nAnna,No,Yes\nKim,Yes,Maybe\nLou,Yes,No Wedding for me\n';
  const { replies } = await read('form.csv', text, page);
  expect(replies.map(({ people }) => people[0]?.events)).toEqual([['Wedding'], [], []]);
});

test('a form’s titles and answers may spell apostrophes and accents differently', async () => {
  const page = {
    events: [{ id: 'feast', title: 'Dîner d’été', when: '' }],
    dishes: [{ id: 'stew', name: 'Shepherd’s stew' }],
    words: { ...WORDS, name: 'Ім’я' },
  } as unknown as ReplyContent;
  const text = "Ваше ім'я,Diner d'été ?,Meal\nОля,oui,Shepherd's stew\n";
  expect((await read('form.csv', text, page)).replies).toMatchObject([
    { people: [{ name: 'Оля', events: ['feast'], dish: 'stew' }] },
  ]);
});

test('a form’s event or meal does not count as another whose name it contains', async () => {
  const page = {
    events: ['Party', 'After party'].map((title) => ({ id: title, title, when: '' })),
    dishes: ['Fish', 'Fish pie'].map((name) => ({ id: name, name })),
    words: WORDS,
  } as unknown as ReplyContent;
  const asked = 'Name,Party?,After party?,Meal\nKim,no,yes,Fish pie\nLou,yes,no,Fish\n';
  const ticked = 'Name,Which events?,Meal\nKim,After party,Fish pie\nLou,Party,Fish\nEva,"Party, After party",\n';
  const peopleIn = async (text: string) => (await read('form.csv', text, page)).replies.map(({ people }) => people[0]);
  const [kim, lou] = [
    { events: ['After party'], dish: 'Fish pie' },
    { events: ['Party'], dish: 'Fish' },
  ];
  expect(await peopleIn(asked)).toMatchObject([kim, lou]);
  expect(await peopleIn(ticked)).toMatchObject([kim, lou, { events: ['Party', 'After party'] }]);
});

test.each([
  ['First name,Last name', 'Anna,Silva', 'Name', ['Anna Silva']],
  ['Last name,First name', '"Silva, Kovač","Anna, Ben"', 'Name', ['Anna Silva', 'Ben Kovač']],
  ['First name,Last name', 'Anna & Ben,Silva', 'Name', ['Anna', 'Ben Silva']],
  ['First name,Last name', 'Anna,', 'Name', ['Anna']],
  ['Name,Vorname', 'Silva,Anna', 'Name', ['Anna Silva']],
  ['Prénom,Nom de famille', 'Anna,Silva', 'Nom', ['Anna Silva']],
  ['Nombre,Apellidos', 'Anna,Silva Ruiz', 'Nombre', ['Anna Silva Ruiz']],
  ['Nome,Cognome', 'Anna,Silva', 'Nome', ['Anna Silva']],
  ['Nome,Sobrenome', 'Anna,Silva', 'Nome', ['Anna Silva']],
  ["Ваше ім'я,Ваше прізвище", 'Оля,Коваль', 'Ім’я', ['Оля Коваль']],
  ['Guest name,Name of your hotel', 'Anna,Alpenblick', 'Name', ['Anna']],
  ['Vorname,Name des Hotels', 'Anna,Alpenblick', 'Name', ['Anna']],
  ['Vorname,Name der Begleitung', 'Anna,Ben', 'Name', ['Anna', 'Ben']],
  ['Nombre y apellidos,Nombre del acompañante', 'Anna Silva,Ben', 'Nombre', ['Anna Silva', 'Ben']],
])('a form’s columns “%s” give whole names', async (titles, cells, name, expected) => {
  const page = { events: [], dishes: [], words: { ...WORDS, name } } as unknown as ReplyContent;
  const { replies } = await read('form.csv', `Time,${titles}\n1,${cells}\n`, page);
  expect(replies.map(({ people }) => people.map((person) => person.name))).toEqual([expected]);
});

test('two guests of a form with the same first name are two households', async () => {
  const page = { events: [], dishes: [], words: WORDS } as unknown as ReplyContent;
  const { replies } = await read('form.csv', 'First name,Last name\nAnna,Silva\nAnna,Kovač\n', page);
  expect(new Set(replies.map(({ household }) => household)).size).toBe(2);
});

test('a form’s columns for further names add people', async () => {
  const events = [{ id: 'mass', title: 'Mass', when: '' }];
  const page = { events, dishes: [], words: WORDS } as unknown as ReplyContent;
  // Without events, a table need not show who is coming.
  const namesOnly = { ...page, events: [] };
  const namesIn = async (text: string) =>
    (await read('form.csv', text, namesOnly)).replies.map(({ people }) => people.map(({ name }) => name));
  const plusOne = 'Name,Name of your plus one\nAnna,"Ben, Mia"\nKim,No\nLou,None\nEva,-\nMax,\n';
  expect(await namesIn(plusOne)).toEqual([['Anna', 'Ben', 'Mia'], ['Kim'], ['Lou'], ['Eva'], ['Max']]);
  const guests = 'Guest 1 first name,Guest 1 last name,Guest 2 first name,Guest 2 last name\nAnna,Silva,Ben,Kovač\n';
  expect(await namesIn(guests)).toEqual([['Anna Silva', 'Ben Kovač']]);
  expect(await namesIn('Your name,Names of all guests\nAnna Silva,"Anna, Ben"\n')).toEqual([['Anna Silva', 'Ben']]);
  for (const [question, cell] of [
    ['Guests with allergies (names)', 'Ben: nuts'],
    ['Name of your guesthouse', 'Alpenblick'],
    ['Names of guests to sit with', 'Mia'],
  ])
    expect(await namesIn(`Name,${question}\nAnna,${cell}\n`)).toEqual([['Anna']]);
  const asked = 'Name,Will the guests named on your invitation attend?\nKim,Yes\nLou,No\n';
  expect((await read('form.csv', asked, page)).replies.map(({ people }) => people[0]?.events)).toEqual([['mass'], []]);
  // A household stays the same when its plus one changes, so that its newest answer counts.
  const twice = (await read('form.csv', 'Name,Name of your partner\nAnna,\nAnna,Ben\n', namesOnly)).replies;
  expect(new Set(twice.map(({ household }) => household)).size).toBe(1);
});

test('words of a form that are too long for their place are also in the message', async () => {
  const page = { events: [], dishes: [], words: WORDS };
  const names = Array.from({ length: 11 }, (_, index) => `Kim ${index}`);
  const diet = `No ${'nuts, no '.repeat(20)}milk`;
  const text = `Name;Diet;Message\n"${names.join()}";${diet};Hello!\n`;
  const { replies } = await read('form.csv', text, page as unknown as ReplyContent);
  expect(replies.map(({ message }) => message)).toEqual([`Kim 10\n${diet}\nHello!`]);
  expect(replies[0]?.people[0]?.diet).toBe(`${diet.slice(0, 119)}…`);
  expect(replies.every(isReply)).toBe(true);
});

test.each([
  ['the day first', ['05/06/2027 10:00:00', '13/06/2027 10:00:00'], ['2027-06-05T10:00', '2027-06-13T10:00']],
  ['dots', ['13.06.2027 10:00', '05.06.2027 10:00'], ['2027-06-13T10:00', '2027-06-05T10:00']],
  ['the month first', ['6/5/2027 10:00:00', '6/13/2027 10:00:00'], ['2027-06-05T10:00', '2027-06-13T10:00']],
  ['the year first', ['2027/06/05 10:00:00', '2027/06/13 10:00:00'], ['2027-06-05T10:00', '2027-06-13T10:00']],
])('a form’s times are read with %s', async (_, times, expected) => {
  expect(await timesIn(times)).toEqual(expected.map((time) => Date.parse(time) / 1000));
});

test.each([
  ['Zeitstempel', '13.06.2027 10:00:00'],
  ['Horodateur', '13/06/2027 10:00:00'],
  ['Marca temporal', '13/06/2027 10:00:00'],
  ['Informazioni cronologiche', '13/06/2027 10.00.00'],
  ['Carimbo de data/hora', '13/06/2027 10:00:00'],
  ['Позначка часу', '13.06.2027 10:00:00'],
  ['Birthday party date,Timestamp', '13/12/1990,13/06/2027 10:00:00'],
])('a form’s times are found under the title “%s”', async (title, time) => {
  expect(await timesIn([time], title)).toEqual([Date.parse('2027-06-13T10:00') / 1000]);
});

test('while the day in a form’s times could be the month, a later line counts as newer', async () => {
  expect(await timesIn(['12/05/2027 10:00:00', '03/06/2027 10:00:00'])).toEqual([0, 1]);
});

test.each(['✓', 'x', 'Sí, claro', 'Sì, volentieri', 'Так', 'Coming', 'Attending', 'Will attend', 'Joyfully accepts'])(
  'a form’s cell “%s” says yes to its event',
  async (cell) => {
    const page = {
      events: [{ id: 'mass', title: 'Mass', when: '' }],
      dishes: [],
      words: WORDS,
    } as unknown as ReplyContent;
    const { replies } = await read(
      'form.csv',
      `Name;Mass?\nKim;"${cell}"\nLou;Simon cannot\nEva;Not attending\n`,
      page,
    );
    expect(replies.map(({ people }) => people[0]?.events)).toEqual([['mass'], [], []]);
  },
);

test.each([
  ['Ja', 'Nee, helaas'],
  ['Ja', 'Nej tak'],
  ['Ja', 'Nei'],
  ['Ja', 'Nei takk'],
  ['Tak, chętnie', 'Nie'],
  ['Tak', 'Nie mogę'],
  ['Ano', 'Ne'],
  ['Da', 'Nu'],
  ['Igen', 'Nem'],
  ['Kyllä', 'Ei'],
  ['Evet', 'Hayır'],
  ['Ναι', 'Όχι'],
  ['Да', 'Нет'],
  ['نعم', 'لا'],
  ['כן', 'לא'],
  ['हाँ', 'नहीं'],
  ['Có', 'Không'],
  ['はい', 'いいえ'],
  ['ご出席', 'ご欠席'],
  ['会', '不能来'],
  ['네', '아니요'],
])('a form’s answers “%s” and “%s” say who comes', async (yes, no) => {
  const page = { events: [{ id: 'mass', title: 'Mass', when: '' }], dishes: [], words: WORDS };
  const text = `Name;Coming?\nKim;${yes}\nLou;${no}\n`;
  const { replies } = await read('form.csv', text, page as unknown as ReplyContent);
  expect(replies.map(({ people }) => people[0]?.events)).toEqual([['mass'], []]);
});

test('a form’s further guest may have a name that means yes or no in some language', async () => {
  const page = { events: [], dishes: [], words: WORDS } as unknown as ReplyContent;
  const text = 'Name;Name of your partner\nKim;Ei Mori\nLou;Tak Wong\nEva;Da Silva\nAna;Nei Lopes\nMax;Nie Wei\n';
  const { replies } = await read('form.csv', text, page);
  expect(replies.map(({ people }) => people[1]?.name)).toEqual([
    'Ei Mori',
    'Tak Wong',
    'Da Silva',
    'Nei Lopes',
    'Nie Wei',
  ]);
});

test('a form that does not show who comes is refused, not read as declined', async () => {
  const page = { events: [{ id: 'mass', title: 'Mass', when: '' }], dishes: [], words: WORDS };
  const table = 'Name;Coming?\nKim;Ndiyo\nLou;Hapana\n';
  await expect(read('form.csv', table, page as unknown as ReplyContent)).rejects.toThrow(
    /^It does not show who is coming\. .* Yes or No/,
  );
});

test('a file that cannot be read is named next to what was found in the others', async () => {
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('bad')
      ? new Response(null, { status: 400 })
      : Response.json({ found: 2, fresh: 2, damaged: 0, locked: 0 }),
  );
  const importFiles = (...names: string[]) => importMessages(names.map((name) => new File(['x'], name)));
  expect(await importFiles('good.eml', 'bad.mbox')).toMatchObject({
    result: expect.stringMatching(/^2 new answers\. Not read: “bad\.mbox”\. Check .*replies\.json/),
    isAnyRead: true,
  });
  expect(await importFiles('bad.txt')).toMatchObject({
    result: expect.stringMatching(/^Nothing was read\./),
    isAnyRead: false,
  });
});

test('a form’s table that is not in UTF-8 is refused with advice, not misread', async () => {
  const page = { events: [], dishes: [], words: WORDS } as unknown as ReplyContent;
  const table = Buffer.from('Name\nJörg\n', 'latin1');
  await expect(readMessages('form.csv', table, page, null)).rejects.toThrow(/^"Jörg" cannot be read here: .* UTF-8/);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async () => Response.json({ status: 'refused', message: 'Save it again.' }));
  const refused = { result: 'Not read: “form.csv”. Save it again.', isAnyRead: false };
  expect(await importMessages([new File([table], 'form.csv')])).toEqual(refused);
});

test('a file that is too large is named with advice, next to what others contained', async () => {
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async () => Response.json({ found: 2, fresh: 2, damaged: 0, locked: 0 }));
  const mailbox = { name: 'all.mbox', size: MOST_BYTES + 1 } as File;
  const tooLarge = 'Larger than 200 MB, so not read: “all.mbox”. Save only the messages with answers.';
  expect(await importMessages([mailbox])).toEqual({ result: tooLarge, isAnyRead: false });
  const found = { result: `2 new answers. ${tooLarge}`, isAnyRead: true };
  expect(await importMessages([mailbox, new File(['x'], 'good.eml')])).toEqual(found);
});

test('a double click reads the messages only once', async () => {
  let requests = 0;
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    return Response.json({ found: 1, fresh: 1, damaged: 0, locked: 0 });
  });
  let submit: ComponentProps<'form'>['onSubmit'];
  const Pasted = () => {
    const form = MessageImport({ onImport: async () => {} }) as ReactElement<ComponentProps<'form'>>;
    const parts = form.props.children as ReactElement<ComponentProps<'textarea'>>[];
    const area = parts.find(({ type }) => type === 'textarea');
    if (area?.props.value === '')
      area.props.onChange?.({ target: { value: CODE } } as ChangeEvent<HTMLTextAreaElement>);
    submit = form.props.onSubmit;
    return null;
  };
  renderToStaticMarkup(createElement(Pasted));
  const event = { preventDefault: () => {} } as Parameters<NonNullable<typeof submit>>[0];
  submit?.(event);
  submit?.(event);
  await vi.waitFor(() => expect(requests).toBeGreaterThan(0));
  expect(requests).toBe(1);
});

test('files may be dropped on the field, and text dragged into it', () => {
  let form: ReactElement<ComponentProps<'form'>> | undefined;
  const Shown = () => {
    form = MessageImport({ onImport: async () => {} }) as ReactElement<ComponentProps<'form'>>;
    return null;
  };
  renderToStaticMarkup(createElement(Shown));
  const isAccepted = (type: string) => {
    const preventDefault = vi.fn<() => void>();
    form?.props.onDragOver?.({
      preventDefault,
      dataTransfer: { types: [type] },
    } as unknown as DragEvent<HTMLFormElement>);
    return preventDefault.mock.calls.length > 0;
  };
  const getAsFile = vi.fn<() => null>(() => null);
  const items = [{ webkitGetAsEntry: () => ({ isDirectory: false }), getAsFile }];
  const dataTransfer = { types: ['Files'], files: [], items };
  form?.props.onDrop?.({ preventDefault: () => {}, dataTransfer } as unknown as DragEvent<HTMLFormElement>);
  // The files of a dropped folder are only among the items of the drop.
  expect(getAsFile).toHaveBeenCalledOnce();
  // Browsers put text into a field only where the page does not take the drop.
  expect([isAccepted('Files'), isAccepted('text/plain')]).toEqual([true, false]);
});
