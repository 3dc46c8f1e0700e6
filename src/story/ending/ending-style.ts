import type { CSSProperties } from 'react';
import { storyEnding } from 'virtual:content/storyEnding';
import { PRINT_RATIO } from './find-cell';
import { loadedPictures } from './pictures';
import type { PictureRect } from './use-picture-rect';

/**
 * The lens magnifies a print. Its width is a share of the stage's shorter side, from `least` to `most` CSS px; its height
 * is about `ratio` times that, more if the card's date wraps. `margin` is the least distance from the stage's edge, CSS px.
 */
const LENS = { least: 104, most: 240, share: 0.2, margin: 8, ratio: 1.5 };

/** Positions the picture in its area. */
export function pictureStyle({ x, y, width, height, area }: PictureRect): CSSProperties {
  return { left: x - area.x, top: y - area.y, width, height };
}

/** Positions a print in its cell, in percent of the picture, and gives it the card's tile of the atlas. */
export function printStyle(card: number): CSSProperties {
  const [x, y, width, tilt] = storyEnding.cells[card] ?? [0, 0, 0, 0];
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  return {
    left: percent(x - width / 2, storyEnding.width),
    top: percent(y - (width * PRINT_RATIO) / 2, storyEnding.height),
    width: percent(width, storyEnding.width),
    height: percent(width * PRINT_RATIO, storyEnding.height),
    transform: `rotate(${tilt}deg)`,
    ...tileOf(card),
  };
}

/** Centres the lens on a print, but within the stage, and gives it the card's tile of the atlas. */
export function lensStyle(card: number, picture: PictureRect, stage: { width: number; height: number }): CSSProperties {
  const [x, y] = storyEnding.cells[card] ?? [0, 0];
  const width = Math.min(Math.max(LENS.share * Math.min(stage.width, stage.height), LENS.least), LENS.most);
  const scale = picture.width / storyEnding.width;
  const keepInside = (centre: number, size: number, whole: number) =>
    Math.min(Math.max(centre, size / 2 + LENS.margin), whole - size / 2 - LENS.margin);
  return {
    left: keepInside(picture.x + x * scale, width, stage.width) - picture.x,
    top: keepInside(picture.y + y * scale, width * LENS.ratio, stage.height) - picture.y,
    width,
    ...tileOf(card),
  };
}

/** A card's tile of the atlas, as custom properties for `background`. */
function tileOf(card: number): CSSProperties {
  const { columns, rows } = storyEnding.atlas;
  // A `background-position` of 100% shows the last column or row.
  const positionOf = (index: number, count: number) => (count > 1 ? `${(100 * index) / (count - 1)}%` : '0%');
  const properties = {
    // In quotes, since the folder of an archive may have parentheses in its name.
    '--atlas': `url("${loadedPictures()?.atlas.src ?? ''}")`,
    '--tile': `${positionOf(card % columns, columns)} ${positionOf(Math.floor(card / columns), rows)}`,
    '--sheet': `${columns * 100}% ${rows * 100}%`,
  };
  return properties as CSSProperties;
}
