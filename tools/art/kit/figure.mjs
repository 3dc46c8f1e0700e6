/**
 * A person with joints. Arms and legs of two parts bend so that they reach their targets. Targets are in scene
 * coordinates, so a hand is exactly where a mug, a leash or another hand is.
 *
 * Sizes in units of the figure (times `k`): 194 high, hip at 97, shoulder at 147, head 30 (six and a half heads).
 */
import { C, dark, mix } from './color.mjs';
import { head } from './head.mjs';
import { far as shaded, lit, tint } from './light.mjs';
import { line, n, oval, path, smooth, taper } from './svg.mjs';

export const MATEO = { skin: '#8f573c', hair: '#1d1416', style: 'short', color: C.blue, width: 1.04, blush: 0.14 };
export const NELL = { skin: '#f2bd98', hair: '#43281f', style: 'long', color: C.red, width: 0.88, blush: 0.3 };

const HIP = 97;
const SPINE = 58;
const THIGH = 48;
const SHIN = 44;
const UPPER = 31;
const FORE = 32;
const WIDTHS = { side: [13, 11.5, 13.5], three: [18.5, 14, 15.5], back: [20.5, 15.5, 16.5] };
const SHOULDER = { side: [-2, 3], three: [-15, 14], back: [-17.5, 17.5] };
const HIPS = { side: [-1, 2], three: [-7, 7], back: [-8, 8] };

/** Ankles relative to `at` (forward, up negative), for the legs of common stances. */
export const STEP = {
  stand: { near: [-5, 0], far: [6, 0] },
  apart: { near: [-12, 0], far: [13, 0] },
  walk: { near: [24, 0], far: [-26, -7] },
  walk2: { near: [-24, -6], far: [22, 0] },
  run: { near: [34, -14], far: [-44, -30] },
  sit: { near: [40, 0], far: [46, 0] },
  kneel: { near: [-38, -3], far: [30, 0] },
};

const add = (a, b, t = 1) => [a[0] + b[0] * t, a[1] + b[1] * t];
const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
/** Shapes of one colour. Each is a path of its own, since shapes that overlap in one path could cut holes. */
const paths = (list, color) => list.map((d) => path(d, color)).join('');
const dist = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The middle joint and the reached end of a two-part limb; of the two solutions, the one `prefer` scores higher. */
const reach = (a, target, l1, l2, prefer) => {
  const max = (l1 + l2) * 0.998;
  const d0 = dist(a, target) || 0.01;
  const d = Math.min(Math.max(d0, Math.abs(l1 - l2) + 0.5), max);
  const dir = [(target[0] - a[0]) / d0, (target[1] - a[1]) / d0];
  const along = (l1 * l1 - l2 * l2 + d * d) / (2 * d);
  const out = Math.sqrt(Math.max(0, l1 * l1 - along * along));
  const foot = add(a, dir, along);
  const [p, q] = [add(foot, [-dir[1], dir[0]], out), add(foot, [-dir[1], dir[0]], -out)];
  return { mid: prefer(p) > prefer(q) ? p : q, end: add(a, dir, d) };
};

/** @typedef {'up'|'down'|'out'|'back'|'front'|[number, number]} Elbow */

/**
 * Draws a person.
 * @param {object} o
 * @param {object} o.who `MATEO`, `NELL` or another `{ skin, hair, style: 'short'|'long'|'bun', color, width, blush?,
 *   beard?, glasses? }`
 * @param {[number, number]} o.at the ground under the hips
 * @param {number} o.k size; 1 is 194 high
 * @param {1 | -1} o.face where the body turns
 * @param {'side' | 'three' | 'back'} [o.view] `three` is the three-quarter view
 * @param {[number, number]} [o.hip] hips relative to `at` in units, `[0, -97]` standing
 * @param {number} [o.lean] degrees, forward positive
 * @param {object} [o.feet] ankles, see `STEP`; or `null` for a figure cut off at the hips
 * @param {{ near?: number[], far?: number[] }} [o.hands] targets in scene coordinates; left out, the arm hangs
 * @param {{ near?: Elbow, far?: Elbow }} [o.elbows] where an elbow points, or its place in the scene, for an arm that
 *   looks short because it points towards us or away
 * @param {{ dir?: 1 | -1, look?: string, tilt?: number, eyes?: string, mouth?: string, hat?: object, sway?: number,
 *   tail?: number, dx?: number, dy?: number }} [o.head]
 * @param {object} [o.wear] `{ kind: 'coat'|'jacket'|'shirt'|'dress'|'gown', color, legs, shoes, boots,
 *   sleeves: 'long'|'short'|'none', scarf, gloves, collar, apron, belt }`
 * @param {boolean} [o.farOver] the far arm over the torso (arms reaching forward in a three-quarter view)
 * @returns {{ all: string, far: string, body: string, near: string, j: object }} the whole, its layers, and its joints
 */
export const person = (o) => {
  const { who, at, k, face, view = 'side', lean = 0, feet = STEP.stand, hands = {}, wear = {}, elbows = {} } = o;
  const unit = (p) => [at[0] + p[0] * k * face, at[1] + p[1] * k];
  const hip = unit(o.hip ?? [0, -HIP]);
  const a = (lean * Math.PI) / 180;
  const up = [Math.sin(a) * face, -Math.cos(a)];
  const fwd = [Math.cos(a) * face, Math.sin(a)];
  const body = (v, u) => [hip[0] + (up[0] * u + fwd[0] * v) * k, hip[1] + (up[1] * u + fwd[1] * v) * k];

  const kind = wear.kind ?? 'coat';
  const cloth = tint(wear.color ?? who.color);
  const clothFar = shaded(wear.color ?? who.color, 0.3);
  const skin = tint(who.skin);
  const bare = kind === 'dress' || kind === 'gown';
  const legColor = wear.legs ?? (bare ? who.skin : '#26305a');
  const sleeves = wear.sleeves ?? (bare ? 'short' : 'long');

  const arm = (side) => {
    const i = side === 'near' ? 0 : 1;
    const from = body(SHOULDER[view][i] * (view === 'side' ? 1 : who.width), SPINE - (view === 'side' ? 8 : 10));
    const rest = add(from, [(view === 'side' ? 4 : i ? 6 : -6) * k * face, 62 * k]);
    const target = hands[side] ?? rest;
    const how = elbows[side] ?? 'down';
    if (Array.isArray(how)) return { from, mid: how, end: target };
    const score = {
      up: (p) => -p[1],
      down: (p) => p[1] * 0.6 - p[0] * face,
      out: (p) => Math.abs(p[0] - hip[0]),
      back: (p) => -p[0] * face,
      front: (p) => p[0] * face,
    }[how];
    const { mid, end } = reach(from, target, UPPER * k, FORE * k, score);
    return { from, mid, end };
  };
  const leg = (side) => {
    const i = side === 'near' ? 0 : 1;
    const from = body(HIPS[view][i] * who.width, 0);
    const f = feet[side];
    const target = unit([f[0], f[1] - 6]);
    const { mid, end } = reach(from, target, THIGH * k, SHIN * k, (p) => p[0] * face - p[1] * 0.25);
    return { from, mid, end, toe: f[2] ?? 0 };
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
    const thick = kind === 'coat' ? 1.12 : 1;
    return (
      hand +
      paths(
        [taper(from, 8.2 * w * thick * k, mid, 6.6 * thick * k), taper(mid, 6.6 * thick * k, wrist, 5.6 * thick * k)],
        color,
      )
    );
  };
  const drawLeg = ({ from, mid, end, toe }, color, shoe) => {
    const b = legColor === who.skin ? 0.82 : 1;
    const boot = wear.boots ? path(taper(between(mid, end, 0.45), 6.6 * k, end, 5.6 * k), shoe) : '';
    return (
      paths([taper(from, 10.5 * b * k, mid, 7.6 * b * k), taper(mid, 7.6 * b * k, end, 4.8 * b * k)], color) +
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
  const neckLean = a * 0.6 + ((h.tilt ?? 0) * Math.PI) / 360;
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
      neck: neckBase,
      head: center,
      near: arms.near.end,
      far: arms.far.end,
      nearElbow: arms.near.mid,
      farElbow: arms.far.mid,
      shoulder: arms.near.from,
      knee: legs?.near.mid,
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
  const [s, w, h] = WIDTHS[view].map((v) => v * who.width);
  const puff = kind === 'coat' ? 1.6 : 0;
  const waist = (w + puff) * (who.width < 1 && view !== 'side' ? 0.9 : 1);
  const upper = [
    [...body(-6, SPINE + 1), 1],
    body(-s * 0.72, SPINE - 2),
    body(-s - puff * 0.3, SPINE - 12),
    body(-waist - 1, 22),
  ];
  const upperRight = [
    body(waist + (view === 'side' ? 2 : 1), 24),
    body(s + puff * 0.3 + (view === 'side' ? 1.5 : 0), SPINE - 13),
    body(s * 0.72, SPINE - 2),
    [...body(6, SPINE + 1), 1],
  ];
  const seated = legs && legs.near.mid[1] < hip[1] + 24 * k;
  const drop = { coat: 36, jacket: 8, shirt: 5, dress: 46, gown: 88 }[kind];
  const extra = [];
  let lower;
  if (seated || !legs) {
    lower = [body(-h - puff, 2), [...body(-h * 0.8, -9), 1], [...body(h * 0.8, -9), 1], body(h + puff, 2)];
    if (legs && drop > 20)
      for (const l of [legs.near])
        extra.push(
          taper(
            l.from,
            (h * 0.86 + puff) * k,
            between(l.from, l.mid, kind === 'coat' ? 0.62 : 0.95),
            (kind === 'coat' ? 10 : 11.5) * k,
          ),
        );
  } else {
    const knees = [legs.near.mid, legs.far.mid];
    const cx = (knees[0][0] + knees[1][0]) / 2;
    const reachDown = Math.min(drop / 48, 1.9);
    const mx = hip[0] + (cx - hip[0]) * Math.min(reachDown, 1) * 0.9;
    const half = Math.max(
      (h + puff + { coat: 4, jacket: 0, shirt: 0, dress: 9, gown: 13 }[kind]) * k,
      (Math.abs(knees[0][0] - knees[1][0]) / 2) * Math.min(reachDown, 1) + 8 * k,
    );
    const y = hip[1] + drop * k;
    lower = [
      body(-h - puff, 2),
      [mx - half * face, y - 1 * k, 1],
      [mx, y + 2.5 * k],
      [mx + half * face, y - 1 * k, 1],
      body(h + puff, 2),
    ];
  }
  const shape = smooth([...upper, ...lower, ...upperRight]);
  const deep = dark(cloth, 0.35);
  const marks = [];
  if (view !== 'back' && kind !== 'shirt' && kind !== 'gown') {
    const x = view === 'side' ? 0.75 : 0.25;
    const top = body(s * x * 0.6, SPINE - 2);
    const end = lower.length > 4 ? [lower[2][0] + 5 * k * face * x, hip[1] + (drop - 1) * k] : body(h * x, -7);
    marks.push(
      line(
        `M${n(top[0])} ${n(top[1])}Q${n(body(w * x + 2, 20)[0])} ${n(body(w * x, 20)[1])} ${n(end[0])} ${n(end[1])}`,
        deep,
        1.1 * k,
        { opacity: 0.45 },
      ),
    );
  }
  if (wear.belt) {
    const [p, q] = [body(-waist - 1, 20), body(waist + 1.5, 20)];
    marks.push(line(`M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`, deep, 4 * k, { opacity: 0.5 }));
  }
  if (kind === 'coat' || kind === 'jacket' || wear.collar) {
    const c = wear.collar ? tint(wear.collar) : dark(cloth, 0.2);
    const [p, q, r, t] = [body(-8.5, SPINE + 3), body(9, SPINE + 2), body(7, SPINE - 8), body(-8, SPINE - 5)];
    marks.push(path(smooth([[...p, 1], [...q, 1], r, t]), c));
  }
  const apron = wear.apron
    ? path(
        smooth([
          [...body(-s * 0.1, SPINE - 14), 1],
          [...body(s + 1, SPINE - 16), 1],
          body(h + 3, 0),
          [...(lower.length > 4 ? [lower[3][0], hip[1] + 34 * k] : body(h, -8)), 1],
          [...(lower.length > 4 ? [hip[0] - 4 * k * face, hip[1] + 34 * k] : body(-2, -8)), 1],
        ]),
        tint(wear.apron),
      )
    : '';
  return extra.map((d) => path(d, cloth)).join('') + path(shape, cloth) + apron + marks.join('');
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
