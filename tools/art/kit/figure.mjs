/**
 * A person with joints. Arms and legs of two parts bend so that they reach their targets. Targets are in scene
 * coordinates, so a hand is exactly where a mug, a leash or another hand is.
 *
 * Sizes are in the figure's own units: 194 high, hips at 97, shoulders at 147, head 30. One such unit is `k` in the scene.
 */
import { C, dark, mix } from './color.mjs';
import { head } from './head.mjs';
import { lit, shaded, tint } from './light.mjs';
import { line, n, oval, path, smooth, taper } from './svg.mjs';

export const MATEO = { skin: '#8f573c', hair: '#1d1416', style: 'short', color: C.blue, width: 1.04, blush: 0.14 };
export const NELL = { skin: '#f2bd98', hair: '#43281f', style: 'long', color: C.red, width: 0.88, blush: 0.3 };

const HIP = 97;
const SPINE = 58;
const THIGH = 48;
const SHIN = 44;
const UPPER_ARM = 31;
const FOREARM = 32;
/** Half the width of the torso at shoulders, waist and hips, for each view. */
const WIDTHS = { side: [13, 11.5, 13.5], three: [18.5, 14, 15.5], back: [20.5, 15.5, 16.5] };
/** How far forward of the spine the near and the far arm begin, and the near and the far leg. */
const SHOULDERS = { side: [-2, 3], three: [-15, 14], back: [-17.5, 17.5] };
const HIPS = { side: [-1, 2], three: [-7, 7], back: [-8, 8] };

/** The ankles in common stances: forward of `at`, and down from it. A third number turns the toes down, in degrees. */
export const STEP = {
  stand: { near: [-5, 0], far: [6, 0] },
  apart: { near: [-12, 0], far: [13, 0] },
  walk: { near: [24, 0], far: [-26, -7] },
  walk2: { near: [-24, -6], far: [22, 0] },
};

const add = (a, b, t = 1) => [a[0] + b[0] * t, a[1] + b[1] * t];
const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
/** Shapes of one colour. Each is a path of its own, since shapes that overlap in one path could cut holes. */
const paths = (list, color) => list.map((d) => path(d, color)).join('');
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/**
 * The middle joint and the end of a limb that begins at `a`, has two parts of these lengths and reaches for `target`. Of the
 * two ways to bend, takes the one whose middle joint scores higher.
 */
const reach = (a, target, length1, length2, score) => {
  const max = (length1 + length2) * 0.998;
  const wanted = distance(a, target) || 0.01;
  const reached = Math.min(Math.max(wanted, Math.abs(length1 - length2) + 0.5), max);
  const dir = [(target[0] - a[0]) / wanted, (target[1] - a[1]) / wanted];
  // The joint is this far along the line from `a` to the target, and this far off it.
  const along = (length1 * length1 - length2 * length2 + reached * reached) / (2 * reached);
  const aside = Math.sqrt(Math.max(0, length1 * length1 - along * along));
  const base = add(a, dir, along);
  const [p, q] = [add(base, [-dir[1], dir[0]], aside), add(base, [-dir[1], dir[0]], -aside)];
  return { mid: score(p) > score(q) ? p : q, end: add(a, dir, reached) };
};

/** @typedef {'up'|'down'|'out'|'back'|'front'|[number, number]} Elbow */

/**
 * Draws a person.
 * @param {object} o
 * @param {object} o.who `MATEO`, `NELL` or another `{ skin, hair, style: 'short'|'long'|'bun', color, width, blush?,
 *   glasses? }`
 * @param {[number, number]} o.at the ground under the hips
 * @param {number} o.k size; 1 is 194 high
 * @param {1 | -1} o.face 1 if the body faces right, -1 if left
 * @param {'side' | 'three' | 'back'} [o.view] `three` is the three-quarter view
 * @param {[number, number]} [o.hip] the hips relative to `at`, in units; left out, `[0, -97]`, as when standing
 * @param {number} [o.lean] degrees, forward positive
 * @param {object} [o.feet] ankles, see `STEP`; or `null` for a figure cut off at the hips
 * @param {{ near?: number[], far?: number[] }} [o.hands] the hands' targets in the scene; an arm without a target hangs
 * @param {{ near?: Elbow, far?: Elbow }} [o.elbows] where each elbow points; or its place in the scene, for an arm that
 *   looks short because it points towards us or away from us
 * @param {{ dir?: 1 | -1, look?: string, tilt?: number, eyes?: string, mouth?: string, hat?: object, sway?: number,
 *   tail?: number, dx?: number, dy?: number }} [o.head]
 * @param {object} [o.wear] `{ kind: 'coat'|'jacket'|'shirt'|'dress'|'gown', color, legs, shoes, boots,
 *   sleeves: 'long'|'short'|'none', scarf, gloves, collar, apron, belt }`
 * @param {boolean} [o.farOver] whether the far arm is over the torso, as when arms reach forward in a three-quarter view
 * @returns {{ all: string, far: string, body: string, near: string, j: object }} the whole, its layers from back to front,
 *   and `j`, the places of hips, head and hands in the scene
 */
export const person = (o) => {
  const { who, at, k, face, view = 'side', lean = 0, feet = STEP.stand, hands = {}, wear = {}, elbows = {} } = o;
  /** A point in the figure's units, relative to `at`, as a point in the scene. */
  const inScene = (p) => [at[0] + p[0] * k * face, at[1] + p[1] * k];
  const hip = inScene(o.hip ?? [0, -HIP]);
  const leanAngle = (lean * Math.PI) / 180;
  const up = [Math.sin(leanAngle) * face, -Math.cos(leanAngle)];
  const ahead = [Math.cos(leanAngle) * face, Math.sin(leanAngle)];
  /** A point of the leaning body, in units forward of the hips and above them, as a point in the scene. */
  const body = (forward, above) => [
    hip[0] + (up[0] * above + ahead[0] * forward) * k,
    hip[1] + (up[1] * above + ahead[1] * forward) * k,
  ];

  const kind = wear.kind ?? 'coat';
  const cloth = tint(wear.color ?? who.color);
  const clothFar = shaded(wear.color ?? who.color, 0.3);
  const skin = tint(who.skin);
  const isDress = kind === 'dress' || kind === 'gown';
  const legColor = wear.legs ?? (isDress ? who.skin : '#26305a');
  const sleeves = wear.sleeves ?? (isDress ? 'short' : 'long');

  const arm = (side) => {
    const index = side === 'near' ? 0 : 1;
    const from = body(SHOULDERS[view][index] * (view === 'side' ? 1 : who.width), SPINE - (view === 'side' ? 8 : 10));
    const rest = add(from, [(view === 'side' ? 4 : index ? 6 : -6) * k * face, 62 * k]);
    const target = hands[side] ?? rest;
    const elbow = elbows[side] ?? 'down';
    if (Array.isArray(elbow)) return { from, mid: elbow, end: target };
    const score = {
      up: (p) => -p[1],
      down: (p) => p[1] * 0.6 - p[0] * face,
      out: (p) => Math.abs(p[0] - hip[0]),
      back: (p) => -p[0] * face,
      front: (p) => p[0] * face,
    }[elbow];
    const { mid, end } = reach(from, target, UPPER_ARM * k, FOREARM * k, score);
    return { from, mid, end };
  };
  const leg = (side) => {
    const index = side === 'near' ? 0 : 1;
    const from = body(HIPS[view][index] * who.width, 0);
    const [forward, down, toe = 0] = feet[side];
    const target = inScene([forward, down - 6]);
    const { mid, end } = reach(from, target, THIGH * k, SHIN * k, (p) => p[0] * face - p[1] * 0.25);
    return { from, mid, end, toe };
  };
  const arms = { near: arm('near'), far: arm('far') };
  const legs = feet ? { near: leg('near'), far: leg('far') } : null;

  const drawArm = ({ from, mid, end }, color, skinColor) => {
    const wrist = between(mid, end, 0.84);
    const w = who.width;
    const glove = wear.gloves ? tint(wear.gloves) : skinColor;
    const hand = handShape(end, mid, k * (wear.gloves ? 1.15 : 1), glove);
    if (sleeves === 'none')
      return paths([taper(from, 6.5 * w * k, mid, 5.2 * k), taper(mid, 5.2 * k, wrist, 3.8 * k)], skinColor) + hand;
    if (sleeves === 'short')
      return (
        paths([taper(mid, 5.4 * k, wrist, 3.8 * k), taper(from, 6.4 * k, mid, 5.4 * k)], skinColor) +
        hand +
        path(taper(from, 8.2 * w * k, between(from, mid, 0.62), 7.6 * k), color)
      );
    const girth = kind === 'coat' ? 1.12 : 1;
    return (
      hand +
      paths(
        [taper(from, 8.2 * w * girth * k, mid, 6.6 * girth * k), taper(mid, 6.6 * girth * k, wrist, 5.6 * girth * k)],
        color,
      )
    );
  };
  const drawLeg = ({ from, mid, end, toe }, color, shoe) => {
    const girth = legColor === who.skin ? 0.82 : 1;
    const boot = wear.boots ? path(taper(between(mid, end, 0.45), 6.6 * k, end, 5.6 * k), shoe) : '';
    return (
      paths(
        [taper(from, 10.5 * girth * k, mid, 7.6 * girth * k), taper(mid, 7.6 * girth * k, end, 4.8 * girth * k)],
        color,
      ) +
      boot +
      shoeShape(end, k, view === 'back' ? 0 : face, toe, shoe)
    );
  };

  const torso = torsoShape({ body, hip, view, who, k, face, kind, legs, cloth, wear });
  const neckBase = body(view === 'side' ? 1.5 : 0, SPINE - 2);
  const h = o.head ?? {};
  const dir = h.dir ?? face;
  const tiltDeg = (h.tilt ?? 0) * dir;
  const look = h.look ?? view;
  const neckLean = leanAngle * 0.6 + ((h.tilt ?? 0) * Math.PI) / 360;
  const center = [
    neckBase[0] + Math.sin(neckLean) * face * 21 * k + dir * (look === 'back' ? 0 : 2.5) * k + (h.dx ?? 0) * k,
    neckBase[1] - Math.cos(neckLean) * 22 * k + (h.dy ?? 0) * k,
  ];
  const top = head({
    x: center[0],
    y: center[1],
    k,
    dir,
    look,
    tilt: tiltDeg,
    who,
    hat: h.hat,
    eyes: h.eyes,
    mouth: h.mouth,
    sway: h.sway,
    tail: h.tail,
  });
  const neck = path(
    taper(add(neckBase, [0, 4 * k]), 6.2 * who.width * k, between(neckBase, center, 0.75), 5.6 * k),
    mix(skin, tint('#8a3b3a'), 0.22),
  );
  const shoe = tint(wear.shoes ?? '#1a1d3d');

  const farArm = drawArm(arms.far, o.farOver ? cloth : clothFar, o.farOver ? skin : shaded(who.skin, 0.2));
  const farLeg = legs ? drawLeg(legs.far, shaded(legColor, 0.25), mix(shoe, '#0d1030', 0.2)) : '';
  const nearLeg = legs ? drawLeg(legs.near, tint(legColor), shoe) : '';
  const collar = wear.scarf ? scarf(neckBase, k, face, tint(wear.scarf), h.sway ?? 0, view) : '';

  const farLayer = lit((o.farOver ? '' : farArm) + farLeg, k);
  const bodyLayer =
    (top.behind ? lit(top.behind, k) : '') +
    lit(nearLeg, k) +
    lit(neck + torso, k) +
    (o.farOver ? lit(farArm, k) : '') +
    lit(top.front, k) +
    (collar ? lit(collar, k) : '');
  const nearLayer = lit(drawArm(arms.near, cloth, skin), k);
  return {
    all: farLayer + bodyLayer + nearLayer,
    far: farLayer,
    body: bodyLayer,
    near: nearLayer,
    j: {
      hip,
      head: center,
      near: arms.near.end,
      far: arms.far.end,
    },
  };
};

/** A hand like a mitten: a palm along the forearm, and a thumb. */
const handShape = (end, mid, k, color) => {
  const turn = (Math.atan2(end[1] - mid[1], end[0] - mid[0]) * 180) / Math.PI;
  return `<g transform="translate(${n(end[0])} ${n(end[1])}) rotate(${n(turn)}) scale(${n(k)})">${oval(0, 0, 6, 4.6, color)}${path('M-3 -3Q1 -8 4 -6Q4 -3 0 -1Z', color)}</g>`;
};

const shoeShape = (ankle, k, face, toe, color) => {
  const shape = face ? 'M-6 -4Q-7 6 -5 6H14Q17 6 16 3Q12 -1 6 -3L5 -6Z' : 'M-6 -5Q-8 6 -6 6H6Q8 6 6 -5Z';
  return `<g transform="translate(${n(ankle[0])} ${n(ankle[1])}) rotate(${n(toe * (face || 1))}) scale(${n(k * (face || 1))} ${n(k)})">${path(shape, color)}</g>`;
};

const torsoShape = ({ body, hip, view, who, k, face, kind, legs, cloth, wear }) => {
  const [shoulder, waistWidth, hipWidth] = WIDTHS[view].map((half) => half * who.width);
  const puff = kind === 'coat' ? 1.6 : 0;
  const waist = (waistWidth + puff) * (who.width < 1 && view !== 'side' ? 0.9 : 1);
  // The outline: down the back, round the lower edge, then up the front.
  const back = [
    [...body(-6, SPINE + 1), 1],
    body(-shoulder * 0.72, SPINE - 2),
    body(-shoulder - puff * 0.3, SPINE - 12),
    body(-waist - 1, 22),
  ];
  const front = [
    body(waist + (view === 'side' ? 2 : 1), 24),
    body(shoulder + puff * 0.3 + (view === 'side' ? 1.5 : 0), SPINE - 13),
    body(shoulder * 0.72, SPINE - 2),
    [...body(6, SPINE + 1), 1],
  ];
  const isStanding = legs && legs.near.mid[1] >= hip[1] + 24 * k;
  /** How far the clothes reach below the hips, in units. */
  const drop = { coat: 36, jacket: 8, shirt: 5, dress: 46, gown: 88 }[kind];
  /** The part of a long coat or dress that covers the near thigh of a seated figure. */
  let lap = '';
  let lower;
  if (!isStanding) {
    lower = [
      body(-hipWidth - puff, 2),
      [...body(-hipWidth * 0.8, -9), 1],
      [...body(hipWidth * 0.8, -9), 1],
      body(hipWidth + puff, 2),
    ];
    if (legs && drop > 20)
      lap = taper(
        legs.near.from,
        (hipWidth * 0.86 + puff) * k,
        between(legs.near.from, legs.near.mid, kind === 'coat' ? 0.62 : 0.95),
        (kind === 'coat' ? 10 : 11.5) * k,
      );
  } else {
    const knees = [legs.near.mid, legs.far.mid];
    const kneeX = (knees[0][0] + knees[1][0]) / 2;
    /** How far down the thighs the hem is, 0 to 1. */
    const reachDown = Math.min(drop / THIGH, 1);
    const hemX = hip[0] + (kneeX - hip[0]) * reachDown * 0.9;
    const hemHalf = Math.max(
      (hipWidth + puff + { coat: 4, jacket: 0, shirt: 0, dress: 9, gown: 13 }[kind]) * k,
      (Math.abs(knees[0][0] - knees[1][0]) / 2) * reachDown + 8 * k,
    );
    const hemY = hip[1] + drop * k;
    lower = [
      body(-hipWidth - puff, 2),
      [hemX - hemHalf * face, hemY - k, 1],
      [hemX, hemY + 2.5 * k],
      [hemX + hemHalf * face, hemY - k, 1],
      body(hipWidth + puff, 2),
    ];
  }
  const shape = smooth([...back, ...lower, ...front]);
  const crease = dark(cloth, 0.35);
  /** What is drawn on the cloth: its opening, belt and collar. */
  const marks = [];
  if (view !== 'back' && kind !== 'shirt' && kind !== 'gown') {
    const x = view === 'side' ? 0.75 : 0.25;
    const top = body(shoulder * x * 0.6, SPINE - 2);
    const end = isStanding ? [lower[2][0] + 5 * k * face * x, hip[1] + (drop - 1) * k] : body(hipWidth * x, -7);
    marks.push(
      line(
        `M${n(top[0])} ${n(top[1])}Q${n(body(waistWidth * x + 2, 20)[0])} ${n(body(waistWidth * x, 20)[1])} ${n(end[0])} ${n(end[1])}`,
        crease,
        1.1 * k,
        { opacity: 0.45 },
      ),
    );
  }
  if (wear.belt) {
    const [p, q] = [body(-waist - 1, 20), body(waist + 1.5, 20)];
    marks.push(line(`M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`, crease, 4 * k, { opacity: 0.5 }));
  }
  if (kind === 'coat' || kind === 'jacket' || wear.collar) {
    const color = wear.collar ? tint(wear.collar) : dark(cloth, 0.2);
    const [p, q, r, t] = [body(-8.5, SPINE + 3), body(9, SPINE + 2), body(7, SPINE - 8), body(-8, SPINE - 5)];
    marks.push(path(smooth([[...p, 1], [...q, 1], r, t]), color));
  }
  const apron = wear.apron
    ? path(
        smooth([
          [...body(-shoulder * 0.1, SPINE - 14), 1],
          [...body(shoulder + 1, SPINE - 16), 1],
          body(hipWidth + 3, 0),
          [...(isStanding ? [lower[3][0], hip[1] + 34 * k] : body(hipWidth, -8)), 1],
          [...(isStanding ? [hip[0] - 4 * k * face, hip[1] + 34 * k] : body(-2, -8)), 1],
        ]),
        tint(wear.apron),
      )
    : '';
  return (lap && path(lap, cloth)) + path(shape, cloth) + apron + marks.join('');
};

const scarf = ([x, y], k, face, color, sway, view) => {
  const wrap = `M${n(x - 11 * k)} ${n(y - 2 * k)}Q${n(x)} ${n(y + 6 * k)} ${n(x + 11 * k)} ${n(y - 3 * k)}L${n(x + 10 * k)} ${n(y - 10 * k)}Q${n(x)} ${n(y - 4 * k)} ${n(x - 10 * k)} ${n(y - 9 * k)}Z`;
  const sx = x + (view === 'side' ? 5 : 6) * face * k;
  const blow = sway * 0.5 * k;
  const tail = `M${n(sx - 4 * k)} ${n(y - 2 * k)}L${n(sx - 5 * k + blow)} ${n(y + 30 * k)}L${n(sx + 5 * k + blow)} ${n(y + 31 * k)}L${n(sx + 4 * k)} ${n(y - 2 * k)}Z`;
  return path(tail, dark(color, 0.12)) + path(wrap, color);
};

/** The couple of the story; `more` as for `person`. */
export const mateo = (at, k, face, more) => person({ who: MATEO, at, k, face, ...more });
export const nell = (at, k, face, more) => person({ who: NELL, at, k, face, ...more });
