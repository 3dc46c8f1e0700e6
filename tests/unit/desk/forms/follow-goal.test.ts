import { expect, test } from 'vitest';
import { followGoal } from '../../../../desk/page/forms/follow-goal.ts';

test('another page’s file shows once a link leads to it, until one leads back', () => {
  const files = ['faq.yaml'];
  const places = followGoal(null, 'places.yaml', files);
  expect(places?.file).toBe('places.yaml');
  expect(followGoal(places, 'places.yaml', files)).toBe(places);
  expect(followGoal(places, 'faq.yaml', files)).toBeNull();
  expect(followGoal(places, 'es/faq.yaml', files)).toBeNull();
});
