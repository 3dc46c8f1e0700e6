import { hill, wood, type Point } from './scenery/crag.ts';
import {
  far,
  farShadow,
  farthest,
  farthestShadow,
  great,
  greatShadow,
  gullies,
  ribs,
  strata,
} from './scenery/massif.ts';

const FAR_SLOPE: Point[] = [
  [0, 470],
  [260, 488],
  [560, 516],
  [800, 514],
  [1200, 470],
];
const NEAR_SLOPE: Point[] = [
  [0, 560],
  [400, 590],
  [760, 606],
  [1200, 550],
];

/**
 * The link preview picture, 1200 × 630, calm and dark on the left, where names and date go. The great peak has the
 * colours of `ranges.tsx`.
 */
export const sharePicture: string = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#12294f"/><stop offset=".42" stop-color="#2a477b"/><stop offset=".66" stop-color="#8a7699"/><stop offset=".86" stop-color="#f0b391"/></linearGradient>
<linearGradient id="calm"><stop stop-color="#0d1f42" stop-opacity=".86"/><stop offset=".46" stop-color="#0d1f42" stop-opacity=".7"/><stop offset=".7" stop-color="#0d1f42" stop-opacity="0"/></linearGradient>
<linearGradient id="snow" x1=".3" x2=".42" y2="1"><stop stop-color="#ffe2b8"/><stop offset=".26" stop-color="#ffb88d"/><stop offset=".5" stop-color="#e88d8d"/><stop offset=".74" stop-color="#9d7ba3"/><stop offset="1" stop-color="#8f93b8"/></linearGradient>
<linearGradient id="north" x2="0" y2="1"><stop stop-color="#564a82"/><stop offset=".5" stop-color="#45508a"/><stop offset="1" stop-color="#7c8bb4"/></linearGradient>
<clipPath id="farthest"><path d="${farthest()}"/></clipPath><clipPath id="far"><path d="${far()}"/></clipPath><clipPath id="great"><path d="${great()}"/></clipPath>
</defs>
<path fill="url(#sky)" d="M0 0h1200v630H0z"/>
<path fill="#fff3d8" d="M1080 66a26 26 0 1 0 33 33 23 23 0 1 1-33-33z"/>
<g transform="translate(850 530) scale(.86)">
<path fill="#dca8a5" d="${farthest()}"/><path fill="#8f7ca6" opacity=".55" clip-path="url(#farthest)" d="${farthestShadow()}"/>
<path fill="#ae8ca5" d="${far()}"/><path fill="#6a6a9c" opacity=".6" clip-path="url(#far)" d="${farShadow()}"/>
<g clip-path="url(#great)"><path fill="url(#snow)" d="${great()}"/><path fill="#b5697f" opacity=".55" d="${strata()}"/><path fill="#7a5f95" opacity=".62" d="${gullies()}"/><path fill="url(#north)" d="${greatShadow()}"/><path fill="#8c86b8" opacity=".5" d="${ribs()}"/></g>
</g>
<path fill="#29506c" d="${hill(FAR_SLOPE, 630)}${wood(FAR_SLOPE, { seed: 5, count: 70, smallest: 18, largest: 44 })}"/>
<path fill="#0f2a3f" d="${hill(NEAR_SLOPE, 630)}${wood(NEAR_SLOPE, { seed: 7, count: 46, smallest: 36, largest: 96, sink: 8 })}"/>
<path fill="url(#calm)" d="M0 0h1200v630H0z"/>
</svg>`;
