import type { FileContent } from '../../src/content/schema.ts';
import { contrast } from './contrast.ts';
import { hexOf, mix, oklchOf } from './oklch.ts';

/** The colours that a couple may give in `site.yaml`. */
export type Colours = NonNullable<FileContent['site']['colours']>;

/** What a time of day is made of. */
export type Three = { accent: string; ink: string; paper: string };

/** The names of the colours of each time of day, in `site.yaml`. */
export const GIVEN = {
  day: { accent: 'accent', ink: 'ink', paper: 'paper' },
  night: { accent: 'nightAccent', ink: 'nightInk', paper: 'nightPaper' },
} as const;

export type Time = keyof typeof GIVEN;

/** Contrast by WCAG 2: long reading, short reading, and shapes. */
export const LEAST = { reading: 7, words: 4.5, shapes: 3 } as const;

/** Custom properties that follow from three colours, by their names without dashes. */
export type Tokens = ReturnType<typeof tokensOf>;

/** How light the night's paper and ink are, and how little colour they keep, where the couple gives none. */
const NIGHT = { paper: { lightness: 0.19, chroma: 0.03 }, ink: { lightness: 0.94, chroma: 0.02 } };

/** Of which waters on the map have a little. */
const WATER = '#4f9bb0';

/** Steps of lightness in which a colour is sought that can be read. */
const STEPS = 100;

/** The three colours of a time of day; those of the night follow from the day where they are not given. */
export function threeOf(colours: Colours, time: Time): Three {
  const { accent, ink, paper } = colours;
  if (time === 'day') return { accent, ink, paper };
  const darker = oklchOf(ink).lightness < oklchOf(paper).lightness ? ink : paper;
  const lighter = darker === ink ? paper : ink;
  const nightPaper = colours.nightPaper ?? calmed(darker, NIGHT.paper);
  // Where the couple's own paper takes no light ink, a dark one.
  const nightInk = colours.nightInk ?? nearest(calmed(lighter, NIGHT.ink), (hex) => canRead(hex, nightPaper));
  const night = { ink: nightInk, paper: nightPaper };
  return { ...night, accent: colours.nightAccent ?? nearest(accent, (hex) => canShow({ ...night, accent: hex })) };
}

/** Paper of three depths, from the page's own. */
export function grounds({ ink, paper }: Pick<Three, 'ink' | 'paper'>) {
  const isDark = oklchOf(paper).lightness < oklchOf(ink).lightness;
  // What is raised catches more light; by night that is a step towards the ink.
  return {
    page: paper,
    'page-deep': isDark ? mix(paper, '#000000', 0.25) : mix(paper, ink, 0.05),
    raised: isDark ? mix(paper, ink, 0.06) : mix(paper, '#ffffff', 0.6),
  };
}

/** Whether an ink can be read on a paper for long. */
export function canRead(ink: string, paper: string): boolean {
  const under = grounds({ ink, paper });
  return [under.page, under.raised].every((ground) => contrast(ink, ground) >= LEAST.reading);
}

/** Whether an accent's shapes are seen on all of its grounds. */
export function canShow({ accent, ink, paper }: Three): boolean {
  return Object.values(grounds({ ink, paper })).every((ground) => contrast(accent, ground) >= LEAST.shapes);
}

/** All that a time of day's colours are used for. */
export function tokensOf({ accent, ink, paper }: Three) {
  const under = grounds({ ink, paper });
  const map = {
    'map-land': mix(paper, ink, 0.06),
    'map-water': mix(paper, WATER, 0.14),
    'map-shore': mix(paper, WATER, 0.22),
  };
  const everyGround = [...Object.values(under), ...Object.values(map)];
  const isWord = (hex: string) => everyGround.every((ground) => contrast(hex, ground) >= LEAST.words);
  const accentText = nearest(accent, isWord);
  return {
    ...under,
    text: ink,
    'text-quiet': quiet(ink, paper, isWord),
    line: mix(paper, ink, 0.18),
    'line-strong': mix(ink, paper, 0.1),
    accent,
    'accent-text': accentText,
    link: accentText,
    button: ink,
    'button-text': under.raised,
    focus: accentText,
    ...map,
    'map-land-line': mix(paper, ink, 0.24),
    'map-train': ink,
    'map-car': accentText,
    'map-air': mix(accentText, ink, 0.5),
    'map-goal': accent,
  };
}

/** The colour of the same hue, lighter or darker by as little as may be, that does; the colour itself where none does. */
export function nearest(hex: string, does: (hex: string) => boolean): string {
  return nearestOrNull(hex, does) ?? hex;
}

/** As `nearest`, and null where no lightness does. */
export function nearestOrNull(hex: string, does: (hex: string) => boolean): string | null {
  if (does(hex)) return hex;
  const own = oklchOf(hex);
  for (let step = 1; step <= STEPS; step++)
    for (const sign of [-1, 1]) {
      const lightness = own.lightness + (sign * step) / STEPS;
      if (lightness < -1 / STEPS || lightness > 1 + 1 / STEPS) continue;
      const candidate = hexOf({ ...own, lightness: Math.min(1, Math.max(0, lightness)) });
      if (does(candidate)) return candidate;
    }
  return null;
}

/** The ink with as much paper in it as its words can do with. */
function quiet(ink: string, paper: string, isWord: (hex: string) => boolean): string {
  for (let hundredths = 24; hundredths > 0; hundredths -= 2) {
    const mixed = mix(ink, paper, hundredths / 100);
    if (isWord(mixed)) return mixed;
  }
  return ink;
}

function calmed(hex: string, { lightness, chroma }: { lightness: number; chroma: number }): string {
  const own = oklchOf(hex);
  return hexOf({ lightness, chroma: Math.min(own.chroma, chroma), hue: own.hue });
}

/** What the palette calls by its look: the same by day and by night, since what is printed and played with is paper always. */
export function lasting({ accent, ink, paper }: Three) {
  const { raised } = grounds({ ink, paper });
  const isDark = oklchOf(paper).lightness < oklchOf(ink).lightness;
  const word = nearest(accent, (hex) => contrast(hex, raised) >= LEAST.words);
  return {
    ink,
    // Behind logos, which are drawn for something light.
    paper: isDark ? ink : paper,
    card: raised,
    blue: word,
    red: word,
    'red-ink': word,
    // Behind selected words.
    yellow: nearest(accent, (hex) => contrast(ink, hex) >= LEAST.words),
  };
}
