import type { CSSProperties } from 'react';
import { storyEnding } from 'virtual:content/storyEnding';
import { PRINT_RATIO } from './find-cell';
import { loadedPictures } from './pictures';
import type { PictureRect } from './use-picture-rect';

/**
 * The lens's width is a share of the stage's shorter side, within limits in CSS px; `margin` is its least distance from
 * the stage's edge in CSS px. Its height depends on the date in it; `ratio` is roughly the height divided by the width.
 */
const LENS = { least: 104, most: 240, share: 0.2, margin: 8, ratio: 1.5 };

/** Positions the picture in its area. */
export function pictureStyle({ x, y, width, height, area }: PictureRect): CSSProperties {
  return { left: x - area.x, top: y - area.y, width, height };
}

/** Positions a print in its cell, in shares of the picture, with its tile of the atlas. */
export function printStyle(card: number): CSSProperties {
  const [x, y, width, tilt] = storyEnding.cells[card] ?? [0, 0, 0, 0];
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  return {
    left: share(x - width / 2, storyEnding.width),
    top: share(y - (width * PRINT_RATIO) / 2, storyEnding.height),
    width: share(width, storyEnding.width),
    height: share(width * PRINT_RATIO, storyEnding.height),
    transform: `rotate(${tilt}deg)`,
    ...tileOf(card),
  };
}

/** Positions the lens over a print, within the stage, with the print's tile of the atlas. */
export function lensStyle(card: number, picture: PictureRect, stage: { width: number; height: number }): CSSProperties {
  const [x, y] = storyEnding.cells[card] ?? [0, 0];
  const width = Math.min(Math.max(LENS.share * Math.min(stage.width, stage.height), LENS.least), LENS.most);
  const scale = picture.width / storyEnding.width;
  const inside = (at: number, size: number, whole: number) =>
    Math.min(Math.max(at, size / 2 + LENS.margin), whole - size / 2 - LENS.margin);
  return {
    left: inside(picture.x + x * scale, width, stage.width) - picture.x,
    top: inside(picture.y + y * scale, width * LENS.ratio, stage.height) - picture.y,
    width,
    ...tileOf(card),
  };
}

/** A card's tile of the atlas, as custom properties. */
function tileOf(card: number): CSSProperties {
  const { columns, rows } = storyEnding.atlas;
  const step = (at: number, count: number) => (count > 1 ? `${(100 * at) / (count - 1)}%` : '0%');
  const place = `${step(card % columns, columns)} ${step(Math.floor(card / columns), rows)}`;
  const properties = {
    // In quotes, since the folder of an archive may have parentheses in its name.
    '--atlas': `url("${loadedPictures()?.atlas.src ?? ''}")`,
    '--tile': place,
    '--sheet': `${columns * 100}% ${rows * 100}%`,
  };
  return properties as CSSProperties;
}
