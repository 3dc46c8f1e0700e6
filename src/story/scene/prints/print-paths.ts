import type { StoryEnding, Swipe } from '../../../model/content';
import type { Rect } from '../../deck/layout';

/** How long a print flies, and how much later the last one starts than the first. */
export const FLIGHT_SECONDS = 1.25;
export const STAGGER_SECONDS = 1.35;
/** A print starts as a card whose width is this share of the stage's shorter side. */
const CARD_SHARE = 0.22;

/** The attributes that `shaders/ending/print.vert` reads for each print, with their sizes in floats. */
export const PRINT_ATTRIBUTES = { aRest: 4, aFrom: 4, aArc: 4, aTile: 2 };
/** The floats of a print: the sum of these sizes. */
export const PRINT_STRIDE = 14;

export type PathOptions = {
  ending: StoryEnding;
  exitOf: (card: number) => Swipe;
  /** Where the picture is on the stage, in CSS px. */
  picture: Rect;
  stage: { width: number; height: number };
};

/** The floats of all prints: each flies from the edge of the stage where its card left to its place in the picture. */
export function layOutPaths({ ending, exitOf, picture, stage }: PathOptions): Float32Array<ArrayBuffer> {
  const { cells, atlas } = ending;
  const paths = new Float32Array(PRINT_STRIDE * cells.length);
  const scale = picture.width / ending.width;
  const cardWidth = Math.min(stage.width, stage.height) * CARD_SHARE;
  for (const [card, [x, y, width, tilt]] of cells.entries()) {
    const isUp = exitOf(card) === 'superlike';
    const drift = driftOf(card);
    const [restX, restY] = [picture.x + x * scale, picture.y + y * scale];
    const rest = [restX, restY, width * scale, (tilt * Math.PI) / 180];
    // Starts beyond that edge, scattered along it. The factors here and below are chosen by eye.
    const fromX = isUp ? stage.width * (0.5 + 0.42 * drift) : stage.width + cardWidth;
    const fromY = isUp ? -cardWidth : stage.height * (0.42 + 0.4 * drift);
    const from = [fromX, fromY, cardWidth * (1 + 0.2 * drift), 0.9 * drift + (isUp ? -0.5 : 0.6)];
    // The control point of its curve, low and to the left, so that the flock sweeps across the stage before it settles.
    const arcX = isUp ? restX - stage.width * (0.1 + 0.16 * drift) : stage.width * (0.18 + 0.14 * drift);
    const arcY = stage.height * (isUp ? 0.95 + 0.15 * drift : 0.78 + 0.34 * drift);
    const delay = cells.length > 1 ? (card / (cells.length - 1)) * STAGGER_SECONDS : 0;
    // Every third print turns over once in flight, the others only tilt.
    const turns = (drift < 0 ? -1 : 1) * (card % 3 === 0 ? 1 : 0.17);
    const tile = [(card % atlas.columns) / atlas.columns, Math.floor(card / atlas.columns) / atlas.rows];
    // In the order of `PRINT_ATTRIBUTES`.
    paths.set([...rest, ...from, arcX, arcY, delay, turns, ...tile], card * PRINT_STRIDE);
  }
  return paths;
}

/** A pseudorandom number from -1 to 1, always the same for the same card: the sine hash common in shaders. */
function driftOf(card: number): number {
  return (Math.sin(card * 78.233 + 1.7) * 9631.41) % 1;
}
