import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSpringStep } from '../../../src/story/deck/spring';

const tokens = readFileSync(join(import.meta.dirname, '../../../src/styles/tokens.css'), 'utf8');

test('pages enter on a spring of stiffness 250, damping 20 and mass 1', () => {
  const stops = (/--spring-page:\s*linear\(([^)]+)\)/.exec(tokens)?.[1] ?? '').split(',').map(Number);
  const duration = Number(/--spring-page-duration:\s*([\d.]+)s/.exec(tokens)?.[1]);
  expect(stops.length).toBeGreaterThan(20);
  const step = createSpringStep({ stiffness: 250, damping: 20 });
  for (const [index, stop] of stops.slice(0, -1).entries()) {
    const page = { value: 0, velocity: 0 };
    step(page, 1, (duration * index) / (stops.length - 1));
    expect(stop).toBeCloseTo(page.value, 3);
  }
  // The page must end exactly in place, where the spring is only almost at rest.
  expect(stops.at(-1)).toBe(1);
});
