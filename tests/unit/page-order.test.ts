import { describe, expect, test } from 'vitest';
import { PAGE_ORDER, pathOf } from '../../src/components/page-order';

describe('Previous and Next', () => {
  test.each([
    ['story', null, '/schedule'],
    ['schedule', '/story', '/program'],
    ['program', '/schedule', '/party'],
    ['party', '/schedule', '/travel'],
    ['travel', '/party', '/faq'],
    ['faq', '/travel', '/registry'],
    ['registry', '/faq', '/'],
  ] as const)('of %s lead to %s and %s', (page, previous, next) => {
    const neighbours = PAGE_ORDER[page];
    expect(neighbours.previous && pathOf(neighbours.previous)).toBe(previous);
    expect(pathOf(neighbours.next)).toBe(next);
  });
});
