import type { Rect } from './veil.ts';

/*
 * Where the cover's words lie on a screen, as `src/pages/landing/` lays them out, rounded up: the build has no browser to
 * ask. Lengths in CSS pixels.
 */

export type Screen = { width: number; height: number };

/** The words of the cover and of home. All of home's stand on one ground. */
export type Places = { names: Rect; date: Rect; open: Rect; home: Rect };

const REM = 16;
/** Letters that fit on a phone's one line: see `couple-names.tsx`. */
const ONE_LINE = 13;
/** How wide a letter of the display face is, in its size, and a line high. */
const LETTER = 0.58;
const LINE = 0.98;

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** @param names the couple's names, one and the other. */
export function placesOn(screen: Screen, names: readonly [string, string]): Places {
  const { width, height } = screen;
  const isTall = width <= height;
  const { size, lines } = isTall ? tallNames(screen, names) : wideNames(screen, names);
  const top = Math.max((isTall ? 0.08 : 0.065) * height, 1.75 * REM);
  const dateSize = clamp(0.9375 * REM, 0.8 * REM + 0.005 * width, 1.625 * REM);
  const edge = isTall ? clamp(Math.min(1.25 * REM, 0.055 * width), 0.05 * width, 5 * REM) : 0.07 * width;
  const longest = Math.max(...lines.map((line) => line.length)) * LETTER * size;
  const dateWidth = 20 * dateSize; // Spaced capitals.
  const across = (length: number) =>
    isTall
      ? { left: Math.max(0, (width - length) / 2), right: Math.min(width, (width + length) / 2) }
      : { left: edge, right: Math.min(width, edge + length) };
  const bottom = top + lines.length * LINE * size;
  const openHeight = 4.5 * REM;
  const openBottom = height - Math.max(0.06 * height, 1.25 * REM);
  return {
    names: within(screen, { ...across(longest), top, bottom }),
    date: within(screen, { ...across(dateWidth), top: bottom, bottom: bottom + 1.4 * dateSize + 0.014 * height + 8 }),
    open: within(screen, {
      left: width / 2 - 6.5 * REM,
      right: width / 2 + 6.5 * REM,
      top: openBottom - openHeight,
      bottom: openBottom,
    }),
    home: within(screen, isTall ? tallHome(screen) : wideHome(screen)),
  };
}

/** On a phone one line while they fit, and then two. */
function tallNames({ width, height }: Screen, names: readonly [string, string]): { size: number; lines: string[] } {
  const both = names.join(' & ');
  const size = clamp(2.25 * REM, 0.162 * width, 9 * REM);
  const isOne = both.length <= ONE_LINE;
  const step = stepOf(names, isOne ? [1, 0.78, 0.54] : [1, 1, 0.8]);
  return isOne
    ? { size: size * step, lines: [both] }
    : { size: Math.min(size * step, 0.072 * height), lines: [`${names[0]} &`, names[1]] };
}

function wideNames({ width, height }: Screen, names: readonly [string, string]): { size: number; lines: string[] } {
  const size = clamp(2.5 * REM, Math.min(0.13 * width, 0.2 * height), 20 * REM);
  return { size: size * stepOf(names, [1, 0.78, 0.54]), lines: [`${names[0]} &`, names[1]] };
}

/** Where the menu surely fits, the picture below it keeps its light: see `photo/cover.module.css`. */
function tallHome({ width, height }: Screen): Rect {
  return { left: 0, right: 0.8 * width, top: 0, bottom: height < 48 * REM ? height : 0.7 * height };
}

function wideHome({ width, height }: Screen): Rect {
  const isShort = height <= 32 * REM;
  return { left: 0.07 * width, right: 0.07 * width + (isShort ? 0.55 : 0.36) * width, top: 0, bottom: height };
}

/** How long names step down. */
function stepOf(names: readonly string[], [short, medium, long]: [number, number, number]): number {
  const longest = Math.max(...names.flatMap((name) => name.split(/\s+/)).map((word) => word.length));
  return longest <= 6 ? short : longest <= 9 ? medium : long;
}

function within({ width, height }: Screen, { left, top, right, bottom }: Rect): Rect {
  return {
    left: Math.floor(clamp(0, left, width)),
    top: Math.floor(clamp(0, top, height)),
    right: Math.ceil(clamp(0, right, width)),
    bottom: Math.ceil(clamp(0, bottom, height)),
  };
}
