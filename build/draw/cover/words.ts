import type { CoupleFit } from '../fonts/fit-couple.ts';
import { LEADING, type NamesFit } from '../fonts/fit-names.ts';
import type { Rect } from './veil.ts';

/*
 * The places of the cover's words, computed like the style sheets of `src/pages/landing/`, since the build has no
 * browser. `tests/e2e/pages/cover/cover-layout.spec.ts` compares them with a browser's. Lengths are in CSS px.
 */

export type Screen = { width: number; height: number };

/** The words of the cover, and the area behind all of home's words. */
export type Places = { names: Rect; date: Rect; home: Rect };

const REM = 16;
/** Width of a long date in spaced capitals, in em of the date. */
const DATE_EM = 20;
/** Line height of the date, in em. */
const DATE_LEADING = 1.25;
/** The drawn ampersand makes its line taller by up to this, in em. */
const AMPERSAND_RISE = 0.045;
/** On wide screens, the words begin this far left of the margin, in em of the names. */
const OVERHANG = 0.03;

const clamp = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The places of all words on a screen. */
export function placesOn(screen: Screen, couple: CoupleFit): Places {
  const { width, height } = screen;
  const isTall = width <= height;
  const margin = isTall ? gutterOf(screen) : 0.07 * width;
  const top = isTall ? Math.max(0.08 * height, 1.75 * REM) : 0.065 * height;
  const fit = isTall ? couple.tall : couple.wide;
  const size = isTall ? tallSize(screen, margin, fit) : wideSize(screen, fit);
  // The names end between `leastBottom` and `bottom`: the drawn ampersand may make its line taller.
  const leastBottom = top + fit.lines * fit.leading * size;
  const bottom = leastBottom + AMPERSAND_RISE * size;
  const dateSize = clamp(0.9375 * REM, 0.8 * REM + 0.005 * width, 1.625 * REM);
  const gap = couple.tail * size + clamp(0.4 * REM, 0.014 * height, 0.9 * REM);
  const across = (length: number) =>
    isTall
      ? { left: (width - length) / 2, right: (width + length) / 2 }
      : { left: margin - OVERHANG * size, right: margin + length };
  return {
    names: clip(screen, { ...across(fit.em * size), top, bottom }),
    date: clip(screen, {
      ...across(DATE_EM * dateSize),
      top: leastBottom + gap,
      bottom: bottom + gap + DATE_LEADING * dateSize,
    }),
    home: clip(screen, isTall ? tallHome(screen) : wideHome(screen)),
  };
}

/** `--gutter` in `tokens.css`. */
function gutterOf({ width }: Screen): number {
  return clamp(Math.min(1.25 * REM, 0.055 * width), 0.05 * width, 5 * REM);
}

function tallSize({ width, height }: Screen, margin: number, fit: NamesFit): number {
  const size = clamp(2.25 * REM, 0.162 * width, 9 * REM);
  return fittedSize(size, width - 2 * margin, Math.max(0.15 * height, 6 * REM), fit);
}

function wideSize({ width, height }: Screen, fit: NamesFit): number {
  const size = clamp(2.5 * REM, Math.min(0.13 * width, 0.2 * height), 20 * REM);
  return fittedSize(size, 0.39 * width, Math.max(0.4 * height, 5 * REM), fit);
}

/** The font size in `couple-names.module.css`. */
function fittedSize(size: number, width: number, height: number, { em, lines, leading }: NamesFit): number {
  return Math.min(size, width / em, Math.max((height * LEADING) / (lines * leading), 1.5 * REM));
}

/** On high screens, the menu surely ends above the part where the veil is weaker: see `photo/cover.module.css`. */
function tallHome({ width, height }: Screen): Rect {
  return { left: 0, right: 0.8 * width, top: 0, bottom: height < 48 * REM ? height : 0.7 * height };
}

function wideHome({ width, height }: Screen): Rect {
  const isShort = height <= 32 * REM;
  return { left: 0.07 * width, right: 0.07 * width + (isShort ? 0.55 : 0.36) * width, top: 0, bottom: height };
}

/** Cuts a rectangle off at the screen's edges, and rounds it outwards to whole pixels. */
function clip({ width, height }: Screen, { left, top, right, bottom }: Rect): Rect {
  return {
    left: Math.floor(clamp(0, left, width)),
    top: Math.floor(clamp(0, top, height)),
    right: Math.ceil(clamp(0, right, width)),
    bottom: Math.ceil(clamp(0, bottom, height)),
  };
}
