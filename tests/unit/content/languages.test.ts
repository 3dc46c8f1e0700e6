import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { languageSchema } from '../../../src/model/schema/schema-language.ts';
import { checkContent } from '../../../build/check/check-content.ts';
import { capitalised, longDate, shortDate, timeSpan, weekday, zoneName } from '../../../src/model/dates.ts';
import { readLanguages } from '../../../build/read/shipped-words.ts';
import { formatMistake } from '../../../build/read/messages/mistake.ts';
import { monthOf } from '../../../build/make/story-dates.ts';
import { walkStrings } from '../../../build/read/yaml/walk.ts';
import { small, smallMedia } from '../../fixtures/content/small.ts';

const SHIPPED = readLanguages();

/** Checks the small content with Spanish files as its second language. */
function check(spanish: Record<string, string>, own: Record<string, string> = {}, languages = SHIPPED) {
  const second = Object.entries(spanish).map(([name, text]) => [`es/${name}`, text] as const);
  return checkContent(new Map([...Object.entries({ ...small, ...own }), ...second]), smallMedia, 'content', {
    languages,
  });
}

function report(...options: Parameters<typeof check>): string[] {
  const { mistakes, warnings } = check(...options);
  return [...mistakes, ...warnings].map(formatMistake);
}

/** The content that guests of the second language get. */
function inSpanish(...options: Parameters<typeof check>) {
  const { translations, mistakes } = check(...options);
  expect(mistakes.map(formatMistake)).toEqual([]);
  const written = translations[0]?.written;
  if (!written) throw new Error('There is no second language');
  return written;
}

describe('each built-in language', () => {
  const english = textsOf('en');

  function textsOf(code: string): Map<string, string> {
    const texts = new Map<string, string>();
    walkStrings(parse(SHIPPED.get(code) ?? ''), (text, path) => texts.set(path.join('.'), text));
    return texts;
  }

  test.each([...SHIPPED.keys()])('%s has every word with its placeholders', (code) => {
    expect(languageSchema.safeParse(parse(SHIPPED.get(code) ?? '')).error?.issues ?? []).toEqual([]);
    const own = textsOf(code);
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    const braces = (text: string | undefined) => (text?.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [path, text] of own) expect([path, braces(text)]).toEqual([path, braces(english.get(path))]);
  });

  test('formats dates and times its own way', () => {
    const day = (code: string) => [
      longDate('2023-07-01', code),
      shortDate('2023-07-11', code),
      capitalised(weekday('2023-07-03', code), code),
      timeSpan('9:30 AM', '12:00 PM', code),
    ];
    expect(Object.fromEntries([...SHIPPED.keys()].map((code) => [code, day(code)]))).toEqual({
      en: ['July 1st, 2023', 'July 11', 'Monday', '9:30 AM – 12:00 PM'],
      es: ['1 de julio de 2023', '11 de julio', 'Lunes', '9:30 – 12:00'],
      fr: ['1er juillet 2023', '11 juillet', 'Lundi', '09:30 – 12:00'],
      de: ['1. Juli 2023', '11. Juli', 'Montag', '09:30 – 12:00'],
      it: ['1º luglio 2023', '11 luglio', 'Lunedì', '09:30 – 12:00'],
      pt: ['1º de julho de 2023', '11 de julho', 'Segunda-feira', '09:30 – 12:00'],
      uk: ['1 липня 2023', '11 липня', 'Понеділок', '09:30 – 12:00'],
    });
  });

  test.each([
    ['en', 'June 2017', 'Jun. 3rd, 2017'],
    ['es', 'Junio de 2017', '3 de junio de 2017'],
    ['fr', 'juin 2017', '1er juin 2017'],
    ['de', 'Juni 2017', '3. Juni 2017'],
    ['it', 'Giugno 2017', '3 giugno 2017'],
    ['pt', 'junho de 2017', '3 de junho de 2017'],
    ['uk', 'червень 2017', '3 червня 2017 р.'],
  ])('is parsed by its month names: %s', (code, ...dates) => {
    for (const date of dates) expect([date, monthOf(date, code)]).toEqual([date, 2017 * 12 + 5]);
    expect(monthOf('2017 / 2018', code)).toBeNull();
  });

  test('follows a country code', () => {
    expect([longDate('2023-07-03', 'en-GB'), timeSpan('13:30', '14:30', 'es-US')]).toEqual([
      '3 July 2023',
      '1:30 p.m. – 2:30 p.m.',
    ]);
    const noon = '2023-07-03T12:00:00Z';
    expect([
      zoneName(noon, 'America/New_York', 'es'),
      zoneName(noon, 'Europe/Berlin', 'de'),
      zoneName(noon, 'America/New_York'),
    ]).toEqual(['EDT', 'MESZ', 'EDT']);
  });
});

describe('the language of the content', () => {
  const plain = {
    'site.yaml': (small['site.yaml'] ?? '').replace(/\npages:[\s\S]*$/, '\n'),
    'schedule.yaml': (small['schedule.yaml'] ?? '').replace(/words: .*\n/, ''),
    'story.yaml': (small['story.yaml'] ?? '').replace(/words:\n(  .*\n)*/, ''),
  };
  const written = (own: Record<string, string>) => check({}, { ...plain, ...own }).written;

  test('provides all words and page names', () => {
    const site = `language: es\n${plain['site.yaml']}`;
    const spanish = written({ 'site.yaml': site });
    expect(spanish?.site.words.open).toBe('Abrir');
    expect(spanish?.site.pages.travel).toEqual({ menu: 'Cómo llegar', title: 'Cómo llegar' });
    expect(spanish?.story?.words.place).toBe('{place} de {count}');
    expect(spanish?.faq?.questions[0]?.answer).toBe('At 13:30 – 14:30.');
  });

  test('is overridden by the couple’s own words, one by one', () => {
    const site = `${plain['site.yaml']}words: { open: Come in, and: and }\npages: { faq: { menu: Ask } }\n`;
    const own = written({ 'site.yaml': site })?.site;
    expect([own?.words.open, own?.words.close, own?.pages.faq]).toEqual([
      'Come in',
      'Close',
      { menu: 'Ask', title: 'Frequently Asked Questions' },
    ]);
    expect(own?.description).toBe('The wedding of Ada and Bo');
  });

  test('must exist, or its missing file is reported, once and not for each word', () => {
    expect(report({}, { ...plain, 'site.yaml': `language: nl\n${plain['site.yaml']}` })).toEqual([
      expect.stringMatching(
        /^content\/site\.yaml:1:11 {2}The words on buttons and in the menu do not exist in "nl" yet\. Use one of de, en, .*copy src\/languages\/en\.yaml/,
      ),
    ]);
    expect(report({}, { 'site.yaml': `language: English\n${small['site.yaml']}` })).toEqual([
      'content/site.yaml:1:11  "language" must be the code of a language, like en, es or pt-BR.',
    ]);
  });

  test('must have every word', () => {
    const dutch = new Map(SHIPPED).set('nl', (SHIPPED.get('en') ?? '').replace(/ +open: .*\n/, ''));
    expect(report({}, { 'site.yaml': `language: nl\n${small['site.yaml']}` }, dutch)).toEqual([
      expect.stringMatching(/^src\/languages\/nl\.yaml:\d+:\d+ {2}"open" is missing here\. Add a line "open: …"\.$/),
    ]);
  });
});

describe('a second language', () => {
  test('falls back to the first language where it has no text', () => {
    const written = inSpanish({
      'program.yaml': 'kicker: Orden',
      'site.yaml': 'description: La boda de {{couple.names}}',
    });
    expect(written.program).toMatchObject({ kicker: 'Orden', items: [{ title: 'Vows', detail: '*A song*' }] });
    expect([written.site.description, written.site.language]).toEqual(['La boda de Ada & Bo', 'es']);
    expect(written.site.words.open).toBe('Abrir');
    expect(written.faq?.questions[0]?.answer).toBe('At 13:30 – 14:30.');
  });

  test('does not change the first language', () => {
    expect(check({ 'program.yaml': 'kicker: Orden' }).written).toEqual(check({}).written);
  });

  test('matches entries by id, photo or video, in any order', () => {
    const written = inSpanish({
      'schedule.yaml': 'events:\n  - { id: feast, title: Fiesta }',
      'story.yaml': 'cards:\n  - { video: waves.mp4, caption: Olas }\n  - { photo: beach.jpg, caption: Hola }',
    });
    expect(written.schedule?.events.map(({ title }) => title)).toEqual(['Mass', 'Fiesta']);
    expect(written.story?.cards.map(({ caption }) => caption)).toEqual(['Hola', 'Olas']);
  });

  test('matches other entries by position', () => {
    const two = { 'program.yaml': 'items: [{ title: Vows }, { title: Rings, detail: Gold }]' };
    const { program } = inSpanish({ 'program.yaml': 'items:\n  - {}\n  - title: Anillos' }, two);
    expect(program?.items).toEqual([{ title: 'Vows' }, { title: 'Anillos', detail: 'Gold' }]);
  });

  test.each([
    [
      'a list that is shorter',
      ['faq.yaml', 'questions:\n  - question: ¿Cuándo?\n  - question: ¿Dónde?'],
      'content/es/faq.yaml:2:5  Worth a look: This list has 2 entries, but the one in content/faq.yaml has 1, so guests see that one. Write as many, in the same order; for an entry that stays as it is, write "- {}".',
    ],
    [
      'an entry that is not there',
      ['schedule.yaml', 'events:\n  - { id: fest, title: Fiesta }'],
      'content/es/schedule.yaml:2:5  Worth a look: This list in content/schedule.yaml has no entry "fest". Did you mean "feast"?',
    ],
    [
      'an entry that could be any',
      ['story.yaml', 'cards:\n  - { photo: beach.jpg, caption: Hola }\n  - caption: Olas'],
      'content/es/story.yaml:3:5  Worth a look: It is unclear which entry this one translates, so guests see the list in content/story.yaml. Copy its "photo" or "id" line from there.',
    ],
    [
      'a place that is misspelt',
      ['places.yaml', 'places: { hal: { name: El salón } }'],
      'content/es/places.yaml:1:11  Worth a look: "hal" is not in content/places.yaml. Did you mean "hall"?',
    ],
    [
      'a line that is misspelt',
      ['thanks.yaml', 'headng: Gracias'],
      'content/es/thanks.yaml:1:1  "headng" is not known here. Did you mean "heading"?',
    ],
    [
      'a file that the first does not have',
      ['rings.yaml', 'a: b'],
      expect.stringMatching(/^content\/es\/rings\.yaml:1:1 {2}Worth a look: There is no rings\.yaml in content\./),
    ],
    [
      'another language than its folder says',
      ['site.yaml', 'language: fr'],
      "content/es/site.yaml:1:11  This folder's language is es. Delete the line.",
    ],
  ])('reports %s', (_what, [file = '', text = ''], message) => {
    expect(report({ [file]: text })).toEqual([message]);
  });

  test('falls back to the first language where its list no longer fits', () => {
    const spanish = { 'faq.yaml': 'questions: [{ question: ¿Cuándo? }, { question: ¿Dónde? }]' };
    const { mistakes, translations } = check(spanish);
    expect(mistakes).toEqual([]);
    expect(translations[0]?.written?.faq?.questions.map(({ question }) => question)).toEqual(['When?']);
  });

  test('does not repeat mistakes of the first language', () => {
    expect(
      report({ 'thanks.yaml': 'heading: Gracias' }, { 'faq.yaml': 'questions: [{ question: When? }]' }),
    ).toHaveLength(1);
  });

  test('lists what is not translated, with its position', () => {
    const { translations } = check({ 'thanks.yaml': 'heading: Gracias\nsoon: "Quedan {days} días"' });
    const lists = translations[0]?.untranslated.filter(({ file }) => file === 'content/thanks.yaml');
    expect(lists).toEqual([
      { file: 'content/thanks.yaml', line: 3, what: 'Soon' },
      { file: 'content/thanks.yaml', line: 5, what: 'A dog' },
    ]);
    const all = translations[0]?.untranslated.map(({ what }) => what) ?? [];
    // Neither names, files, days and references, nor built-in words.
    for (const what of ['Ada', 'mass', 'beach.jpg', '2023-07-02', '{{facts.far}}', 'open', 'superlike'])
      expect(all).not.toContain(what);
  });

  test('may translate any part of a file', () => {
    const card = fc.record(
      { date: fc.constant('Junio'), caption: fc.constant('Hola'), alt: fc.constant('Mar') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(card, card, fc.boolean(), (one, two, hasHeading) => {
        const first = parse(small['story.yaml'] ?? '') as { heading: string; cards: Record<string, unknown>[] };
        const own = { ...(hasHeading && { heading: 'Historia' }), cards: [one, two] };
        const { story } = inSpanish({ 'story.yaml': JSON.stringify(own) });
        expect(story?.heading).toBe(hasHeading ? 'Historia' : first.heading);
        expect(story?.cards).toEqual(first.cards.map((before, index) => Object.assign(before, own.cards[index])));
      }),
      { numRuns: 20 },
    );
  });
});
