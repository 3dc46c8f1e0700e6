import { repeat, seeded, short } from '../drawing/random.ts';
import type { EndingDrawing } from '../ending-drawing.ts';
import { hill, wood, type Point } from './scenery/crag.ts';

/** The x coordinate of the balloon's axis. */
const MIDDLE = 330;
const ENVELOPE = `M${MIDDLE} 14Q226 14 149 84Q72 156 72 262Q72 366 158 450Q228 518 268 574L392 574Q432 518 502 450Q588 366 588 262Q588 156 511 84Q434 14 ${MIDDLE} 14z`;

const FAR_HILLS: Point[] = [
  [0, 690],
  [110, 654],
  [210, 686],
  [330, 668],
  [450, 690],
  [560, 650],
  [660, 684],
];
const NEAR_HILLS: Point[] = [
  [0, 704],
  [180, 690],
  [340, 712],
  [520, 694],
  [660, 712],
];

/**
 * A balloon, sewn from the story's cards, lifts the couple over the valley at dusk. Its basket and flame are in front of
 * the cards.
 */
export const ending: EndingDrawing = {
  width: 660,
  height: 760,
  shapes: [ENVELOPE],
  behind: `<defs>
<radialGradient id="glow"><stop stop-color="#ffe2a6" stop-opacity=".6"/><stop offset=".62" stop-color="#ffb98a" stop-opacity=".3"/><stop offset="1" stop-color="#ff9f7d" stop-opacity="0"/></radialGradient>
<radialGradient id="silk" gradientUnits="userSpaceOnUse" cx="${MIDDLE}" cy="600" r="590"><stop stop-color="#fff0c2"/><stop offset=".34" stop-color="#ffcf85"/><stop offset=".66" stop-color="#ee8a6a"/><stop offset="1" stop-color="#b5486b"/></radialGradient>
<radialGradient id="wide" cy=".38" r=".62"><stop offset=".42" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<mask id="fade" maskUnits="userSpaceOnUse" x="0" y="600" width="660" height="160"><ellipse cx="${MIDDLE}" cy="680" rx="330" ry="80" fill="url(#wide)"/></mask>
</defs>
<ellipse cx="${MIDDLE}" cy="320" rx="328" ry="316" fill="url(#glow)"/>
<g mask="url(#fade)"><path fill="#3d4a78" opacity=".85" d="${hill(FAR_HILLS, 760)}"/><path fill="#122b44" d="${hill(NEAR_HILLS, 760)}${wood(NEAR_HILLS, { seed: 4, count: 40, smallest: 12, largest: 34 })}"/><path fill="#ffd68a" d="${windows()}"/></g>
<path fill="url(#silk)" d="${ENVELOPE}"/>
<path fill="none" stroke="#8f3d57" stroke-opacity=".34" stroke-width="1.5" d="${seams()}"/>
<path fill="none" stroke="#ffe6b4" stroke-opacity=".85" stroke-width="2.5" d="${ENVELOPE}"/>`,
  before: `<path fill="#7a2f4d" d="M264 572h132l-8 15H272z"/><path fill="#ffe9b0" d="M264 572h132l-1 3H265z"/>
<path fill="none" stroke="#2a2140" stroke-width="1.6" d="M273 587L298 648M300 587L312 648M360 587L348 648M387 587L362 648"/>
<path fill="#fff4cf" d="M${MIDDLE} 596q13 17 6 30h-12q-7-13 6-30z"/><path fill="#ffb347" d="M${MIDDLE} 608q7 10 3 18h-6q-4-8 3-18z"/>
<path fill="#c08a62" d="M318 637a6 6 0 1 1 .1 0zM342 638a5.5 5.5 0 1 1 .1 0z"/><path fill="#2a1a2e" d="M312 631a6.2 6.2 0 0 1 12.4 0q-6-3-12.4 0zM336 633a6 6 0 0 1 12 0l1 7q-3-7-8-8z"/><path fill="#fffaf0" d="M336 650q0-12 6-12t6 12z"/><path fill="#28406b" d="M311 650q0-13 7-13t7 13z"/>
<path fill="url(#basket)" d="M296 648h68l-6 46q-28 7-56 0z"/>
<path fill="none" stroke="#3a2430" stroke-opacity=".5" stroke-width="1.4" d="M299 660q31 5 62 0M300.5 671q29.5 5 59 0M302 682q28 5 56 0M314 649l2 47M330 650v48M346 649l-2 47"/>
<path fill="#e2b06a" d="M293 645h74q3 3 0 6h-74q-3-3 0-6z"/>
<defs><linearGradient id="basket" x2="1"><stop stop-color="#d79c58"/><stop offset=".4" stop-color="#9a6238"/><stop offset="1" stop-color="#573434"/></linearGradient></defs>`,
};

/** The seams from crown to mouth, like the meridians of a globe. */
function seams(): string {
  return repeat(7, (index) => {
    // The envelope's edges are at -1 and 1, a little beyond the outermost seams.
    const side = (index - 3) / 3.6;
    const xAt = (halfWidth: number) => short(MIDDLE + side * halfWidth);
    return `M${MIDDLE} 14Q${xAt(300)} 40 ${xAt(258)} 262Q${xAt(240)} 430 ${xAt(62)} 574`;
  });
}

/** Lit windows in the valley. */
function windows(): string {
  const random = seeded(12);
  return repeat(9, () => `M${short(130 + random() * 400)} ${short(716 + random() * 22)}h3v4h-3z`);
}
