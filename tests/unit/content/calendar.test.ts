import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { afterAll, describe, expect, test } from 'vitest';
import type { ScheduleContent } from '../../../src/model/content.ts';
import { icsFile, type CalendarEntry, type CalendarSource } from '../../../build/make/schedule/calendar.ts';
import { calendarLinks } from '../../../build/make/schedule/calendar-links.ts';
import { fileOf } from '../../../build/media/asset.ts';
import { checkContent } from '../../../build/check/check-content.ts';
import { lastChange } from '../../../build/read/last-change.ts';
import { makePage } from '../../../build/make/make-page.ts';
import { openProject } from '../../../build/check/open-project.ts';
import { small, smallMedia } from '../../fixtures/content/small.ts';

const mass: CalendarEntry = {
  id: 'mass',
  title: 'Mass; and more, surely',
  start: '2023-07-02T13:30:00-04:00',
  end: '2023-07-02T14:30:00-04:00',
  location: 'A Church with a Very Long Name Indeed, 1 Street, Gloucester, Massachusetts',
  description: 'Sunday best\nBring a fän',
  url: 'https://nell-and-mateo.example.com/schedule',
};
const feast: CalendarEntry = { ...mass, id: 'feast', title: 'Feast', url: null, description: '' };
const source: CalendarSource = {
  names: 'Nell & Mateo',
  couple: 'Nell & Mateo',
  changed: new Date('2023-02-01T10:00:00Z'),
};

/** The events of a calendar file, which must follow the format strictly. */
function eventsOf(ics: string): ICAL.Component[] {
  for (const line of ics.slice(0, -2).split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).toMatch(/^( |[A-Z-]+:)\P{Cc}*$/u);
  }
  const calendar = new ICAL.Component(ICAL.parse(ics));
  expect(calendar.name).toBe('vcalendar');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toMatch(/./);
  const events = calendar.getAllSubcomponents('vevent');
  for (const event of events) {
    // RFC 5545 (3.6.1) allows at most one of each.
    for (const name of ['uid', 'dtstamp', 'dtstart', 'dtend', 'sequence', 'last-modified', 'summary', 'location'])
      expect({ [name]: event.getAllProperties(name).length }).toEqual({ [name]: 1 });
    const { startDate, endDate } = new ICAL.Event(event);
    expect([startDate.zone.tzid, endDate.zone.tzid]).toEqual(['UTC', 'UTC']);
    expect(endDate.compare(startDate)).toBe(1);
  }
  return events;
}

/** The events of a calendar that imports these files in order: by RFC 5546, each event once, in its latest version. */
function calendarWith(...files: string[]): ICAL.Event[] {
  const known = new Map<string, ICAL.Event>();
  for (const event of files.flatMap(eventsOf).map((component) => new ICAL.Event(component))) {
    const before = known.get(event.uid);
    if (!before || event.sequence > before.sequence) known.set(event.uid, event);
  }
  return [...known.values()];
}

describe('a calendar file', () => {
  const ics = icsFile([mass], source);

  test('contains all facts of an event, with its times in UTC', () => {
    const [event] = eventsOf(ics).map((component) => new ICAL.Event(component));
    expect(event?.startDate.toString()).toBe('2023-07-02T17:30:00Z');
    expect(event?.endDate.toString()).toBe('2023-07-02T18:30:00Z');
    expect(event?.summary).toBe(mass.title);
    expect(event?.location).toBe(mass.location);
    expect(event?.description).toBe(mass.description);
    expect(event?.component.getFirstPropertyValue('url')).toBe(mass.url);
    expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  test('is the same every time it is made', () => {
    expect(icsFile([mass], { ...source })).toBe(ics);
  });

  test.each([
    ['characters of the format', 'A\\nB; C, D: "E" \\; END:VEVENT'],
    ['lines', 'one\ntwo\r\nthree\rfour\u2028five\n\nBEGIN:VEVENT'],
    ['a very long word', 'ä'.repeat(300)],
    ['letters of several bytes', '👰🏽‍♀️🤵🏻‍♂️ Þórdís & Bjørn 結婚式 '.repeat(9)],
    ['forbidden characters', 'a\u0000b\u0007c\u001Bd\u007Fe'],
  ])('survives %s in every text', (_what, text) => {
    const hostile = { ...mass, title: text, location: text, description: text };
    const [event] = eventsOf(icsFile([hostile], { ...source, names: text })).map((part) => new ICAL.Event(part));
    const kept = text.replaceAll(/\r\n|[\r\u2028]/g, '\n').replaceAll(/[^\P{Cc}\n]/gu, '');
    expect([event?.summary, event?.location, event?.description]).toEqual([kept, kept, kept]);
  });

  test('replaces an event that has moved, whichever file is added first', () => {
    const moved = { ...mass, start: '2023-07-02T15:00:00-04:00', end: '2023-07-02T16:00:00-04:00', location: 'A tent' };
    const later = icsFile([moved, feast], { ...source, changed: new Date('2023-02-01T10:00:01Z') });
    for (const files of [
      [ics, later],
      [later, ics],
      [ics, ics, later, later],
    ]) {
      const events = calendarWith(...files);
      expect(events.map(({ summary }) => summary).toSorted()).toEqual(['Feast', mass.title]);
      expect(events.find(({ summary }) => summary === mass.title)?.startDate.toString()).toBe('2023-07-02T19:00:00Z');
    }
  });

  test('keeps events of different couples apart, and different events of one couple', () => {
    const files = [ics, icsFile([feast], source), icsFile([mass], { ...source, couple: 'Nell & Matteo' })];
    expect(calendarWith(...files)).toHaveLength(3);
  });
});

describe('the calendars of a schedule', () => {
  const folder = mkdtempSync(join(tmpdir(), 'calendar-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The schedule of the small content with these events. */
  async function scheduleOf(
    events: { start: string; end: string; calendar?: boolean; title?: string }[],
    timeZone = 'America/New_York',
  ): Promise<ScheduleContent> {
    const lines = events.map(
      ({ start, end, calendar = true, title = 'Mass' }, index) =>
        `  - { id: e${index}, title: ${title}, date: 2023-07-02, start: "${start}", end: "${end}", place: hall, calendar: ${calendar} }\n`,
    );
    const texts = {
      ...small,
      'site.yaml': (small['site.yaml'] ?? '').replace(/timeZone: [^,]+/, `timeZone: ${timeZone}`),
      'schedule.yaml': `${(small['schedule.yaml'] ?? '').split('  - id')[0]}${lines.join('')}`,
      // Without its reference to an event.
      'faq.yaml': 'questions: [{ question: Why?, answer: So }]\n',
    };
    const { written, mistakes } = checkContent(new Map(Object.entries(texts)), smallMedia);
    if (!written) throw new Error(mistakes[0]?.message);
    const project = { ...openProject(join(import.meta.dirname, '../../..')), cacheFolder: folder };
    return makePage('schedule', written, project);
  }
  const readEvents = (url: string | null | undefined) => eventsOf(readFileSync(fileOf(url ?? ''), 'utf8'));
  const spansOf = (url: string | null | undefined) =>
    readEvents(url)
      .map((component) => new ICAL.Event(component))
      .map(({ startDate, endDate }) => `${String(startDate)} ${String(endDate)}`);

  test.each([
    ['1:30 PM', '2:30 PM', 'America/New_York', '2023-07-02T17:30:00Z 2023-07-02T18:30:00Z'],
    ['13:30', '14:30', 'Europe/Zurich', '2023-07-02T11:30:00Z 2023-07-02T12:30:00Z'],
    ['19:00', '01:30', 'Europe/Zurich', '2023-07-02T17:00:00Z 2023-07-02T23:30:00Z'],
    ['7:00 PM', '12:00 AM', 'America/New_York', '2023-07-02T23:00:00Z 2023-07-03T04:00:00Z'],
    ['9:00', '10:00', 'Asia/Kathmandu', '2023-07-02T03:15:00Z 2023-07-02T04:15:00Z'],
    ['0:30', '3:00', 'Pacific/Kiritimati', '2023-07-01T10:30:00Z 2023-07-01T13:00:00Z'],
  ])('convert %s to %s in %s to UTC', async (start, end, timeZone, span) => {
    const { days } = await scheduleOf([{ start, end }], timeZone);
    expect(spansOf(days[0]?.events[0]?.calendarUrl)).toEqual([span]);
  });

  test('include one file with all events, and have readable file names', async () => {
    const { days, calendarUrl } = await scheduleOf([
      { start: '13:30', end: '14:30', title: 'Goûter & café' },
      { start: '16:30', end: '23:00', calendar: false },
      { start: '23:30', end: '23:45', title: 'Полуночный чай' },
    ]);
    const urls = days[0]?.events.map((event) => event.calendarUrl);
    const whole = readEvents(calendarUrl).map(String);
    expect(whole).toHaveLength(3);
    expect([readEvents(urls?.[0]).map(String), readEvents(urls?.[2]).map(String)]).toEqual([[whole[0]], [whole[2]]]);
    expect(urls?.[1]).toBe(null);
    const names = [urls?.[0], urls?.[2], calendarUrl].map((url) => /[^/]*$/.exec(url ?? '')?.[0]);
    expect(names).toEqual(['gouter-and-cafe.ics', 'e2.ics', 'ada-and-bo.ics']);
  });

  test('have no file with all events if there is only one event, or no calendar', async () => {
    expect((await scheduleOf([{ start: '13:30', end: '14:30' }])).calendarUrl).toBe(null);
    const withoutCalendar = { end: '14:30', calendar: false };
    const { days, calendarUrl } = await scheduleOf([
      { start: '13:30', ...withoutCalendar },
      { start: '14:00', ...withoutCalendar },
    ]);
    expect(calendarUrl).toBe(null);
    // No links to web calendars.
    expect(days[0]?.events[0]?.otherLinks.map(({ label }) => label)).toEqual(['Apple Maps']);
  });
});

describe('links to web calendars', () => {
  test('contain all facts of the event, encoded for a URL', () => {
    const links = calendarLinks({ ...mass, title: 'Nell & Mateo: 100% #1?' });
    const [google, ...outlooks] = links.map(({ url }) => new URL(url).searchParams);
    expect(links.map(({ url }) => /[^\w:/?=&.%!~*'()-]/.exec(url))).toEqual([null, null, null]);
    const details = `${mass.description}\n\n${mass.url}`;
    expect(Object.fromEntries(google ?? [])).toEqual({
      action: 'TEMPLATE',
      text: 'Nell & Mateo: 100% #1?',
      dates: '20230702T173000Z/20230702T183000Z',
      details,
      location: mass.location,
    });
    for (const outlook of outlooks)
      expect(Object.fromEntries(outlook)).toMatchObject({
        subject: 'Nell & Mateo: 100% #1?',
        startdt: '2023-07-02T17:30:00.000Z',
        enddt: '2023-07-02T18:30:00.000Z',
        body: details,
        location: mass.location,
      });
  });
});

describe('the time of the last change to the events', () => {
  const folder = mkdtempSync(join(tmpdir(), 'last-change-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const saved = new Date('2024-03-01T12:00:00Z');
  const save = (name: string, text: string, time = saved) => {
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), time, time);
  };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '2024-02-02T02:02:02Z' },
    });
  const changed = async () => (await lastChange(folder, ['a.yaml', 'b.yaml'])).toISOString();

  test('is their last save, or their last commit if git has them', async () => {
    save('a.yaml', 'a');
    save('b.yaml', 'b', new Date('2024-01-01T00:00:00Z'));
    expect(await changed()).toBe('2024-03-01T12:00:00.000Z');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Two files');
    expect(await changed()).toBe('2024-02-02T02:02:02.000Z');
    // Neither of the two files.
    save('c.yaml', 'another');
    expect(await changed()).toBe('2024-02-02T02:02:02.000Z');
    // A change that is not committed.
    save('b.yaml', 'moved');
    expect(await changed()).toBe('2024-03-01T12:00:00.000Z');
  });

  test('includes changes to the translation, but only for its language', async () => {
    mkdirSync(join(folder, 'es'));
    save('schedule.yaml', 'events');
    save('es/schedule.yaml', 'eventos', new Date('2024-04-01T12:00:00Z'));
    const changedIn = async (language: string | null) =>
      (await openProject(folder, '.', language).lastEventChange()).toISOString();
    expect(await changedIn(null)).toBe('2024-03-01T12:00:00.000Z');
    expect(await changedIn('es')).toBe('2024-04-01T12:00:00.000Z');
  });
});
