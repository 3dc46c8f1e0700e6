import { expect, test } from 'vitest';
import { followGoal } from '../../../../desk/page/forms/follow-goal.ts';

test('a link to another page’s file shows that file until a link to an own one', () => {
  const files = ['faq.yaml'];
  const places = followGoal(null, 'places.yaml', files);
  expect(places?.file).toBe('places.yaml');
  expect(followGoal(places, 'places.yaml', files)).toBe(places);
  expect(followGoal(places, 'faq.yaml', files)).toBeNull();
  expect(followGoal(places, 'es/faq.yaml', files)).toBeNull();
});
