import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkColours, failedPair } from '../../vite/colours/check-colours';
import { coloursCss } from '../../vite/colours/colours-css';
import { contrast } from '../../vite/colours/contrast';
import { threeOf, tokensOf, type Colours } from '../../vite/colours/derive';
import { hexOf, oklchOf } from '../../vite/colours/oklch';

const GOOD: Colours = { accent: '#9a5b3c', ink: '#20242c', paper: '#faf7f1' };

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyColours: fc.Arbitrary<Colours> = fc.record(
  { accent: hex, ink: hex, paper: hex, nightAccent: hex, nightInk: hex, nightPaper: hex },
  { requiredKeys: ['accent', 'ink', 'paper'] },
);

/** More than any colours take: each remedy mends one of six. */
const ROUNDS = 12;

describe('a couple’s colours', () => {
  test('that go together are taken, and the night follows from the day', () => {
    expect(checkColours(GOOD)).toEqual([]);
    const night = threeOf(GOOD, 'night');
    expect(contrast(night.ink, night.paper)).toBeGreaterThan(7);
    expect(oklchOf(night.paper).lightness).toBeLessThan(0.3);
  });

  test('that do not are told of: which two, how far off, what is needed, and what would do', () => {
    const [mistake] = checkColours({ ...GOOD, ink: '#8a8a8a' });
    expect(mistake?.colour).toBe('ink');
    expect(mistake?.message).toMatch(
      /^"ink" \(#8a8a8a\) on "paper" \(#faf7f1\) has a contrast of 3\.\d, and 7 is needed to read it\. The nearest that does: ink: '#[0-9a-f]{6}'$/,
    );
    expect(checkColours({ ...GOOD, ink: mistake?.remedy ?? '' })).toEqual([]);
  });

  test('keep their hue in the remedy, and change no more than they must', () => {
    const [mistake] = checkColours({ ...GOOD, accent: '#ffb35c' });
    expect(mistake?.colour).toBe('accent');
    const [given, mended] = ['#ffb35c', mistake?.remedy ?? ''].map(oklchOf);
    expect(Math.abs((given?.hue ?? 0) - (mended?.hue ?? 9))).toBeLessThan(0.1);
    const lighter = hexOf({ ...oklchOf(mistake?.remedy ?? ''), lightness: (mended?.lightness ?? 0) + 0.02 });
    expect(checkColours({ ...GOOD, accent: lighter })).not.toEqual([]);
  });

  test('either all go together, or a mistake names one; who follows the remedies has none left', () => {
    fc.assert(
      fc.property(anyColours, (given) => {
        let colours = given;
        for (let round = 0; round < ROUNDS; round++) {
          const mistakes = checkColours(colours);
          const sound = (['day', 'night'] as const).every((time) => !failedPair(tokensOf(threeOf(colours, time))));
          expect(mistakes.length === 0).toBe(sound);
          const [mistake] = mistakes;
          if (!mistake) return;
          expect(mistake.message).toContain(`${mistake.colour}: '${mistake.remedy}'`);
          colours = Object.assign({}, colours, { [mistake.colour]: mistake.remedy });
        }
        expect(checkColours(colours)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('stand in the style sheet by day and by night', () => {
    const css = coloursCss(GOOD);
    expect(css).toContain('--page: #faf7f1;');
    expect(css.split('prefers-color-scheme: dark')[1]).toMatch(/--page: #[0-9a-f]{6};/);
    expect(css).not.toMatch(/undefined|NaN/);
  });
});

test('a colour comes back from its hue, chroma and lightness', () => {
  fc.assert(
    fc.property(hex, (given) => {
      expect(contrast(hexOf(oklchOf(given)), given)).toBeLessThan(1.05);
    }),
  );
});
