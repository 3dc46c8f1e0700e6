import { expect, test } from 'vitest';
import { eventsToAsk, limitReply } from '../../../src/reply/invitation';

test('a household is asked about its own events, or about all if the page has none of them', () => {
  const all = ['mass', 'feast'];
  expect(eventsToAsk(all, ['feast', 'gone'])).toEqual(['feast']);
  expect(eventsToAsk(all, [])).toEqual(all);
  expect(eventsToAsk(all, ['gone'])).toEqual(all);
  // The page asks only about the wedding as a whole.
  expect(eventsToAsk(['wedding'], ['feast'])).toEqual(['wedding']);
});

test('an answer loses events that a new invitation leaves out, and is newer only then', () => {
  const person = { name: 'Ana', events: ['mass', 'feast'], dish: 'cod', diet: '' };
  const reply = { household: 'a', sent: 10, people: [person], song: '', message: '' };
  const limited = limitReply(reply, ['feast'], 5);
  expect(limited).toEqual({ ...reply, sent: 11, people: [{ ...person, events: ['feast'] }] });
  expect(limitReply(limited, ['mass', 'feast'], 20)).toBe(limited);
});
