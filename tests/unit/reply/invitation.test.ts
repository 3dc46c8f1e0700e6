import { expect, test } from 'vitest';
import { eventsToAsk } from '../../../src/reply/invitation';

test('a household is asked about its own events, or about all if the page has none of them', () => {
  const all = ['mass', 'feast'];
  expect(eventsToAsk(all, ['feast', 'gone'])).toEqual(['feast']);
  expect(eventsToAsk(all, [])).toEqual(all);
  expect(eventsToAsk(all, ['gone'])).toEqual(all);
  // The page asks only about the wedding as a whole.
  expect(eventsToAsk(['wedding'], ['feast'])).toEqual(['wedding']);
});
