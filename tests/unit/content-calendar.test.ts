import { describe, expect, it } from 'vitest';
import { icsFile, type CalendarEntry } from '../../vite/calendar.ts';

const mass: CalendarEntry = {
  id: 'mass',
  title: 'Mass; and more, surely',
  start: '2023-07-02T13:30:00-04:00',
  end: '2023-07-02T14:30:00-04:00',
  location: 'A Church with a Very Long Name Indeed, 1 Street, Gloucester, Massachusetts',
  description: 'Sunday best\nBring a fän',
};

describe('a calendar file', () => {
  const ics = icsFile(mass, 'Nell & Mateo');
  const unfolded = ics.replaceAll('\r\n ', '');

  it('gives its times in UTC and names no time zone', () => {
    expect(ics).toContain('DTSTART:20230702T173000Z\r\n');
    expect(ics).toContain('DTEND:20230702T183000Z\r\n');
    expect(ics).not.toContain('TZID');
  });

  it('escapes what calendars read as signs', () => {
    expect(unfolded).toContain('SUMMARY:Mass\\; and more\\, surely');
    expect(unfolded).toContain('DESCRIPTION:Sunday best\\nBring a fän');
  });

  it('has no line of more than 75 bytes, and ends each as the format wants', () => {
    expect(ics.endsWith('\r\n')).toBe(true);
    const lines = ics.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(unfolded).toContain(
      'LOCATION:A Church with a Very Long Name Indeed\\, 1 Street\\, Gloucester\\, Massachusetts',
    );
  });

  it('is the same each time it is made', () => {
    expect(icsFile(mass, 'Nell & Mateo')).toBe(ics);
  });
});
