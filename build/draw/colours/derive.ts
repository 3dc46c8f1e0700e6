import type { FileContent } from '../../../src/model/schema/schema.ts';
import { CONTRAST, contrast } from '../../../src/model/colours/contrast.ts';
import { nearest } from './nearest-colour.ts';
import { hexOf, mix, oklchOf } from './oklch.ts';

/** The colours that a couple may give in `site.yaml`. */
export type Colours = NonNullable<FileContent['site']['colours']>;

/** The three colours of day or night from which all others are derived. */
export type Three = { accent: string; ink: string; paper: string };

/** The keys of each time's three colours in `site.yaml`. */
export const GIVEN = {
  day: { accent: 'accent', ink: 'ink', paper: 'paper' },
  night: { accent: 'nightAccent', ink: 'nightInk', paper: 'nightPaper' },
} as const;

export type Time = keyof typeof GIVEN;

/** Lightness and maximum chroma of the night's paper and ink where the couple has not set them. */
const NIGHT = { paper: { l: 0.19, c: 0.03 }, ink: { l: 0.94, c: 0.02 } };

/** Tints the map's water. */
const WATER = '#4f9bb0';

/** The three colours of a time of day. Missing night colours are derived from the day's. */
export function threeOf(colours: Colours, time: Time): Three {
  const { accent, ink, paper } = colours;
  if (time === 'day') return { accent, ink, paper };
  const darker = oklchOf(ink).l < oklchOf(paper).l ? ink : paper;
  const lighter = darker === ink ? paper : ink;
  const nightPaper = colours.nightPaper ?? withLightness(darker, NIGHT.paper);
  // Falls back to a dark ink if the couple's own night paper is too light for a light ink.
  const nightInk = colours.nightInk ?? nearest(withLightness(lighter, NIGHT.ink), (hex) => canRead(hex, nightPaper));
  const night = { ink: nightInk, paper: nightPaper };
  return { ...night, accent: colours.nightAccent ?? nearest(accent, (hex) => canShow({ ...night, accent: hex })) };
}

/** Whether the paper is darker than the ink. */
function hasDarkPaper({ ink, paper }: Pick<Three, 'ink' | 'paper'>): boolean {
  return oklchOf(paper).l < oklchOf(ink).l;
}

/** The page's background, with a deeper and a raised variant. */
export function groundsOf({ ink, paper }: Pick<Three, 'ink' | 'paper'>) {
  const isDark = hasDarkPaper({ ink, paper });
  // A raised surface is lighter, which on dark paper means closer to the ink.
  return {
    page: paper,
    'page-deep': isDark ? mix(paper, '#000000', 0.25) : mix(paper, ink, 0.05),
    raised: isDark ? mix(paper, ink, 0.06) : mix(paper, '#ffffff', 0.6),
  };
}

/** Whether long texts in this ink are legible on this paper and on raised surfaces. */
export function canRead(ink: string, paper: string): boolean {
  const under = groundsOf({ ink, paper });
  return [under.page, under.raised].every((ground) => contrast(ink, ground) >= CONTRAST.reading);
}

/** Whether shapes in the accent colour are visible on all three grounds. */
export function canShow({ accent, ink, paper }: Three): boolean {
  return Object.values(groundsOf({ ink, paper })).every((ground) => contrast(accent, ground) >= CONTRAST.shapes);
}

/** Derives the colours of a time of day: custom properties by their names, without the leading dashes. */
export function tokensOf({ accent, ink, paper }: Three) {
  const under = groundsOf({ ink, paper });
  const map = {
    'map-land': mix(paper, ink, 0.06),
    'map-water': mix(paper, WATER, 0.14),
    'map-shore': mix(paper, WATER, 0.22),
  };
  const everyGround = [...Object.values(under), ...Object.values(map)];
  const isLegible = (hex: string) => everyGround.every((ground) => contrast(hex, ground) >= CONTRAST.text);
  const accentText = nearest(accent, isLegible);
  return {
    ...under,
    text: ink,
    'text-quiet': quietInk(ink, paper, isLegible),
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

/** The ink mixed with up to 24 % of paper, as much as legibility allows. */
function quietInk(ink: string, paper: string, isLegible: (hex: string) => boolean): string {
  for (let hundredths = 24; hundredths > 0; hundredths -= 2) {
    const mixed = mix(ink, paper, hundredths / 100);
    if (isLegible(mixed)) return mixed;
  }
  return ink;
}

/** The colour at another lightness, with its chroma limited. */
function withLightness(hex: string, { l, c }: { l: number; c: number }): string {
  const own = oklchOf(hex);
  return hexOf({ ...own, l, c: Math.min(own.c, c) });
}

/**
 * The colours that day and night share, derived from the day's: the story's cards look the same at night. The couple's
 * accent replaces the world's blue, red and yellow.
 */
export function sharedTokensOf({ accent, ink, paper }: Three) {
  const { raised } = groundsOf({ ink, paper });
  const accentOnCard = nearest(accent, (hex) => contrast(hex, raised) >= CONTRAST.text);
  return {
    ink,
    // The registry shows shops on `--paper`: logos are made for a light background, and names there need a dark ink.
    ...(hasDarkPaper({ ink, paper }) ? { paper: ink, 'paper-ink': paper } : { paper }),
    card: raised,
    blue: accentOnCard,
    red: accentOnCard,
    'red-ink': accentOnCard,
    // The background of selected text.
    yellow: nearest(accent, (hex) => contrast(ink, hex) >= CONTRAST.text),
  };
}
