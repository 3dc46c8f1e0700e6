import { repeat, seeded, short } from '../drawing/random.ts';
import { lens } from '../drawing/ripple.ts';
import type { EndingDrawing } from '../ending-drawing.ts';

type Point = [x: number, y: number];

const MAINSAIL = 'M274 478Q146 496 16 464Q34 262 98 88L272 164z';
const MAIN_TOPSAIL = 'M270 20Q214 66 114 80L270 148z';
const FORESAIL = 'M426 480Q364 492 302 470Q298 280 322 98L424 164z';
const FORE_TOPSAIL = 'M422 36Q382 84 334 92L422 148z';
const JUMBO = 'M441 178L566 448Q506 478 443 470Q447 320 441 178z';
const JIB = 'M446 80L704 410Q645 448 578 446Q506 272 446 80z';
const HULL = 'M52 486C170 506 400 520 612 458C604 498 578 538 542 560H162C112 550 76 520 52 486z';

const WATERLINE = 560;
/** The stay that carries the flags, from the fore topmast to the bowsprit. */
const STAY: [Point, Point] = [
  [434, 22],
  [712, 404],
];
const FLAG_COLOURS = ['#d7433b', '#fffaf0', '#f4b73f', '#2f5d8c', '#fffaf0', '#d7433b', '#9cc9be'];

/** A schooner under full sail. The cards fill her sails, the oldest ones aft. */
export const ending: EndingDrawing = {
  width: 720,
  height: 624,
  shapes: [MAIN_TOPSAIL, MAINSAIL, FORE_TOPSAIL, FORESAIL, JUMBO, JIB],
  behind: `<defs>
<radialGradient id="glow"><stop stop-color="#ffdf9f" stop-opacity=".62"/><stop offset=".5" stop-color="#ffb98a" stop-opacity=".26"/><stop offset="1" stop-color="#ffa984" stop-opacity="0"/></radialGradient>
<linearGradient id="sail" gradientUnits="userSpaceOnUse" x1="20" y1="470" x2="700" y2="120"><stop stop-color="#fff4da"/><stop offset=".5" stop-color="#ffe0b2"/><stop offset="1" stop-color="#f2b394"/></linearGradient>
<linearGradient id="hull" x2="1"><stop stop-color="#563161"/><stop offset=".3" stop-color="#282253"/><stop offset="1" stop-color="#151a3f"/></linearGradient>
<linearGradient id="sink" x2="0" y2="1"><stop stop-color="#171742" stop-opacity=".62"/><stop offset="1" stop-color="#171742" stop-opacity="0"/></linearGradient>
</defs>
<ellipse cx="356" cy="312" rx="356" ry="308" fill="url(#glow)"/>
<path fill="#1a1a44" opacity=".3" d="${ripplesUnderShip(3, 26, 360, 330, 60)}"/>
<path fill="url(#sink)" d="M150 560h402q36 8 30 22-20 14-210 20-190-4-228-22-10-14 6-20z"/>
<path fill="#ffdfa6" opacity=".7" d="${ripplesUnderShip(8, 24, 330, 250, 54)}"/>
${stays()}
<path fill="url(#sail)" d="${MAINSAIL}${MAIN_TOPSAIL}${FORESAIL}${FORE_TOPSAIL}${JUMBO}${JIB}"/>
<path fill="#7d4a7c" opacity=".16" d="M274 478L272 164L240 150Q256 340 238 487zM426 480L424 164L398 148Q410 340 396 486zM566 448L441 178Q520 350 534 465zM704 410L446 80Q584 300 652 436z"/>
<path fill="none" stroke="#fffaf0" stroke-opacity=".8" stroke-width="1.6" d="${MAINSAIL}${MAIN_TOPSAIL}${FORESAIL}${FORE_TOPSAIL}${JUMBO}${JIB}"/>
<path fill="#1b2147" d="M196 496v-15h50v17zM322 503q-5-11-3-15 30-7 60 0-1 7-13 14z"/><path fill="#f7c45f" d="M204 486h8v6h-8zM220 486h8v6h-8z"/>
${crew()}
<path fill="url(#hull)" d="${HULL}"/>
<path fill="#c4544a" d="M152 556.5q190 6 394 0l-4 4H160z"/>
<path fill="none" stroke="#f4b73f" stroke-width="2" d="M60 494.5C176 514 402 528 608 467"/>
<path fill="none" stroke="#ffe1ae" stroke-width="2.4" d="M51 485.5C170 505 400 519 613 457.5"/>
<path fill="none" stroke="#ffb98a" stroke-width="1.6" opacity=".75" d="M52 487C76 520 112 549 160 560"/>`,
  before: `<path fill="#1a1d40" d="M277 506L275 150l2-142h4l3 142 2 356zM429 500L427 160l3-140h4l3 140 2 340zM586 462L712 402l2 3-124 64zM287 484L2 470v-4l285 12zM438 487l-142-12v-4l142 10zM286 168L90 82l2-4 194 82zM436 168L312 90l2-4 122 74z"/>
<path fill="none" stroke="#1a1d40" stroke-opacity=".55" d="${shrouds(279, 154, 258, 500)}${shrouds(432, 164, 412, 498)}"/>
<path fill="none" stroke="#1a1d40" stroke-opacity=".6" d="M${STAY.join('L')}"/>
${flags()}`,
};

/** The stays without flags. */
function stays(): string {
  return `<path fill="none" stroke="#1a1d40" stroke-opacity=".6" d="M279 12L8 466M279 10L432 22M434 168L572 452M430 160L281 150M710 405L560 552"/>`;
}

/** Two people on the afterdeck, and a dog. */
function crew(): string {
  return `<g transform="translate(16 17)"><path fill="#1b1636" d="M113 459.5a3.2 3.2 0 1 1 .1 0zM124 457a3.2 3.2 0 1 1 .1 0z"/><path fill="#c9463f" d="M109.5 462q3.5-3 7 0l1.5 10v10h-9v-10z"/><path fill="#35588c" d="M120.5 459.5q3.5-3 7 0l1 12v12h-8v-12z"/><path fill="#9a5d33" d="M139 488v-12l-2-5 4 2h7l3-5 1 1 2 1-1 4-2 3v11h-2l-1-7h-6v7z"/></g>`;
}

/** The four shrouds that hold a mast, without ratlines. */
function shrouds(topX: number, topY: number, footX: number, footY: number): string {
  return repeat(4, (index) => `M${topX} ${topY}L${footX + index * 14} ${footY - index}`);
}

/** Flags that hang from the stay. */
function flags(): string {
  const [[fromX, fromY], [toX, toY]] = STAY;
  const count = 17;
  return repeat(count, (index) => {
    const along = (index + 0.6) / count;
    const x = short(fromX + (toX - fromX) * along);
    const y = short(fromY + (toY - fromY) * along);
    return `<path fill="${FLAG_COLOURS[index % FLAG_COLOURS.length] ?? ''}" d="M${x} ${y}l8 11 11 1-8-11z"/>`;
  });
}

/** Light or shade on the water under the ship: ripples around `x`, shorter towards both sides. */
function ripplesUnderShip(seed: number, count: number, x: number, spread: number, depth: number): string {
  const random = seeded(seed);
  return repeat(count, (index) => {
    const y = WATERLINE + 2 + (depth * index) / count;
    const across = (random() + random() - 1) * spread;
    return lens(x + across, y, (30 + random() * 70) * (1 - Math.abs(across) / (spread * 1.3)), 1.4 + random() * 1.6);
  });
}
