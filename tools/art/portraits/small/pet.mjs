import { blob, dice, line } from '../kit/shape.mjs';

const coat = '#c98a48';
const ear = '#8c5427';
const ink = '#23142a';
const roll = dice(4);

/** Grain in an ellipse, as short strokes, since a filter would be slow while the badge spins. */
const grain = (cx, cy, rx, ry, count, color) =>
  `<path fill="none" stroke="${color}" stroke-width="1" opacity=".5" stroke-linecap="round" d="${Array.from(
    { length: count },
    () => {
      const [a, r] = [roll() * 6.283, Math.sqrt(roll())];
      return `M${(cx + Math.cos(a) * r * rx).toFixed(0)} ${(cy + Math.sin(a) * r * ry).toFixed(0)}h.1`;
    },
  ).join('')}"/>`;

let clips = 0;
const clip = (d, inner) =>
  `<clipPath id="p${++clips}"><path d="${d}"/></clipPath><g clip-path="url(#p${clips})">${inner}</g>`;

/** A flat shape under the one light: shade and, in the ellipse, grain at the lower right; a warm edge at the upper left. */
const shaded = (d, color, [x, y, rx, ry], dots = 60) =>
  `<path d="${d}" fill="${color}"/><path d="${d}" fill="url(#h)"/>${clip(d, grain(x, y, rx, ry, dots, '#4a2c72') + `<path d="${d}" fill="none" stroke="url(#r)" stroke-width="4"/>`)}`;

const body = blob('30,200 38,158 62,138 100,132 138,138 162,158 172,200');
const chest = blob('74,140 126,140 136,200 64,200');
const head = blob('100,34 128,40 142,66 140,98 126,126 100,142 74,126 60,98 58,66 72,40');
const muzzle = blob('100,88 122,98 124,118 100,134 76,118 78,98');
const leftEar = blob('74,42 50,48 36,78 36,108 50,118 60,102 64,74');
const rightEar = blob('126,42 150,48 164,78 164,108 150,118 140,102 136,74');
const collar = 'M60 138Q100 166 140 138L143 151Q100 182 57 151Z';

/** Biscuit in a life ring. The page spins it as a whole. */
export const pet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400"><defs>
<radialGradient id="s" cx=".3" cy=".22" r=".95"><stop offset="0" stop-color="#fff1cf"/><stop offset=".5" stop-color="#f9c784"/><stop offset="1" stop-color="#ef8f7a"/></radialGradient>
<radialGradient id="l" cx=".25" cy=".2" r="1"><stop offset=".45" stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#4a2c72" stop-opacity=".34"/></radialGradient>
<linearGradient id="h" x1=".3" y1=".1" x2="1" y2=".85"><stop offset=".25" stop-color="#4a2c72" stop-opacity="0"/><stop offset="1" stop-color="#4a2c72" stop-opacity=".5"/></linearGradient>
<linearGradient id="r" x1="0" y1="0" x2=".8" y2=".7"><stop offset="0" stop-color="#ffe8bd"/><stop offset=".6" stop-color="#ffe8bd" stop-opacity="0"/></linearGradient>
<clipPath id="b"><circle cx="100" cy="100" r="81"/></clipPath></defs>
<circle cx="100" cy="100" r="82" fill="url(#s)"/><g clip-path="url(#b)"><path d="M10 150q15-9 30 0t30 0 30 0 30 0 30 0 30 0v60H10Z" fill="#a85c8a" opacity=".45"/>
${shaded(body, coat, [150, 184, 20, 30])}${shaded(chest, '#f0cf9d', [122, 184, 12, 16], 24)}
<path d="${collar}" fill="#d7433b"/><path d="${collar}" fill="url(#h)"/>
<circle cx="100" cy="177" r="9.5" fill="#f4b73f"/><path d="M94 174a8 8 0 0 1 8-5" fill="none" stroke="#fff3dc" stroke-width="2.4" stroke-linecap="round"/>
${shaded(head, coat, [128, 100, 14, 36], 80)}
${shaded(leftEar, ear, [52, 104, 9, 16], 20)}${shaded(rightEar, ear, [154, 92, 9, 26], 40)}
${shaded(muzzle, '#efcb96', [114, 118, 8, 10], 16)}
<path d="M88 119H112Q115 141 100 143 85 141 88 119Z" fill="#e8746c"/><path d="M100 121V136" stroke="#b84a55" stroke-width="2.4" stroke-linecap="round"/>
<path d="M100 106V115M84 113Q92 123 100 115 108 123 116 113" fill="none" stroke="${ink}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M86 96Q100 88 114 96 112 107 100 110 88 107 86 96Z" fill="${ink}"/><path d="M92 96.500Q97 93.5 102 94" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".7"/>
<ellipse cx="82" cy="78" rx="6.6" ry="8" fill="${ink}"/><ellipse cx="118" cy="78" rx="6.6" ry="8" fill="${ink}"/><circle cx="79.6" cy="74.6" r="2.5" fill="#fff"/><circle cx="115.6" cy="74.6" r="2.5" fill="#fff"/>
<path d="${line('72,65 78,60 87,59')}${line('113,59 122,60 128,65')}" fill="none" stroke="${ear}" stroke-width="3.6" stroke-linecap="round"/></g>
<circle cx="100" cy="100" r="90" fill="none" stroke="#fbf6ec" stroke-width="18"/><circle cx="100" cy="100" r="90" fill="none" stroke="#d7433b" stroke-width="18" stroke-dasharray="47.120 94.250" transform="rotate(-60 100 100)"/>
<circle cx="100" cy="100" r="90" fill="none" stroke="url(#l)" stroke-width="18"/><circle cx="100" cy="100" r="81.5" fill="none" stroke="#7a2f4a" stroke-width="1.5" opacity=".6"/><circle cx="100" cy="100" r="98.7" fill="none" stroke="#7a2f4a" stroke-width="1.5" opacity=".6"/></svg>
`;
