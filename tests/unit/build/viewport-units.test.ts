import postcss from 'postcss';
import { expect, test } from 'vitest';
import { viewportUnits } from '../../../build/emit/code/viewport-units';

const lowered = (css: string) => postcss(viewportUnits()).process(css, { from: undefined }).css;

test('lvh becomes vh', () => {
  expect(lowered('a { inset: -30lvh 0 0; --sun: min(20vw, 12.5lvh) }')).toBe(
    'a { inset: -30vh 0 0; --sun: min(20vw, 12.5vh) }',
  );
});

test('svh becomes a custom property, which old browsers support', () => {
  expect(lowered('a { --size: clamp(1rem, 2.4svh, 2rem) }')).toBe(
    'a { --size: clamp(1rem, calc(2.4 * var(--svh)), 2rem) }',
  );
});

test('dvh gets a fallback before it, unless it has one', () => {
  expect(lowered('a { height: 100dvh }')).toBe('a { height: 100vh; height: 100dvh }');
  expect(lowered('a { height: 90vh; height: 100dvh }')).toBe('a { height: 90vh; height: 100dvh }');
});

test('names that contain a unit stay as they are', () => {
  const css = ':root { --svh: 1svh; --x-1svh: 1px; width: var(--x-1svh) }';
  expect(lowered(css)).toBe(css);
});
