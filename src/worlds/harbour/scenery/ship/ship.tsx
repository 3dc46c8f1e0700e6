import styles from './ship.module.css';
import { lens } from '../../../drawing/ripple';
import { repeat, seeded, short } from '../../../drawing/random';
import { ShipFlags, type ShipFlagsProps } from './ship-flags';
import { DRAWINGS_ARE_CODE, Still } from '../../../drawing/still';

type Point = [x: number, y: number];

const MAINSAIL = 'M255 459Q150 473 44 451Q62 306 123 164L253 237z';
const FORESAIL = 'M380 459Q332 467 285 457Q277 330 294 197L377 249z';
const MAIN_TOPSAIL = 'M250 82Q206 132 131 157L251 226z';
const FORE_TOPSAIL = 'M374 106Q348 160 300 189L376 240z';
const FLYING_JIB = 'M382 138L596 414Q536 432 478 421Q420 300 382 138z';
const JIB = 'M384 186L548 430Q484 449 426 438Q400 320 384 186z';
const JUMBO = 'M386 222L484 444Q436 458 394 450Q392 330 386 222z';
const HULL = 'M68 473C150 487 330 499 490 451C485 476 468 502 438 523H152C120 518 86 500 68 473z';

/** A Gloucester schooner under full sail, with her reflection. Waterline at y = 522. */
export function Ship({ read, isDressed }: ShipFlagsProps) {
  return (
    <svg className={styles.ship} viewBox="0 0 640 760">
      <Still name="ship" as="g">
        {DRAWINGS_ARE_CODE && <Schooner />}
      </Still>
      <ShipFlags read={read} isDressed={isDressed} />
    </svg>
  );
}

function Schooner() {
  return (
    <>
      <ShipPaints />
      {/* Mirrors the ship at the waterline, flattened to 52% of its height (793 = 522 × 1.52). */}
      <g mask="url(#h-broken)" className={styles.mirror}>
        <use href="#h-ship" transform="matrix(1 0 0 -.52 0 793)" />
      </g>
      <path fill="#1a1a44" opacity=".55" d="M150 522h290q40 10 50 37Q330 536 150 540l-82 7q34-18 82-25z" />
      <g id="h-ship">
        <path className={styles.line} d="M254 190L42 453M252 80L112 480M375 98L600 418M378 192L548 433" />
        <path fill="url(#h-jib)" d={FLYING_JIB} />
        <path fill="url(#h-jib)" d={JIB} />
        <path fill="url(#h-jib)" d={JUMBO} />
        <path fill="url(#h-top)" d={`${MAIN_TOPSAIL}${FORE_TOPSAIL}`} />
        <path fill="url(#h-sail)" d={MAINSAIL} />
        <path fill="url(#h-sail)" d={FORESAIL} />
        <path
          fill="#7d4a7c"
          opacity=".22"
          d="M255 459L253 237L225 221Q236 350 222 465zM380 459L377 249L360 238Q366 350 354 464zM484 444L386 222Q442 340 450 453zM548 430L384 186Q468 320 500 444zM596 414L382 138Q480 290 540 428z"
        />
        <path className={styles.seam} d={allSeams()} />
        <path className={styles.reef} d="M60 392l196 18M53 424l203 14M281 400l99 8" />
        <Hull />
        <Spars />
      </g>
      <path
        className={styles.line}
        d="M254 178L379 192M250 70L374 96M379 192L490 450M600 419L456 506M253 192L150 180M253 200L190 203M377 204L318 206"
      />
      <path className={styles.line} d={allShrouds()} />
      <path fill="#ffd9a0" opacity=".5" d="M60 548q110-4 200 0q-90 4-200 0zM20 562q60-3 130 0q-70 3-130 0z" />
      <Crew />
    </>
  );
}

function Hull() {
  return (
    <>
      <path fill="#1b2147" d="M176 482v-13h44v15zM300 487q-4-9-3-13 26-6 54 0 0 5-5 12z" />
      <path fill="#e0a34a" d="M298 478q26-7 54-1l-5 9h-44z" />
      <path fill="url(#h-hull)" d={HULL} />
      <path fill="#c4544a" d="M147 520.5q145 4 295-1l-5 4.5H154z" />
      <path fill="none" stroke="#f4b73f" strokeWidth="1.8" d="M76 480.5C156 494 332 505 487 459" />
      <path fill="none" stroke="#ffe1ae" strokeWidth="2" d="M67 472.5C150 486 330 498 491 450.5" />
      <path fill="none" stroke="#ffb98a" strokeWidth="1.5" opacity=".7" d="M68 474C86 500 120 517 150 521" />
    </>
  );
}

function Spars() {
  return (
    <path
      fill="#1a1d40"
      d="M257 488L251 176h7l7 312zM379 488L375 190h6l6 298zM251 206l-2-140h3l6 140zM376 218l-3-126h3l5 126zM474 453L602 415v3L478 460zM260 466L36 457v-3l224 7zM384 467l-108-5v-3l108 4zM260 238L111 150l-2 3 150 91zM384 250l-102-68-1 3 102 70z"
    />
  );
}

/** Two people on the afterdeck, and a dog who has seen a gull. */
function Crew() {
  return (
    <g>
      <path fill="#1b1636" d="M113 459.5a3.2 3.2 0 1 1 .1 0zM124 457a3.2 3.2 0 1 1 .1 0z" />
      <path fill="#c9463f" d="M109.5 462q3.5-3 7 0l1.5 10-.5 10h-8l-1-10z" />
      <path fill="#35588c" d="M120.5 459.5q3.5-3 7 0l1 12-.5 12h-7l-1.5-12z" />
      <path fill="#9a5d33" d="M139 484v-8l-2-5 4 2h7l3-5 1 1 2 1-1 4-2 3v8h-2l-1-5h-6v5z" />
    </g>
  );
}

/** The gradients of sails and hull, brightest towards the low sun on the left, and the reflection's mask. */
function ShipPaints() {
  return (
    <defs>
      <linearGradient id="h-sail" x1="0" y1=".8" x2="1" y2=".3">
        <stop stopColor="#fff4d8" />
        <stop offset=".45" stopColor="#ffdfae" />
        <stop offset="1" stopColor="#efab8b" />
      </linearGradient>
      <linearGradient id="h-top" x1="0" y1=".7" x2="1" y2=".3">
        <stop stopColor="#ffe6bd" />
        <stop offset="1" stopColor="#e29a8b" />
      </linearGradient>
      <linearGradient id="h-jib" x1="0" y1=".6" x2="1" y2=".8">
        <stop stopColor="#ffe9c4" />
        <stop offset=".5" stopColor="#f7c59b" />
        <stop offset="1" stopColor="#d98b86" />
      </linearGradient>
      <linearGradient id="h-hull" x2="1">
        <stop stopColor="#4a2b55" />
        <stop offset=".25" stopColor="#231f4a" />
        <stop offset="1" stopColor="#12183a" />
      </linearGradient>
      <linearGradient id="h-sink" x2="0" y2="1">
        <stop stopColor="#fff" />
        <stop offset="1" stopColor="#000" />
      </linearGradient>
      <mask id="h-broken" maskUnits="userSpaceOnUse" x="0" y="522" width="640" height="238">
        <path fill="url(#h-sink)" d="M0 522h640v238H0z" />
        <path d={brokenWater()} />
      </mask>
    </defs>
  );
}

/** The seams of all sails but the topsails, between the corners of the outlines above. */
const allSeams = () =>
  seams([123, 164], [44, 451], [253, 237], [255, 459], 9) +
  seams([294, 197], [285, 457], [377, 249], [380, 459], 8) +
  seams([382, 138], [478, 421], [382, 138], [596, 414], 8) +
  seams([384, 186], [426, 438], [384, 186], [548, 430], 7) +
  seams([386, 222], [394, 450], [386, 222], [484, 444], 6);

/** The seams between a sail's cloths, from leech (its rear edge) to luff (its front edge). */
function seams(leechTop: Point, leechFoot: Point, luffTop: Point, luffFoot: Point, cloths: number): string {
  return repeat(cloths - 1, (index) => {
    const t = (index + 1) / cloths;
    const between = (from: Point, to: Point) =>
      `${short(from[0] + (to[0] - from[0]) * t)} ${short(from[1] + (to[1] - from[1]) * t)}`;
    return `M${between(leechTop, leechFoot)}L${between(luffTop, luffFoot)}`;
  });
}

const allShrouds = () => shrouds(255, 186, 238, 488) + shrouds(378, 200, 362, 488);

/** The ropes that hold a mast, with ratlines across them. */
function shrouds(topX: number, topY: number, footX: number, footY: number): string {
  const ropes = repeat(4, (index) => `M${topX} ${topY}L${footX + index * 12} ${footY - index}`);
  const ratlines = repeat(14, (index) => {
    const t = 0.34 + index * 0.045;
    // The outer ropes are 3 × 12 = 36 apart at the foot.
    return `M${short(topX + (footX - topX) * t)} ${short(topY + (footY - topY) * t)}h${short(36 * t)}`;
  });
  return ropes + ratlines;
}

/** Ripples that break up the reflection, more so further down. */
function brokenWater(): string {
  const random = seeded(11);
  return repeat(64, (index) => {
    const depth = 6 + 224 * (index / 64) ** 1.1;
    return lens(30 + random() * 580, 522 + depth, 24 + depth * (0.7 + random()), 0.6 + depth * 0.042);
  });
}
