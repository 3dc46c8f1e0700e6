import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from '../../../../build/check/check-content.ts';
import { formatMistake } from '../../../../build/read/messages/mistake.ts';
import { small, smallMedia } from '../../../fixtures/content/small.ts';
import { check, report, inSpanish } from '../../../fixtures/second-language.ts';

describe('a second language', () => {
  test('falls back to the first language where it has no text', () => {
    const written = inSpanish({
      'program.yaml': 'kicker: Orden',
      'site.yaml': 'description: La boda de {{couple.names}}',
    });
    expect(written.program).toMatchObject({ kicker: 'Orden', items: [{ title: 'Vows', detail: '*A song*' }] });
    expect([written.site.description, written.site.language]).toEqual(['La boda de Ada & Bo', 'es']);
    expect(written.site.words.open).toBe('Abrir');
    // The answer is not translated, but its `{{events.mass.time}}` is written as in Spanish.
    expect(written.faq?.questions[0]?.answer).toBe('At 13:30 – 14:30.');
  });

  test('falls back to the first language where a group or list of lines is left empty', () => {
    const written = inSpanish({ 'travel.yaml': 'arriving:\nintro: Vengan', 'schedule.yaml': 'events:\nwords:' });
    expect(written.travel).toMatchObject({ intro: 'Vengan', arriving: { title: 'Arriving' } });
    expect(written.schedule).toEqual(inSpanish({ 'travel.yaml': 'intro: Vengan' }).schedule);
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
    const first = { 'program.yaml': 'items: [{ title: Vows }, { title: Rings, detail: Gold }]' };
    const { program } = inSpanish({ 'program.yaml': 'items:\n  - {}\n  - title: Anillos' }, first);
    expect(program?.items).toEqual([{ title: 'Vows' }, { title: 'Anillos', detail: 'Gold' }]);
  });

  test.each([
    [
      'a list that is longer',
      ['faq.yaml', 'questions:\n  - question: ¿Cuándo?\n  - question: ¿Dónde?'],
      'content/es/faq.yaml:2:5  Worth a look: This list has 2 entries, but the one in content/faq.yaml has 1, so guests see that one. Write as many, in the same order; for an entry that stays as it is, write "- {}".',
    ],
    [
      'an entry that the first does not have',
      ['schedule.yaml', 'events:\n  - { id: fest, title: Fiesta }'],
      'content/es/schedule.yaml:2:5  Worth a look: The list in content/schedule.yaml has no entry "fest". Did you mean "feast"?',
    ],
    [
      'a duplicate entry',
      ['story.yaml', 'cards:\n  - { photo: beach.jpg, caption: Hola }\n  - { photo: beach.jpg, caption: Olas }'],
      'content/es/story.yaml:3:5  Worth a look: This list has "beach.jpg" more often than the one in content/story.yaml. Delete this entry.',
    ],
    [
      'an entry that could match several',
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
      'a file that no page reads',
      ['notes.yaml', 'a: b'],
      'content/es/notes.yaml:1:1  Worth a look: There is no notes.yaml in content. Delete it, or move it out of this folder.',
    ],
    [
      'a picture that is missing from the folder that all languages share',
      ['thanks.yaml', 'pet: perro.svg'],
      expect.stringMatching(/^content\/es\/thanks\.yaml:1:6 {2}"perro\.svg" is not in content\/media\/\./),
    ],
    [
      'a file that was removed from the first',
      ['more.yaml', 'intro: Más'],
      'content/es/more.yaml:1:1  Worth a look: There is no more.yaml in content. Delete this file, too.',
    ],
    [
      'lines without indentation below the name that they belong to',
      ['site.yaml', 'words:\nopen: Ven\nclose: Vete'],
      'content/es/site.yaml:2:1  "open" belongs under "words". Indent it below that name, level with any other lines there.',
    ],
    [
      'an empty line, which can be deleted',
      ['thanks.yaml', 'heading: Gracias\nlater:'],
      'content/es/thanks.yaml:2:1  "later" is empty. Write something after it, or delete the line.',
    ],
    [
      'a language other than its folder’s',
      ['site.yaml', 'language: fr'],
      "content/es/site.yaml:1:11  This folder's language is es. Delete the line.",
    ],
    [
      'a language that is not a code',
      ['site.yaml', 'language: Spanish'],
      "content/es/site.yaml:1:11  This folder's language is es. Delete the line.",
    ],
  ])('reports %s', (_what, [file = '', text = ''], message) => {
    expect(report({ [file]: text })).toEqual([message]);
  });

  test('reports cards without a picture that differ in number', () => {
    const first = { 'story.yaml': 'cards: [{ date: 2019, caption: A }, { date: 2020, caption: B, photo: beach.jpg }]' };
    const own = 'cards: [{ photo: beach.jpg }, { caption: C }, { caption: D }]';
    expect(report({ 'story.yaml': own }, first)).toContain(
      'content/es/story.yaml:1:31  Worth a look: This list has 2 entries without a line such as "photo" or "id", but the one in content/story.yaml has 1, so guests see that one. Write as many, in the same order; for an entry that stays as it is, write "- {}".',
    );
  });

  test('warns about facts that are not the same as in the first language', () => {
    const site = 'wedding: { date: 2023-07-03, countdownTo: 2023-07-01, timeZone: Europe/Madrid }';
    const mass = '- { id: mass, date: 2023-07-02, start: 13:30, end: 2:00 PM }';
    const feast = '- { id: feast, date: 2023-07-02, place: hall } # ours';
    const own = {
      'site.yaml': site,
      'schedule.yaml': `events:\n  ${mass}\n  ${feast}`,
      'reply.yaml': 'deadline: 2023-05-01',
      'story.yaml': 'cards: [{ photo: beach.jpg, date: Junio }, { video: waves.mp4 }]',
    };
    const reply = { 'reply.yaml': 'deadline: 2023-06-01\nto: { mail: us@home.pt }' };
    const differ = report(own, reply).filter((line) => line.includes('in all languages'));
    expect(differ).toEqual([
      'content/es/site.yaml:1:43  Worth a look: content/site.yaml says "2023-07-02" here. Delete this line: the fact is then the same in all languages.',
      expect.stringContaining('content/es/site.yaml:1:65  Worth a look: content/site.yaml says "Europe/Zurich" here.'),
      expect.stringContaining(
        'content/es/schedule.yaml:2:42  Worth a look: content/schedule.yaml says "1:30 PM" here.',
      ),
      expect.stringContaining(
        'content/es/schedule.yaml:2:54  Worth a look: content/schedule.yaml says "2:30 PM" here.',
      ),
      expect.stringContaining('content/es/reply.yaml:1:11  Worth a look: content/reply.yaml says "2023-06-01" here.'),
    ]);
  });

  test.each([
    ['private: true', 'private: false', ['"private"']],
    ['', 'private: true', ['"private"']],
    ['', 'private: false', []],
    ['hidden: [registry, map]', 'hidden: [map]', ['"hidden"']],
    ['', 'hidden: [registry]', ['"hidden"']],
    ['hidden: [map]', 'hidden: [map]', []],
  ])('must be as open as the first, which has "%s": "%s"', (first, own, found) => {
    const { mistakes } = check({ 'site.yaml': own }, { 'site.yaml': `${small['site.yaml']}${first}\n` });
    const end = 'must be the same in all languages. Delete it here, and set it only in content/site.yaml.';
    expect(mistakes.map(({ file, message }) => `${file}: ${message}`)).toEqual(
      found.map((name) => `content/es/site.yaml: ${name} ${end}`),
    );
  });

  test('cannot be the first language', () => {
    const site = (hidden = '') => ({ 'site.yaml': `${small['site.yaml']}language: es\n${hidden}` });
    expect(report({ 'thanks.yaml': 'heading: Gracias' }, site())).toEqual([
      'content/es:1:1  The files in content/ are in "es", too. Delete this folder, or correct "language" in content/site.yaml.',
    ]);
    expect(report({ 'thanks.yaml': 'heading: Gracias' }, site('hidden: [es]\n'))).toEqual([]);
  });

  test('is one mistake if it is a folder of old files with a short name', () => {
    const old = { 'old/site.yaml': `${small['site.yaml']}language: en\n`, 'old/faq.yaml': 'question: [' };
    const { mistakes } = checkContent(new Map(Object.entries({ ...small, ...old })), smallMedia);
    expect(mistakes.map(formatMistake)).toEqual([
      expect.stringMatching(
        /^content\/old:1:1 {2}This folder is read as the language "old"\. If it is something else, move it out of content\/\. The words .* do not exist in "old" yet\./,
      ),
    ]);
  });

  test.each([
    ['has an invalid language', 'site.yaml', `${small['site.yaml']}language: English\n`],
    ['has an empty language', 'site.yaml', `${small['site.yaml']}language:\n`],
    ['cannot be read', 'site.yaml', 'language: es\ndescription: Note: the wedding'],
    ['has a wrong name', 'site.yml', `${small['site.yaml']}language: es\n`],
  ])('is not reported as the first language while site.yaml %s', (_what, name, text) => {
    const texts = new Map(Object.entries({ ...small, 'en/thanks.yaml': 'heading: Thank you' }));
    texts.delete('site.yaml');
    const { mistakes } = checkContent(texts.set(name, text), smallMedia);
    expect(mistakes.map(({ file }) => file)).toEqual([`content/${name}`]);
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

  test('does not repeat that a file of the first language has a wrong name', () => {
    const { 'schedule.yaml': schedule = '', ...rest } = small;
    const spanish = { 'es/schedule.yaml': 'intro: Dos días', 'es/thanks.yaml': 'later: Hasta {{events.mass.day}}' };
    const texts = new Map(Object.entries({ ...rest, 'schedule.yml': schedule, ...spanish }));
    const { mistakes, warnings } = checkContent(texts, smallMedia, 'content', { today: '2023-01-01' });
    expect([...mistakes, ...warnings].map(({ file }) => file)).toEqual(['content/schedule.yml']);
  });

  test('lists what is not translated, with its position', () => {
    const { translations } = check({ 'thanks.yaml': 'heading: Gracias\nsoon: "Quedan {days} días"' });
    const lists = translations[0]?.untranslated.filter(({ file }) => file === 'content/thanks.yaml');
    expect(lists).toEqual([
      { file: 'content/thanks.yaml', line: 3, what: 'Soon' },
      { file: 'content/thanks.yaml', line: 5, what: 'A dog' },
    ]);
    const all = translations[0]?.untranslated.map(({ what }) => what) ?? [];
    // Names, files, days, references and built-in words need no translation.
    for (const what of ['Ada', 'mass', 'beach.jpg', '2023-07-02', '{{facts.far}}', 'open', 'superlike'])
      expect(all).not.toContain(what);
  });

  test('lists the names of meals, but no addresses', () => {
    const { translations } = check(
      { 'thanks.yaml': '' },
      {
        'reply.yaml': 'to: { mail: us@home.pt }\ndishes: [{ id: trout, name: Trout from the lake }]',
        'travel.yaml': 'stays: { title: Stays, items: [{ name: Rental houses, address: 1 Quay Street }] }',
      },
    );
    const all = translations[0]?.untranslated.map(({ what }) => what) ?? [];
    expect(all).toEqual(expect.arrayContaining(['Trout from the lake', 'Rental houses']));
    expect(all).not.toContain('1 Quay Street');
  });

  test('lists no texts of hidden pages and parts as untranslated', () => {
    const site = `${small['site.yaml']}\nhidden: [registry, travel.stays]\n`;
    const { translations } = check({ 'thanks.yaml': '' }, { 'site.yaml': site });
    const listed = translations[0]?.untranslated.map(({ file, what }) => `${file}: ${what}`) ?? [];
    expect(listed.filter((line) => /registry|Stays/.test(line))).toEqual([]);
    expect(listed.join()).toContain('travel.yaml');
  });

  test('lists texts in any alphabet', () => {
    const { translations } = check(
      { 'thanks.yaml': '' },
      { 'program.yaml': 'kicker: Програма\nitems: [{ title: "1" }]' },
    );
    const list = translations[0]?.untranslated.filter(({ file }) => file === 'content/program.yaml');
    expect(list?.map(({ what }) => what)).toEqual(['Програма']);
  });

  test('reports its own letters that the typefaces lack', () => {
    const first = 'questions:\n  - question: 結婚\n    answer: Soon\n  - question: Where?\n    answer: 教会\n';
    const own = '\n\n\nquestions:\n  - {}\n  - answer: 城\n';
    expect(report({ 'faq.yaml': own }, { 'faq.yaml': first })).toEqual([
      expect.stringMatching(/^content\/faq\.yaml:2:15 .*\(結 婚 教 会\).* appear in content\/faq\.yaml:5\.$/),
      expect.stringMatching(/^content\/es\/faq\.yaml:6:13 .*\(城\)/),
    ]);
  });

  test('may translate any part of a file', () => {
    const card = fc.record(
      { date: fc.constant('Junio'), caption: fc.constant('Hola'), alt: fc.constant('Mar') },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(card, card, fc.boolean(), (firstCard, secondCard, hasHeading) => {
        const first = parse(small['story.yaml'] ?? '') as { heading: string; cards: Record<string, unknown>[] };
        const own = { ...(hasHeading && { heading: 'Historia' }), cards: [firstCard, secondCard] };
        const { story } = inSpanish({ 'story.yaml': JSON.stringify(own) });
        expect(story?.heading).toBe(hasHeading ? 'Historia' : first.heading);
        expect(story?.cards).toEqual(first.cards.map((original, index) => Object.assign(original, own.cards[index])));
      }),
      { numRuns: 20 },
    );
  });
});
