import { describe, expect, it } from 'vitest';
import { guestTime } from '../../src/pages/schedule/guest-time';

const mass = { start: '2023-07-02T13:30:00-04:00', end: '2023-07-02T14:30:00-04:00', endText: '2:30 PM' };
const drinks = { start: '2023-07-02T19:30:00-04:00', end: '2023-07-02T21:30:00-04:00', endText: '9:30 PM' };
const feast = { start: '2027-09-18T17:00:00+02:00', end: '2027-09-19T01:30:00+02:00', endText: '01:30' };

describe('an event on a guest’s own clock', () => {
  it.each([
    ['an afternoon, in the evening', mass, 'Europe/London', null, '6:30 – 7:30 PM'],
    ['an afternoon, before noon', mass, 'America/Los_Angeles', null, '10:30 – 11:30 AM'],
    ['one that goes over noon there', mass, 'America/Denver', null, '11:30 AM – 12:30 PM'],
    ['an evening, after midnight', drinks, 'Europe/London', 'Monday', '12:30 – 2:30 AM'],
    ['one that goes past midnight there', drinks, 'America/Noronha', null, '9:30 – 11:30 PM'],
    ['one that is over after midnight there', drinks, 'Atlantic/Azores', null, '11:30 PM – 1:30 AM'],
    ['quarters of an hour', mass, 'Asia/Kathmandu', null, '11:15 PM – 12:15 AM'],
    ['24 hours', feast, 'America/New_York', null, '11:00 – 19:30'],
    ['24 hours on the next day', feast, 'Asia/Tokyo', 'Sunday', '00:00 – 08:30'],
    [
      'the day before',
      { ...mass, start: '2023-07-02T01:00:00-04:00' },
      'Pacific/Honolulu',
      'Saturday',
      '7:00 PM – 8:30 AM',
    ],
  ])('is %s', (_what, event, timeZone, weekday, hours) => {
    expect(guestTime(event, 'en', timeZone)).toEqual({ weekday, hours });
  });

  it('names its day in the page’s language', () => {
    expect(guestTime(drinks, 'es', 'Europe/Madrid')?.weekday).toBe('lunes');
  });

  it.each(['America/New_York', 'America/Toronto', 'America/Santo_Domingo'])(
    'is told to no one whose clocks say the same, as in %s',
    (timeZone) => {
      expect(guestTime(mass, 'en', timeZone)).toBe(null);
    },
  );

  it('is told in winter to whose clocks say the same in summer alone', () => {
    const winter = { start: '2023-12-02T13:30:00-05:00', end: '2023-12-02T14:30:00-05:00', endText: '2:30 PM' };
    expect(guestTime(winter, 'en', 'America/Santo_Domingo')?.hours).toBe('2:30 – 3:30 PM');
  });

  it('is the device’s where no zone is given', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(guestTime(mass, 'en')).toEqual(guestTime(mass, 'en', timeZone));
  });
});
