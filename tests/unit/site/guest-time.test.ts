import { describe, expect, test } from 'vitest';
import { guestTime } from '../../../src/pages/schedule/guest-time';

/** Makes a function that returns how far a time zone is behind UTC at a moment, in minutes. */
const offsetOf = (timeZone: string) => (moment: Date) => {
  // Swedish dates are ISO 8601, but for a space in place of the T.
  const local = moment.toLocaleString('sv', { timeZone });
  return (moment.getTime() - Date.parse(`${local.replace(' ', 'T')}Z`)) / 60_000;
};

const mass = { start: '2023-07-02T13:30:00-04:00', end: '2023-07-02T14:30:00-04:00', endText: '2:30 PM' };
const drinks = { start: '2023-07-02T19:30:00-04:00', end: '2023-07-02T21:30:00-04:00', endText: '9:30 PM' };
const feast = { start: '2027-09-18T17:00:00+02:00', end: '2027-09-19T01:30:00+02:00', endText: '01:30' };

describe('an event in the guest’s local time', () => {
  test.each([
    ['an afternoon that is the guest’s evening', mass, 'Europe/London', null, '6:30 – 7:30 PM'],
    ['an afternoon that is the guest’s morning', mass, 'America/Los_Angeles', null, '10:30 – 11:30 AM'],
    ['an event across the guest’s noon', mass, 'America/Denver', null, '11:30 AM – 12:30 PM'],
    ['an evening that is past the guest’s midnight', drinks, 'Europe/London', 'Monday', '12:30 – 2:30 AM'],
    ['an evening in a zone two hours ahead', drinks, 'America/Noronha', null, '9:30 – 11:30 PM'],
    ['an event across the guest’s midnight', drinks, 'Atlantic/Azores', null, '11:30 PM – 1:30 AM'],
    ['a zone with quarter hours', mass, 'Asia/Kathmandu', null, '11:15 PM – 12:15 AM'],
    ['the 24-hour clock', feast, 'America/New_York', null, '11:00 – 19:30'],
    ['the 24-hour clock on the guest’s next day', feast, 'Asia/Tokyo', 'Sunday', '00:00 – 08:30'],
    [
      'an event that starts on the previous day for the guest',
      { ...mass, start: '2023-07-02T01:00:00-04:00' },
      'Pacific/Honolulu',
      'Saturday',
      '7:00 PM – 8:30 AM',
    ],
  ])('is right for %s', (_case, event, timeZone, weekday, hours) => {
    expect(guestTime(event, 'en', offsetOf(timeZone))).toEqual({ weekday, hours });
  });

  test('names the weekday in the page’s language', () => {
    expect(guestTime(drinks, 'es', offsetOf('Europe/Madrid'))?.weekday).toBe('lunes');
  });

  test.each(['America/New_York', 'America/Toronto', 'America/Santo_Domingo'])(
    'is not shown where clocks agree with the couple’s: %s',
    (timeZone) => {
      expect(guestTime(mass, 'en', offsetOf(timeZone))).toBe(null);
    },
  );

  test('is shown in winter where clocks agree only in summer', () => {
    const winter = { start: '2023-12-02T13:30:00-05:00', end: '2023-12-02T14:30:00-05:00', endText: '2:30 PM' };
    expect(guestTime(winter, 'en', offsetOf('America/Santo_Domingo'))?.hours).toBe('2:30 – 3:30 PM');
  });

  test('uses the device’s time zone by default', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(guestTime(mass, 'en')).toEqual(guestTime(mass, 'en', offsetOf(timeZone)));
  });
});
