import { describe, expect, test } from 'vitest';
import { findZones } from '../../../desk/server/find-zones.ts';

describe('a time zone is found', () => {
  test.each([
    ['Vietnam', 'Asia/Ho_Chi_Minh'],
    ['ho chi minh', 'Asia/Ho_Chi_Minh'],
    ['Lisbon', 'Europe/Lisbon'],
    ['Boston', 'America/New_York'],
    ['Porto', 'Europe/Lisbon'],
    ['sao paulo', 'America/Sao_Paulo'],
    ['Reykjavík', 'Atlantic/Reykjavik'],
    ['Wrocław', 'Europe/Warsaw'],
    ['Florence, Italy', 'Europe/Rome'],
    ['Wedemark, Germany', 'Europe/Berlin'],
    ['India', 'Asia/Kolkata'],
    // By the country, not by a city whose name begins with it: Franceville, Usak, and Wales in Alaska.
    ['Gordes, France', 'Europe/Paris'],
    ['Skaneateles, USA', 'America/New_York'],
    ['Hay-on-Wye, Wales', 'Europe/London'],
    ['Bath, UK', 'Europe/London'],
    ['Mystic, Connecticut', 'America/New_York'],
    ['Europe/Zuri', 'Europe/Zurich'],
  ])('by %s', (typed, zone) => {
    expect(findZones(typed)[0]?.zone).toBe(zone);
  });

  // The list has neither Tuscany nor these villages, and DE is Delaware as well as Germany.
  test.each(['Tuscany', '/', 'Skaneateles, NY', 'Lewes, DE'])('not by %s', (typed) => {
    expect(findZones(typed)).toEqual([]);
  });

  test('once for each zone of a country, with the largest city first', () => {
    const found = findZones('portugal');
    expect(found.map(({ place }) => place)).toEqual([
      'Lisbon, Portugal',
      'Funchal, Portugal',
      'Ponta Delgada, Portugal',
    ]);
  });
});
