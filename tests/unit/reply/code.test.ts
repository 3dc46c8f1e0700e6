import { crc32 } from 'node:zlib';
import { base32crockford } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writePlain } from '../../../src/reply/checksum';
import { findReplies, writeCode, writeSealedCode } from '../../../src/reply/code';
import { MOST_PEOPLE, type Reply } from '../../../src/reply/reply';
import { makeReplyKey } from '../../../src/reply/sealing';
import { runs } from '../../properties';

const KEY = await makeReplyKey();

/** Both forms of a code. */
const FORMS: [name: string, write: (reply: Reply) => Promise<string>][] = [
  ['plain', (reply) => Promise.resolve(writeCode(reply))],
  ['sealed', (reply) => writeSealedCode(reply, KEY.public)],
];

/** The letters and digits in codes. */
const LETTERS = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ');

// Outside `anyReply`: its chain would create them again for every run, which is slow.
const words = fc.string({ unit: 'grapheme', maxLength: 20 });
const message = fc.string({ unit: 'grapheme', maxLength: 60 });
const id = fc.stringMatching(/^[a-z][a-zA-Z0-9-]{0,11}$/);
const household = fc.stringMatching(/^[0-9a-v]{8}$/);

/** Any answer that the page can make. */
const anyReply: fc.Arbitrary<Reply> = fc
  .record({ events: fc.uniqueArray(id, { maxLength: 6 }), dishes: fc.uniqueArray(id, { maxLength: 4 }) })
  .chain(({ events, dishes }) =>
    fc.record({
      household,
      sent: fc.nat(4_000_000_000),
      people: fc.array(
        fc.record({
          name: words,
          events: fc.subarray(events),
          dish: fc.constantFrom('', ...dishes),
          diet: words,
        }),
        { minLength: 1, maxLength: MOST_PEOPLE },
      ),
      song: words,
      message,
    }),
  );

/** An answer with sorted events: a code lists them in the order in which people name them. */
const sorted = (reply: Reply) => ({
  ...reply,
  people: reply.people.map((person) => ({ ...person, events: person.events.toSorted() })),
});

/** The result for a text without codes. */
const NONE = { replies: [], damaged: 0, locked: 0 };

const wrap = (text: string, columns: number) => text.replaceAll(new RegExp(`.{${columns}}`, 'gu'), '$&\n');
const quote = (text: string) => text.replaceAll(/^/gm, '> ');

/** What mail programs, messengers and keyboards do to a text. */
const JOURNEYS: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'in lower case': (text) => text.toLowerCase(),
  'wrapped at 70 columns': (text) => wrap(text, 70),
  'wrapped, then quoted': (text) => quote(wrap(text, 70)),
  'wrapped and quoted three times': (text) =>
    [60, 66, 70].reduce((quoted, columns) => quote(wrap(quoted, columns)), text),
  'with Windows line ends': (text) => wrap(text, 70).replaceAll('\n', '\r\n'),
  'with autocorrected quotes and dashes': (text) =>
    text.replaceAll('"', '”').replaceAll("'", '’').replaceAll('--', '—').replaceAll('...', '…'),
  'as HTML': (text) =>
    `<div dir="ltr">${wrap(text, 70).replaceAll('\n', '<wbr class="a1"><br>\n')}&nbsp;</div><p>Bye</p>`,
  'as quoted-printable': (text) => text.replaceAll(/.{75}/g, '$&=\n'),
  'in a WhatsApp export': (text) => `12/03/2027, 10:01 - Ana: ${text}\n12/03/2027, 10:02 - Us: Thank you [heart]`,
  'with a space every few letters': (text) => text.replaceAll(/(\S{5})(?=\S)/g, '$1 '),
  'with O for 0 and l for 1': (text) =>
    text.replace(/(?<=RSVP ).*(?=\])/, (code) => code.replaceAll('0', 'O').replaceAll('1', 'l')),
};

describe.each(FORMS)('a %s code', (_form, write) => {
  test.each(Object.entries(JOURNEYS))('survives %s', async (_name, travel) => {
    await fc.assert(
      fc.asyncProperty(anyReply, fc.string(), async (reply, before) => {
        // In the text before the code, a bracket could begin another code.
        const text = `${before.replaceAll('[', '(')}\n${await write(reply)}`;
        const { replies, ...refused } = await findReplies(travel(text), KEY);
        expect({ replies: replies.map(sorted), ...refused }).toEqual({ ...NONE, replies: [sorted(reply)] });
      }),
      { numRuns: runs(20) },
    );
  });

  test('is never misread with one letter changed, lost, added or swapped', async () => {
    await fc.assert(
      fc.asyncProperty(anyReply, fc.nat(), fc.constantFrom(...LETTERS), async (reply, number, letter) => {
        const code = await write(reply);
        const place = '[RSVP '.length + (number % (code.length - '[RSVP ]'.length));
        const [before, own, after] = [code.slice(0, place), code.charAt(place), code.slice(place + 1)];
        const next = after.charAt(0);
        const damages = [
          letter !== own && before + letter + after,
          before + after,
          next !== ']' && next !== own && before + next + own + after.slice(1),
          before + letter + own + after,
        ];
        const text = damages.filter((each) => each !== false).join('\n');
        expect((await findReplies(text, KEY)).replies).toEqual([]);
      }),
      { numRuns: runs(20) },
    );
  });

  test('is refused when only its beginning arrives, as from a screenshot', async () => {
    await fc.assert(
      fc.asyncProperty(anyReply, fc.nat(), fc.boolean(), async (reply, number, isClosed) => {
        const code = await write(reply);
        const cut = code.slice(0, '[RSVP'.length + (number % (code.length - '[RSVP'.length)));
        const text = isClosed && cut.length < code.length - 1 ? `${cut}]` : cut;
        expect(await findReplies(text, KEY)).toEqual({ ...NONE, damaged: 1 });
      }),
      { numRuns: runs(20) },
    );
  });

  test('is found exactly once among 100 in one mailbox', async () => {
    const sample = fc
      .sample(anyReply, 10)
      .flatMap((reply) => Array.from({ length: 10 }, (_, sent) => ({ ...reply, sent })));
    const codes = await Promise.all(sample.map(write));
    const { replies, ...refused } = await findReplies(codes.map((code) => quote(wrap(code, 70))).join('\n\n'), KEY);
    expect({ replies: replies.map(sorted), ...refused }).toEqual({ ...NONE, replies: sample.map(sorted) });
  });
});

describe('a plain code', () => {
  test('contains a standard CRC-32 checksum', () => {
    fc.assert(
      fc.property(anyReply, (reply) => {
        const bytes = Buffer.from(base32crockford.decode(writeCode(reply).slice('[RSVP '.length, -1)));
        expect(bytes.readUInt32BE(0)).toBe(crc32(bytes.subarray(4)));
      }),
      { numRuns: runs(20) },
    );
  });

  test('of a family of four fits into four lines of 70 characters', () => {
    const events = ['supper', 'wedding', 'feast'];
    const people = ['Ana Sousa', 'Luís Sousa', 'Maria', 'João'].map((name) => ({
      name,
      events,
      dish: 'fish',
      diet: '',
    }));
    const code = writeCode({ household: 'k3f9x2ab', sent: 1_800_000_000, people, song: '', message: '' });
    expect(code.length).toBeLessThanOrEqual(4 * 70);
  });
});

test('a valid code with an invalid answer inside is refused', async () => {
  for (const parts of [null, {}, [], ['a', 1, [], [], [], '', ''], ['a', 'b', [], [], [['Ana', 1]], '', '']])
    expect(await findReplies(`[RSVP ${writePlain(parts)}]`, KEY)).toEqual({ ...NONE, damaged: 1 });
});

// A search for a ">" after each "<" would take minutes.
test('a code of nothing but "<" is refused at once', async () => {
  expect(await findReplies(`[RSVP ${'<'.repeat(300_000)}]`, KEY)).toEqual({ ...NONE, damaged: 1 });
});
