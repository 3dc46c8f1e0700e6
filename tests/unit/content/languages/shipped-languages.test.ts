import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { languageSchema } from '../../../../src/model/schema/schema-language.ts';
import { capitalised, longDate, shortDate, timeSpan, weekday, zoneName } from '../../../../src/model/dates/dates.ts';
import { monthOf } from '../../../../build/make/story/story-dates.ts';
import { listTexts } from '../../../../build/read/yaml/walk.ts';
import { SHIPPED } from '../../../fixtures/second-language.ts';

describe('each built-in language', () => {
  const textsOf = (code: string) =>
    new Map(listTexts(parse(String(SHIPPED.get(code)?.text))).map(({ text, path }) => [path.join('.'), text]));
  const english = textsOf('en');

  test.each([...SHIPPED.keys()])('has every word with its placeholders: %s', (code) => {
    expect(languageSchema.safeParse(parse(String(SHIPPED.get(code)?.text))).error?.issues ?? []).toEqual([]);
    const own = textsOf(code);
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    const placeholdersOf = (text: string | undefined) => (text?.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [path, text] of own)
      expect([path, placeholdersOf(text)]).toEqual([path, placeholdersOf(english.get(path))]);
  });

  // A link to an app opens only a draft there, or nothing at all.
  test('asks the guest to press Send in the app, and does not claim that the answer was sent', () => {
    const buttons = {
      en: 'Send',
      de: 'Senden',
      es: 'Enviar',
      fr: 'Envoyer',
      it: 'Invia',
      pt: 'Enviar',
      uk: '«Надіслати»',
    };
    expect(Object.keys(buttons).toSorted()).toEqual([...SHIPPED.keys()].toSorted());
    for (const [code, button] of Object.entries(buttons))
      expect(textsOf(code).get('reply.words.sent')).toContain(` ${button} `);
  });

  test.each([...SHIPPED.keys()])('does not call the events a weekend, which may be one evening: %s', (code) => {
    expect(textsOf(code).get('schedule.words.wholeCalendar')).not.toMatch(/week|wochen|semana|settimana|дні/i);
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
    ['pt', 'junho de 2017', '1.º de junho de 2017'],
    ['uk', 'червень 2017', '3 червня 2017 р.'],
  ])('has its month names recognised in dates: %s', (code, ...dates) => {
    // Months are counted from the year 0.
    const june2017 = 2017 * 12 + 5;
    for (const date of dates) expect([date, monthOf(date, code)]).toEqual([date, june2017]);
    expect(monthOf('2017 / 2018', code)).toBeNull();
  });

  test('recognises abbreviated months, but no word that only begins like a month', () => {
    expect(['Married 2018', 'Maybe 2019'].map((date) => monthOf(date))).toEqual([null, null]);
    expect(['Sept. 2018', 'sep 2018'].map((date) => monthOf(date, 'de'))).toEqual([2018 * 12 + 8, 2018 * 12 + 8]);
  });

  test('follows a country code', () => {
    expect([longDate('2023-07-03', 'en-GB'), timeSpan('13:30', '14:30', 'es-US')]).toEqual([
      '3 July 2023',
      '1:30 p.m. – 2:30 p.m.',
    ]);
  });

  test('names a time zone, in English if it has only an offset for it', () => {
    const noon = '2023-07-03T12:00:00Z';
    expect([
      zoneName(noon, 'America/New_York', 'es'),
      zoneName(noon, 'Europe/Berlin', 'de'),
      zoneName(noon, 'America/New_York'),
    ]).toEqual(['EDT', 'MESZ', 'EDT']);
  });
});
