import { blob, line } from './shape.mjs';
import { disc, fill, inside, lit, oval, place, stroke } from './ink.mjs';
import { brow, eye } from './eyes.mjs';
import { nose } from './noses.mjs';
import { mouth } from './mouths.mjs';

/**
 * A head in its own units: the top of the skull is at y = -h, the chin at y = h, and the cheeks are at x = ±w.
 * @typedef {object} Head
 * @property {object} skin one of `skins`
 * @property {number} [x] @property {number} [y] the head's middle on the sheet
 * @property {number} [size]
 * @property {number} [tilt] in degrees
 * @property {number} [turn] -1 (to the left of the sheet) to 1
 * @property {number} [w] @property {number} [h] half the width and half the height
 * @property {number} [jaw] @property {number} [chin] half the width of jaw and chin, as shares of w
 * @property {number} [cheek] how full the cheeks are; 1 is normal
 * @property {boolean} [ears] whether they show
 * @property {number} [earSize]
 * @property {number} [blush] opacity
 * @property {number} [age] 0 to 3: more lines in the face
 * @property {number} [freckles] how many
 * @property {object} eyes as for `eye`, and `kind`, or `left` and `right` for two kinds; `gap`: the distance of each eye
 *   from the middle, as a share of w; `y`: the height of both
 * @property {object} brows as for `brow`; `left` and `right`: how far each is raised
 * @property {object} nose as for `nose`
 * @property {object} mouth as for `mouth`, and `y`
 * @property {string} [backHair] hair behind the shoulders; like the layers below, in the head's units
 * @property {string} [under] on the skin
 * @property {string} [beard]
 * @property {string} [hair] in front
 * @property {boolean} [merged] whether `hair` continues `backHair`: lit alone, it would show an edge
 * @property {string} [over] over the hair
 */

/** What a person can leave out. */
const POSITION = { x: 300, y: 330, size: 1.2, tilt: 0, turn: 0 };
const SHAPE = { w: 92, h: 125, jaw: 0.8, chin: 0.36, cheek: 1, ears: true, earSize: 1 };
const DETAILS = { blush: 0.5, age: 0, freckles: 0, backHair: '', under: '', beard: '', hair: '', over: '' };

/** @param {Head} given @returns {{ back: string, front: string }} what is behind the shoulders, and in front of them */
export function drawHead(given) {
  const head = { ...POSITION, ...SHAPE, ...DETAILS, ...given };
  const { x, y, size, tilt, turn, w } = head;
  const onSheet = (content) => place(x, y, content, tilt, size);
  const outline = faceOutline(head);
  const middle = turn * w * 0.3;
  const hairShadow = inside(
    outline,
    `<g transform="translate(7 13)" opacity=".34" style="mix-blend-mode:multiply" filter="url(#umbra)">${head.hair}</g>`,
  );
  return {
    back: lit(onSheet(head.backHair), 'l'),
    front: [
      lit(onSheet((head.ears ? earPair(head) : '') + fill(outline, head.skin.base)), 'm'),
      onSheet(inside(outline, blushes(head, middle) + head.under)),
      lit(onSheet(head.beard), 's'),
      onSheet(hairShadow),
      onSheet(ageLines(head, middle)),
      onSheet(features(head, middle)),
      head.merged ? onSheet(head.hair) : lit(onSheet(head.hair), 'm'),
      onSheet(head.over),
    ].join(''),
  };
}

function faceOutline({ w, h, jaw, chin, cheek, turn }) {
  const t = Math.abs(turn);
  const side = (s) => {
    // The side that the face turns to is narrower, with a hollow at the eye.
    const isFar = s === Math.sign(turn);
    const k = isFar ? 1 - 0.09 * t : 1 + 0.03 * t;
    const socket = isFar ? 6 * t : 0;
    return [
      [s * 0.6 * w, -0.87 * h],
      [s * 0.95 * w * k, -0.42 * h],
      [s * (0.97 * w * k - socket), -0.06 * h],
      [s * 0.99 * w * k * cheek, 0.26 * h],
      [s * jaw * w * k + turn * 6, 0.62 * h],
      [s * chin * w + turn * 13, 0.95 * h],
    ];
  };
  return blob([[0, -h], ...side(1), [turn * 15, h], ...side(-1).toReversed()]);
}

function earPair({ skin, w, turn, earSize }) {
  const ear = (s) => {
    const isFar = s === Math.sign(turn);
    const x = s * (w * 0.99 - Math.abs(turn) * (isFar ? 6 : 12));
    const k = (isFar ? 0.8 : 1) * earSize;
    return (
      fill(
        blob([
          [x - s * 6, -22 * k],
          [x + s * 15 * k, -24 * k],
          [x + s * 18 * k, -2],
          [x + s * 9 * k, 24 * k],
          [x - s * 6, 30 * k],
        ]),
        skin.base,
      ) +
      stroke(
        line([
          [x + s * 3, -8],
          [x + s * 11 * k, -10],
          [x + s * 8 * k, 6],
          [x + s * 3, 12],
        ]),
        skin.line,
        3.2,
        'opacity=".55"',
      )
    );
  };
  return ear(-1) + ear(1);
}

/** The blush of both cheeks, and freckles on them. */
function blushes({ skin, w, h, turn, blush, freckles }, middle) {
  const spots = Array.from({ length: freckles }, (_, i) => {
    // Steps of the golden angle spread them evenly.
    const angle = (i * 137.5 * Math.PI) / 180;
    const distance = Math.sqrt((i + 1) / freckles);
    return disc(
      middle + (i % 2 ? 42 : -42) + Math.cos(angle) * 24 * distance,
      0.22 * h + Math.sin(angle) * 17 * distance,
      1.9 + (i % 3) * 0.4,
      skin.line,
      'opacity=".5"',
    );
  });
  const cheek = (x) => oval(x, 0.3 * h, 25, 19, skin.blush, `opacity="${blush}" filter="url(#soft)"`);
  return cheek(middle - 0.52 * w) + cheek(middle + 0.52 * w * (1 - 0.15 * turn)) + spots.join('');
}

/** From 1, lines beside the mouth; from 2, lines around the eyes; from 3, lines on the forehead. */
function ageLines({ skin, h, age }, middle) {
  if (age === 0) return '';
  const crease = (points, width = 2.6, opacity = 0.45) =>
    stroke(line(points), skin.line, width, `opacity="${opacity}"`);
  let lines =
    crease([
      [middle - 34, 40],
      [middle - 45, 56],
      [middle - 46, 72],
    ]) +
    crease([
      [middle + 34, 40],
      [middle + 44, 56],
      [middle + 44, 72],
    ]);
  if (age > 1)
    for (const s of [-1, 1])
      lines +=
        crease([
          [middle + s * 66, -4],
          [middle + s * 76, -10],
        ]) +
        crease([
          [middle + s * 67, 3],
          [middle + s * 78, 4],
        ]) +
        crease(
          [
            [middle + s * 28, 17],
            [middle + s * 42, 21],
            [middle + s * 56, 15],
          ],
          2.4,
          0.35,
        );
  if (age > 2)
    lines +=
      crease(
        [
          [middle - 30, -0.58 * h],
          [middle, -0.61 * h],
          [middle + 30, -0.57 * h],
        ],
        2.4,
        0.35,
      ) +
      crease(
        [
          [middle - 24, -0.48 * h],
          [middle + 2, -0.5 * h],
          [middle + 26, -0.47 * h],
        ],
        2.4,
        0.35,
      );
  return lines;
}

function features(head, middle) {
  const { skin, turn, w, h, eyes, brows } = head;
  const y = eyes.y ?? -2;
  const squeeze = (s) => (s === Math.sign(turn) ? 1 - 0.2 * Math.abs(turn) : 1);
  const x = (s) => middle + s * (eyes.gap ?? 0.43) * w * squeeze(s);
  return [
    nose(head.nose, skin, turn * w * 0.37, 0.3 * h, turn),
    mouth(head.mouth, skin, middle * 0.96, head.mouth.y ?? 0.6 * h, turn),
    eye(eyes.left ?? eyes.kind, x(-1), y, -1, squeeze(-1), eyes, skin),
    eye(eyes.right ?? eyes.kind, x(1), y, 1, squeeze(1), eyes, skin),
    brow(brows, x(-1), y, -1, squeeze(-1), brows.left ?? 0),
    brow(brows, x(1), y, 1, squeeze(1), brows.right ?? 0),
  ].join('');
}
