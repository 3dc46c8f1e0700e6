import { blob, line } from './shape.mjs';
import { disc, fill, inside, lit, oval, place, stroke } from './ink.mjs';
import { brow, eye } from './eyes.mjs';
import { nose } from './noses.mjs';
import { mouth } from './mouths.mjs';

/**
 * A head in its own units: the skull's top at y = -h, the chin at y = h, cheeks at x = ±w.
 * @typedef {object} Head
 * @property {object} skin one of `skins`
 * @property {number} [x] @property {number} [y] @property {number} [size] where it sits on the sheet
 * @property {number} [tilt] degrees; @property {number} [turn] -1 to 1, to the left or the right of the sheet
 * @property {number} [w] @property {number} [h] @property {number} [jaw] @property {number} [chin] shares of w
 * @property {number} [cheek] how full; @property {boolean} [ears] @property {number} [earSize]
 * @property {number} [blush] opacity
 * @property {object} eyes @property {object} brows @property {object} nose @property {object} mouth
 * @property {number} [age] 0 to 3: how many laughter lines
 * @property {boolean} [merged] the hair in front is not lit as a shape of its own, so that no edge shows
 * @property {number} [freckles] how many
 * @property {string} [backHair] @property {string} [hair] @property {string} [beard] in head units, as the next two
 * @property {string} [under] on the skin; @property {string} [over] over the hair
 */

/** @param {Head} head @returns {{ back: string, front: string }} what is behind the shoulders, and in front of them */
export function drawHead(head) {
  const { skin, x = 300, y = 330, size = 1.2, tilt = 0, turn = 0, w = 92, h = 125, ears = true } = head;
  const at = (content) => place(x, y, content, tilt, size);
  const outline = faceOutline(head);
  const cx = turn * w * 0.3;
  const hairShadow = head.hair
    ? inside(
        outline,
        `<g transform="translate(7 13)" opacity=".34" style="mix-blend-mode:multiply" filter="url(#umbra)">${head.hair}</g>`,
      )
    : '';
  return {
    back: head.backHair ? lit(at(head.backHair), 'l') : '',
    front: [
      lit(at((ears ? earPair(head) : '') + fill(outline, skin.base)), 'm'),
      at(inside(outline, blushes(head, cx) + (head.under ?? ''))),
      head.beard ? lit(at(head.beard), 's') : '',
      at(hairShadow),
      at(ageLines(head, cx)),
      at(features(head, cx, w, h)),
      head.hair ? (head.merged ? at(head.hair) : lit(at(head.hair), 'm')) : '',
      at(head.over ?? ''),
    ].join(''),
  };
}

function faceOutline({ w = 92, h = 125, jaw = 0.8, chin = 0.36, cheek = 1, turn = 0 }) {
  const far = Math.sign(turn) || 1;
  const t = Math.abs(turn);
  const side = (s) => {
    const k = s === far ? 1 - 0.09 * t : 1 + 0.03 * t;
    const socket = s === far ? 6 * t : 0;
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

function earPair({ skin, w = 92, turn = 0, earSize = 1 }) {
  const ear = (s) => {
    const near = s !== Math.sign(turn);
    const x = s * (w * 0.99) + (near ? -s * Math.abs(turn) * 12 : -s * 6 * Math.abs(turn));
    if (!near && Math.abs(turn) > 0.6) return '';
    const k = (near ? 1 : 0.8) * earSize;
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

function blushes({ skin, w = 92, h = 125, turn = 0, blush = 0.5, freckles = 0 }, cx) {
  const spots = [];
  for (let i = 0; i < freckles; i++) {
    const a = (i * 137.5 * Math.PI) / 180;
    const side = i % 2 ? 1 : -1;
    spots.push(
      disc(
        cx + side * 42 + Math.cos(a) * 24 * Math.sqrt((i + 1) / freckles),
        0.22 * h + Math.sin(a) * 17 * Math.sqrt((i + 1) / freckles),
        1.9 + (i % 3) * 0.4,
        skin.line,
        'opacity=".5"',
      ),
    );
  }
  return (
    oval(cx - 0.52 * w, 0.3 * h, 25, 19, skin.blush, `opacity="${blush}" filter="url(#soft)"`) +
    oval(cx + 0.52 * w * (1 - 0.15 * turn), 0.3 * h, 25, 19, skin.blush, `opacity="${blush}" filter="url(#soft)"`) +
    spots.join('')
  );
}

function ageLines({ skin, h = 125, age = 0 }, cx) {
  if (age === 0) return '';
  const l = (points, width = 2.6, o = 0.45) => stroke(line(points), skin.line, width, `opacity="${o}"`);
  let lines =
    l([
      [cx - 34, 40],
      [cx - 45, 56],
      [cx - 46, 72],
    ]) +
    l([
      [cx + 34, 40],
      [cx + 44, 56],
      [cx + 44, 72],
    ]);
  if (age > 1)
    for (const s of [-1, 1])
      lines +=
        l([
          [cx + s * 66, -4],
          [cx + s * 76, -10],
        ]) +
        l([
          [cx + s * 67, 3],
          [cx + s * 78, 4],
        ]) +
        l(
          [
            [cx + s * 28, 17],
            [cx + s * 42, 21],
            [cx + s * 56, 15],
          ],
          2.4,
          0.35,
        );
  if (age > 2)
    lines +=
      l(
        [
          [cx - 30, -0.58 * h],
          [cx, -0.61 * h],
          [cx + 30, -0.57 * h],
        ],
        2.4,
        0.35,
      ) +
      l(
        [
          [cx - 24, -0.48 * h],
          [cx + 2, -0.5 * h],
          [cx + 26, -0.47 * h],
        ],
        2.4,
        0.35,
      );
  return lines;
}

function features(head, cx, w, h) {
  const { skin, turn = 0, eyes, brows } = head;
  const gap = (eyes.gap ?? 0.43) * w;
  const ey = eyes.y ?? -2;
  const squeeze = (s) => (s === Math.sign(turn) ? 1 - 0.2 * Math.abs(turn) : 1);
  const ex = (s) => cx + s * gap * squeeze(s);
  return [
    nose(head.nose, skin, turn * w * 0.37, 0.3 * h, turn),
    mouth(head.mouth, skin, cx * 0.96, head.mouth.y ?? 0.6 * h, turn),
    eye(eyes.left ?? eyes.kind, ex(-1), ey, -1, squeeze(-1), eyes, skin),
    eye(eyes.right ?? eyes.kind, ex(1), ey, 1, squeeze(1), eyes, skin),
    brow(brows, ex(-1), ey, -1, squeeze(-1), brows.left ?? 0),
    brow(brows, ex(1), ey, 1, squeeze(1), brows.right ?? 0),
  ].join('');
}
