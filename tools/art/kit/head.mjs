/**
 * Heads, drawn 100 units high around 0,0 and facing right. Hair and hats show who a person is; lashes and nose show the
 * direction of the gaze. `three` is the three-quarter view.
 */
import { dark, mix } from './color.mjs';
import { tint } from './light.mjs';
import { circle, g, line, n, oval, path, smooth } from './svg.mjs';

const SKULL = {
  side: 'M34 -22C37 -14 35 -8 35 -4C38 3 45 10 46 14C46 18 40 19 37 20C39 24 39 27 36 30C38 36 36 46 27 49C16 52 2 46 -8 36L-30 28C-48 10 -46 -22 -30 -38C-14 -54 18 -54 30 -36C33 -31 34 -27 34 -22Z',
  three:
    'M31 -24C35 -10 34 0 34 8C35 26 26 46 11 51C-2 53 -16 45 -24 32L-34 20C-46 4 -44 -26 -30 -40C-14 -54 16 -54 27 -38C30 -33 30 -28 31 -24Z',
  back: 'M36 -14C38 14 26 44 0 46C-26 44 -38 14 -36 -14C-34 -60 34 -60 36 -14Z',
};
const SHORT = {
  side: 'M34 -25C28 -31 22 -27 15 -27C9 -22 8 -12 5 0L-2 2C-4 -8 -14 -8 -16 4C-16 14 -20 26 -30 31C-52 12 -52 -26 -34 -43C-14 -62 22 -60 33 -44C39 -40 40 -30 34 -25Z',
  three:
    'M32 -24C28 -32 22 -31 14 -30C2 -29 -10 -32 -16 -22C-20 -14 -20 -6 -22 4L-28 3C-30 14 -30 20 -33 24C-52 6 -50 -30 -34 -45C-14 -64 24 -60 32 -44C38 -40 38 -30 32 -24Z',
  back: 'M38 -14C40 8 32 26 22 30L-22 30C-32 26 -40 8 -38 -14C-38 -66 38 -66 38 -14Z',
};
const LONG = {
  side: 'M36 -28C28 -28 18 -24 11 -10C5 4 4 18 -4 40C-14 54 -34 54 -44 42C-58 10 -56 -28 -36 -47C-14 -64 26 -62 36 -40C39 -35 39 -31 36 -28Z',
  three:
    'M33 -26C24 -38 8 -40 -3 -44C-8 -26 -20 -12 -24 10C-25 30 -22 44 -28 60C-44 72 -60 40 -57 4C-54 -34 -40 -56 -10 -60C20 -62 38 -50 41 -22C44 2 46 26 36 44C32 24 36 0 33 -26Z',
  back: 'M42 -10C46 30 42 60 36 70L-36 70C-42 60 -46 30 -42 -10C-42 -70 42 -70 42 -10Z',
};
const BUN = {
  side: 'M36 -28C28 -28 18 -24 12 -10C8 0 4 8 -4 12C-10 22 -22 30 -32 30C-54 10 -54 -28 -36 -47C-14 -64 26 -62 36 -40C39 -35 39 -31 36 -28Z',
  three:
    'M33 -26C24 -38 8 -40 -3 -44C-8 -26 -20 -12 -26 8L-36 22C-56 4 -54 -34 -36 -50C-14 -64 24 -62 34 -44C39 -38 38 -30 33 -26Z',
  back: SHORT.back,
};

/**
 * @param {{ x: number, y: number, k: number, dir: 1 | -1, look: 'side' | 'three' | 'back', tilt: number, who: object,
 *   hat?: { kind: 'beanie' | 'sun' | 'cap' | 'helmet', color: string, band?: string }, eyes?: 'open' | 'closed',
 *   mouth?: 'smile' | 'flat' | 'oh' | 'laugh', sway?: number, tail?: number }} o `x`, `y`: the middle in the scene;
 *   `k`: the figure's size; `tilt`: degrees; `who`: see `person`; without `mouth`, none is drawn; `sway`: how far the
 *   ends of long hair blow aside; `tail`: the length of long hair, usually 1
 * @returns {{ behind: string, front: string }} `behind` is drawn before the torso, `front` after it
 */
export const head = ({ x, y, k, dir, look, tilt, who, hat, eyes = 'closed', mouth, sway = 0, tail = 1 }) => {
  // A figure's head is 30 of the figure's units high.
  const scale = k * 0.3;
  const skin = tint(who.skin);
  const hair = tint(who.hair);
  const deepSkin = mix(skin, tint('#8a3b3a'), 0.28);
  const put = (inner, turn) =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale * dir)} ${n(scale)})">${inner}</g>`;
  const isLong = who.style === 'long';
  const hairShape = { long: LONG, short: SHORT, bun: BUN }[who.style];
  const fallingHair = isLong ? put(path(longTail(look, sway, tail), hair), 0) : '';
  const sheen = line(
    look === 'back' ? 'M-20 -36Q0 -50 22 -34' : 'M-24 -34Q-2 -52 22 -42',
    mix(hair, '#ffffff', 0.16),
    5,
    { opacity: 0.7 },
  );
  const bun = look === 'back' ? circle(0, -44, 22, hair) : circle(-42, -34, 22, hair);
  const ear = isLong ? '' : oval(look === 'side' ? -8 : -26, 8, 7, 10, deepSkin);
  const nose = look === 'three' ? path('M20 2C24 8 30 13 27 16C24 19 19 18 17 16', deepSkin, { opacity: 0.8 }) : '';
  const face =
    look === 'back'
      ? ''
      : ear +
        cheeks(look, who.blush ?? 0.22) +
        nose +
        eyeLines(look, eyes, tint(dark(who.hair, 0.3))) +
        (mouth ? mouthShape(look, mouth, deepSkin) : '') +
        (who.glasses ? glasses(look) : '');
  const wholeHead = put(
    (who.style === 'bun' ? bun : '') +
      path(SKULL[look], skin) +
      face +
      path(hairShape[look], hair) +
      sheen +
      (hat ? hatShape(hat, look) : ''),
    tilt,
  );
  // Long hair falls over the back, which the torso hides in the three-quarter view.
  return look === 'three' ? { behind: fallingHair, front: wholeHead } : { behind: '', front: fallingHair + wholeHead };
};

/** The part of long hair that falls below the head. */
const longTail = (look, sway, length) => {
  if (look === 'back')
    return smooth([
      [-42, -10],
      [-46, 50],
      [-40 + sway * 0.6, 110 * length],
      [-22 + sway, 146 * length],
      [4 + sway, 152 * length],
      [26 + sway, 140 * length],
      [40 + sway * 0.6, 108 * length],
      [46, 50],
      [42, -10],
    ]);
  if (look === 'three')
    return smooth([
      [10, -44],
      [-34, -40],
      [-56, 0],
      [-58, 50],
      [-60 + sway * 0.5, 96 * length],
      [-44 + sway, 132 * length],
      [-20 + sway, 124 * length],
      [20 + sway * 0.6, 120 * length],
      [44 + sway * 0.5, 90 * length],
      [46, 30],
      [36, -20],
    ]);
  return smooth([
    [8, -42],
    [-30, -44],
    [-53, -8],
    [-56, 42],
    [-61 + sway * 0.5, 92 * length],
    [-56 + sway, 132 * length],
    [-38 + sway, 152 * length],
    [-20 + sway, 130 * length],
    [-10 + sway * 0.5, 84 * length],
    [-10, 40],
    [-4, 0],
  ]);
};

const cheeks = (look, opacity) =>
  look === 'side'
    ? circle(17, 20, 10, '#e0524a', { opacity })
    : circle(3, 20, 10, '#e0524a', { opacity }) + circle(29, 20, 6, '#e0524a', { opacity });

const glasses = (look) =>
  line(
    look === 'side' ? 'M16 -6h15v12h-15zM16 -2L-6 0' : 'M-6 -6h16v13h-16zM17 -6h14v13h-14zM10 -2h7M-6 -2L-24 0',
    tint('#2a2240'),
    3,
  );

const eyeLines = (look, eyes, color) => {
  const brow = look === 'side' ? 'M18 -13Q26 -18 32 -13' : 'M-6 -13Q2 -18 9 -14M20 -14Q26 -17 30 -14';
  const lash = look === 'side' ? 'M18 -1Q24 5 31 1' : 'M-6 0Q1 6 8 1M20 1Q25 6 30 1';
  const open = look === 'side' ? oval(26, -1, 3, 4.4, color) : oval(2, 0, 3.2, 4.4, color) + oval(25, 0, 3, 4.4, color);
  return line(brow, color, 3, { opacity: 0.75 }) + (eyes === 'open' ? open : line(lash, color, 3.4));
};

const mouthShape = (look, kind, skin) => {
  const [x, y] = look === 'side' ? [30, 30] : [15, 31];
  const ink = mix(skin, '#4a1428', 0.6);
  if (kind === 'oh') return oval(x, y, 4, 5.4, ink);
  if (kind === 'laugh')
    return (
      path(
        `M${x - 10} ${y - 4}Q${x} ${y} ${x + 8} ${y - 5}Q${x + 6} ${y + 9} ${x - 2} ${y + 8}Q${x - 9} ${y + 6} ${x - 10} ${y - 4}Z`,
        '#7a1f30',
      ) +
      path(
        `M${x - 9} ${y - 3.6}Q${x} ${y} ${x + 7.6} ${y - 4.6}L${x + 7} ${y - 1}Q${x} ${y + 3} ${x - 8} ${y}Z`,
        '#fff6ec',
      )
    );
  return line(
    kind === 'flat'
      ? `M${x - 7} ${y + 1}Q${x} ${y - 1} ${x + 6} ${y}`
      : `M${x - 9} ${y - 3}Q${x - 1} ${y + 5} ${x + 7} ${y - 4}`,
    ink,
    2.8,
  );
};

const hatShape = ({ kind, color, band }, look) => {
  const c = tint(color);
  const b = tint(band ?? '#fbf6ec');
  const lean = look === 'back' ? 0 : -3;
  if (kind === 'beanie')
    return g(
      path('M-44 -12C-50 -74 40 -76 42 -14Z', c) +
        path('M-48 -26Q0 -40 44 -26L45 -7Q0 -21 -47 -6Z', b) +
        circle(-4, -64, 14, b),
      { transform: `rotate(${lean})` },
    );
  if (kind === 'sun')
    return (
      path('M-34 -24C-36 -72 30 -74 34 -26Z', c) +
      path('M-35 -34Q0 -44 34 -36L35 -24Q0 -32 -35 -22Z', b) +
      path('M-80 -10Q-40 -40 0 -36Q50 -36 76 -16Q40 -22 0 -22Q-44 -22 -80 -10Z', c)
    );
  if (kind === 'cap')
    return path('M-42 -14C-46 -70 36 -72 38 -20Z', c) + path('M20 -24Q58 -28 70 -14Q48 -16 24 -14Z', b);
  return path('M-46 -12C-50 -80 44 -80 44 -18Q0 -30 -46 -12Z', c) + line('M-34 -40Q0 -60 34 -42', b, 6);
};
