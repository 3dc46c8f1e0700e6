import { describe, expect, test } from 'vitest';
import { longDate, shortDate, nightOf, timeSpan, weekday, zonedIso } from '../../../src/model/dates/dates.ts';
import { parseMarkdown, plainText, unsafeLinks, withoutLinksTo } from '../../../src/model/text/markdown.ts';
import { keepTogether } from '../../../build/make/rich-text.ts';
import { collectFacts } from '../../../build/read/facts/content-facts.ts';
import { resolveAll, resolveReferences } from '../../../build/read/facts/references.ts';
import { readSource } from '../../../build/read/yaml/source.ts';

describe('light Markdown', () => {
  test('makes links, emphasis and paragraphs', () => {
    expect(parseMarkdown('Ask *her* or\n**him**.\n\nSee [the map](https://example.com/a).')).toEqual([
      [
        { kind: 'text', text: 'Ask ' },
        { kind: 'em', text: 'her' },
        { kind: 'text', text: ' or\n' },
        { kind: 'strong', text: 'him' },
        { kind: 'text', text: '.' },
      ],
      [
        { kind: 'text', text: 'See ' },
        { kind: 'link', text: 'the map', href: 'https://example.com/a' },
        { kind: 'text', text: '.' },
      ],
    ]);
  });

  test('includes pairs of brackets in an address', () => {
    const [href, unpaired] = ['https://en.wikipedia.org/wiki/A_(b)', 'https://example.com/(b'];
    expect(parseMarkdown(`(See [it](${href})), [that](${unpaired}).`)).toEqual([
      [
        { kind: 'text', text: '(See ' },
        { kind: 'link', text: 'it', href },
        { kind: 'text', text: '), ' },
        { kind: 'link', text: 'that', href: unpaired },
        { kind: 'text', text: '.' },
      ],
    ]);
  });

  test('makes a link within emphasis', () => {
    const text = '**[Book](https://example.com/a) now**, *or write to [us](mailto:us@example.com)*';
    expect(parseMarkdown(text)).toEqual([
      [
        { kind: 'link', text: 'Book', href: 'https://example.com/a' },
        { kind: 'strong', text: ' now' },
        { kind: 'text', text: ', ' },
        { kind: 'em', text: 'or write to ' },
        { kind: 'link', text: 'us', href: 'mailto:us@example.com' },
      ],
    ]);
    expect(unsafeLinks('**[Book](http://example.com)**')).toEqual(['http://example.com']);
    expect(withoutLinksTo('**[Book](/travel) now**', ['travel'])).toBe('**Book now**');
  });

  test('starts a paragraph at an empty line, in any YAML style', () => {
    const texts = [
      'text: >-\n  One\n  flows\n\n  Two\n',
      'text: |\n  One flows\n\n  Two\n',
      'text: One\n  flows\n\n  Two\n',
    ];
    for (const yaml of texts) {
      const { text } = readSource('a.yaml', yaml).data as { text: string };
      expect(plainText(parseMarkdown(text))).toBe('One flows\n\nTwo');
    }
  });

  test('keeps line breaks that YAML keeps', () => {
    for (const yaml of ['text: |\n  One\n  Two\n', String.raw`text: "One\nTwo"`]) {
      const { text } = readSource('a.yaml', yaml).data as { text: string };
      expect(plainText(parseMarkdown(text))).toBe('One\nTwo');
    }
  });

  test('does not change a lone star or plain brackets', () => {
    expect(plainText(parseMarkdown('5 * 3 [sic] is 15'))).toBe('5 * 3 [sic] is 15');
  });
});

describe('references', () => {
  const facts = new Map([
    ['hotel.rate', '$445 per night'],
    ['hotel.line', 'It is {{hotel.rate}}'],
  ]);

  test('are replaced by facts, also through other facts', () => {
    expect(resolveReferences('{{ hotel.line }}!', facts)).toBe('It is $445 per night!');
  });

  test('are followed through any number of facts, but not around a circle', () => {
    // `a` refers to `b`, `b` to `c`, and so on to `h`.
    const chain = new Map<string, string>(
      Array.from('abcdefg', (name, index) => [name, `{{${'bcdefgh'.charAt(index)}}}`] as const),
    );
    expect(resolveReferences('{{a}}', new Map(chain).set('h', 'end'))).toBe('end');
    expect(resolveReferences('{{a}}', chain.set('h', '{{a}}'))).toBe('{{a}}');
  });

  test('in the name of a place also work in the link to its map', () => {
    const hall = { name: 'Hall of {{facts.town}}', address: '1 Main Street' };
    const found = collectFacts({ places: { places: { hall }, facts: { town: 'Bern' } } });
    expect(found.get('places.hall.map')).toContain('query=Hall%20of%20Bern%2C%201%20Main%20Street');
  });

  test('are found at any depth, and other values do not change', () => {
    expect(resolveAll({ a: ['{{hotel.rate}}', 3, true] }, facts)).toEqual({ a: ['$445 per night', 3, true] });
  });
});

describe('dates and times', () => {
  test('are written as on the invitation', () => {
    expect([longDate('2023-07-03'), shortDate('2023-07-02'), weekday('2023-07-04')]).toEqual([
      'July 3rd, 2023',
      'July 2',
      'Tuesday',
    ]);
    expect(['2023-07-01', '2023-07-02', '2023-07-11', '2023-07-22'].map((day) => longDate(day))).toEqual([
      'July 1st, 2023',
      'July 2nd, 2023',
      'July 11th, 2023',
      'July 22nd, 2023',
    ]);
  });

  test('name both halves of the day only where they differ', () => {
    expect(timeSpan('1:30 PM', '2:30 PM')).toBe('1:30 – 2:30 PM');
    expect(timeSpan('9:30 AM', '12:00 PM')).toBe('9:30 AM – 12:00 PM');
    expect(timeSpan('5:00 PM', '1:00 AM')).toBe('5:00 PM – 1:00 AM');
    expect(timeSpan('13:30', '14:30')).toBe('13:30 – 14:30');
    expect(timeSpan('9:05', '00:30')).toBe('09:05 – 00:30');
  });

  test('carry the offset of their zone, on either side of the clock change', () => {
    expect(zonedIso('2023-07-02', '12:00 AM', 'America/New_York')).toBe('2023-07-02T00:00:00-04:00');
    expect(zonedIso('2023-12-02', '12:30 PM', 'America/New_York')).toBe('2023-12-02T12:30:00-05:00');
    expect(zonedIso('2023-11-05', '3:00 AM', 'America/New_York')).toBe('2023-11-05T03:00:00-05:00');
    expect(zonedIso('2023-07-02', '1:00 PM', 'UTC')).toBe('2023-07-02T13:00:00+00:00');
  });

  test.each([
    ['America/New_York', '2027-03-14', '2:00 AM', '2027-03-14T07:00Z'],
    ['America/New_York', '2027-03-14', '2:59 AM', '2027-03-14T07:59Z'],
    ['America/Santiago', '2027-09-05', '12:00 AM', '2027-09-05T04:00Z'],
    ['Europe/Berlin', '2027-03-28', '2:30 AM', '2027-03-28T01:30Z'],
  ])('are not an hour early if clocks in %s skip them', (timeZone, day, time, instant) => {
    expect(Date.parse(zonedIso(day, time, timeZone))).toBe(Date.parse(instant));
  });
});

test('only an event between midnight and 5 AM names its night', () => {
  expect(nightOf('2027-09-19', '12:30 AM')).toEqual({ from: 'Saturday', to: 'Sunday' });
  expect(nightOf('2027-09-19', '00:30', 'es')).toEqual({ from: 'sábado', to: 'domingo' });
  expect(nightOf('2027-09-19', '4:59')).not.toBe(null);
  for (const start of ['5:00', '12:30 PM', '23:30']) expect(nightOf('2027-09-19', start)).toBe(null);
});

test('numbers and prices stay on one line', () => {
  expect(keepTogether('IBAN 12 345 6789, 12 500 000 ₫ a night, € 90 each')).toBe(
    'IBAN 12\u00a0345\u00a06789, 12\u00a0500\u00a0000\u00a0₫ a night, €\u00a090 each',
  );
});
