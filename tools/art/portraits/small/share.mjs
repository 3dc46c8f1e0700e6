import { dice } from '../kit/shape.mjs';
import { fill, lit, stroke } from '../kit/ink.mjs';
import { lights } from '../kit/light.mjs';

const roll = dice(21);

/** Signal flags, 20 × 20 units, for the initials of the site's pages and of Nell and Mateo. */
const flags = {
  O: fill('M0,0H20V20Z', '#d7433b') + fill('M0,0L20,20H0Z', '#f4b73f'),
  S: fill('M0,0H20V20H0Z', '#fffaf0') + fill('M6,6H14V14H6Z', '#2f5d8c'),
  P: fill('M0,0H20V20H0Z', '#2f5d8c') + fill('M6,6H14V14H6Z', '#fffaf0'),
  W: fill('M0,0H20V20H0Z', '#2f5d8c') + fill('M4,4H16V16H4Z', '#fffaf0') + fill('M8,8H12V12H8Z', '#d7433b'),
  T: fill('M0,0H7V20H0Z', '#d7433b') + fill('M7,0H13V20H7Z', '#fffaf0') + fill('M13,0H20V20H13Z', '#2f5d8c'),
  F: fill('M0,0H20V20H0Z', '#fffaf0') + fill('M10,0L20,10L10,20L0,10Z', '#d7433b'),
  R: fill('M0,0H20V20H0Z', '#d7433b') + fill('M8,0H12V20H8ZM0,8H20V12H0Z', '#f4b73f'),
  N:
    fill('M0,0H20V20H0Z', '#fffaf0') +
    fill(
      'M0,0H5V5H0ZM10,0H15V5H10ZM5,5H10V10H5ZM15,5H20V10H15ZM0,10H5V15H0ZM10,10H15V15H10ZM5,15H10V20H5ZM15,15H20V20H15Z',
      '#2f5d8c',
    ),
  M: fill('M0,0H20V20H0Z', '#2f5d8c') + fill('M0,0H4L20,16V20H16L0,4ZM16,0H20V4L4,20H0V16Z', '#fffaf0'),
};

/** A rope from a to b that sags by `sag`, with a flag for each letter. */
function ropeWithFlags([ax, ay], [bx, by], sag, letters) {
  const at = (t) => [ax + (bx - ax) * t, ay + (by - ay) * t + sag * 4 * t * (1 - t)];
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2 + sag * 2];
  return (
    stroke(`M${ax},${ay}Q${mx},${my} ${bx},${by}`, '#14182f', 2.4) +
    [...letters]
      .map((letter, i) => {
        const t = (i + 0.7) / (letters.length + 0.4);
        const [[x, y], [x2, y2]] = [at(t), at(t + 0.02)];
        const turn = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI;
        return `<g transform="translate(${x} ${y}) rotate(${Math.abs(turn) > 90 ? turn + 180 : turn}) translate(-10 1) scale(1.12)">${flags[letter]}</g>`;
      })
      .join('')
  );
}

/** A firework: rays that bend down a little, each with a spark at its end. */
const burst = (x, y, r, color, rays = 22) =>
  Array.from({ length: rays }, (_, i) => {
    const angle = (i / rays) * 2 * Math.PI;
    const length = r * (0.84 + roll() * 0.2);
    const at = (q) => [
      (x + Math.cos(angle) * length * q).toFixed(1),
      (y + Math.sin(angle) * length * q + q * q * r * 0.08).toFixed(1),
    ];
    const [sparkX, sparkY] = at(1);
    return (
      stroke(`M${at(0.3).join()}L${at(0.86).join()}`, color, 2.6, 'opacity=".75"') +
      `<circle cx="${sparkX}" cy="${sparkY}" r="3.4" fill="${color}"/>`
    );
  }).join('');

const glints = Array.from({ length: 64 }, () => {
  const y = 470 + roll() ** 1.4 * 150;
  const spread = 60 + (y - 460) * 1.7;
  const x = 640 + (roll() - 0.5) * spread * 2.4;
  return stroke(
    `M${x},${y}h${14 + roll() * (y - 430) * 0.4}`,
    roll() > 0.4 ? '#ffdca6' : '#ef8f7a',
    2 + (y - 460) / 46,
    'opacity=".6"',
  );
}).join('');

const ship = `<g transform="translate(892 488)">
${lit(fill('M-58,-300C-150,-200 -176,-110 -182,-40L-58,-30Z', '#f3dfbf') + fill('M-48,-262C-4,-190 26,-110 34,-34L-48,-30Z', '#fbecd0'), 'm')}
${lit(fill('M62,-238C112,-176 140,-104 150,-34L62,-30Z', '#fff3dc') + fill('M158,-70C170,-40 196,-26 216,-26L66,-222Z', '#f6e2c0', 'opacity=".96"'), 'm')}
${stroke('M-54,-330V6M58,-268V6', '#14182f', 8)}${stroke('M-186,-30H-54M34,-30H-54M152,-28H58', '#14182f', 5)}${stroke('M170,-6L246,-34', '#14182f', 7)}
${lit(fill('M-196,-14C-160,-2 130,-2 184,-16C172,30 140,52 84,54H-120C-164,52 -186,26 -196,-14Z', '#14182f') + fill('M-196,-14C-160,-2 130,-2 184,-16L180,-4C130,8 -160,8 -192,-2Z', '#f4b73f'), 'm')}
${ropeWithFlags([-196, -14], [-54, -330], 14, 'OSPWTFR')}${ropeWithFlags([-54, -330], [58, -268], 8, 'NM')}${ropeWithFlags([58, -268], [246, -34], 16, 'RFTWPSO')}
</g>`;

/** The harbour's link preview picture, on which the build writes names and date. */
export const share = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><defs>${lights}
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1d2450"/><stop offset=".42" stop-color="#4b3f86"/><stop offset=".74" stop-color="#a85c8a"/><stop offset=".92" stop-color="#ef8f7a"/><stop offset="1" stop-color="#f9c784"/></linearGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e0857f"/><stop offset=".3" stop-color="#8d5590"/><stop offset="1" stop-color="#1f2a5c"/></linearGradient>
<radialGradient id="sun" cx="640" cy="462" r="330" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff0c4" stop-opacity=".95"/><stop offset=".25" stop-color="#fbd28f" stop-opacity=".6"/><stop offset="1" stop-color="#f9c784" stop-opacity="0"/></radialGradient>
<linearGradient id="beam" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff1cf" stop-opacity=".55"/><stop offset="1" stop-color="#fff1cf" stop-opacity="0"/></linearGradient></defs>
<path d="M0,0H1200V470H0Z" fill="url(#sky)"/>${Array.from({ length: 60 }, () => `<circle cx="${(roll() * 1200).toFixed(0)}" cy="${(roll() * 260).toFixed(0)}" r="${(0.8 + roll() * 1.2).toFixed(1)}" fill="#fff" opacity="${(0.3 + roll() * 0.5).toFixed(2)}"/>`).join('')}
<path d="M0,0H1200V470H0Z" fill="url(#sun)"/>${burst(1080, 120, 84, '#f9c784')}${burst(772, 74, 40, '#ef8f7a', 16)}${burst(1140, 268, 40, '#9cc9be', 14)}
<path d="M212,352L1200,190V330Z" fill="url(#beam)"/>${fill('M300,468Q430,412 560,440T800,432Q930,404 1040,430T1500,414V470H300Z', '#6d4787')}
<path d="M0,464H1200V630H0Z" fill="url(#sea)"/>${glints}
${fill('M-400,470C-200,450 60,410 250,436C320,448 350,470 360,484C260,492 60,492 -400,490Z', '#231a48')}
${lit(fill('M190,436L198,366H226L234,436Z', '#fbf0dd') + fill('M194,404L196.5,384H227.5L230,404Z', '#d7433b'), 's')}${fill('M190,366H234V360H190ZM196,340L212,322L228,340Z', '#14182f')}${fill('M200,340H224V360H200Z', '#ffe9ad')}${stroke('M198,340V360M226,340V360', '#14182f', 3)}
${lit(fill('M104,440V404L136,384L168,404V440Z', '#e9d6bd') + fill('M98,408L136,380L174,408Z', '#8a3f4a') + fill('M128,416h14v14h-14Z', '#ffd37a'), 's')}
<g transform="translate(892 559) scale(1 -.42)" opacity=".22">${fill('M-196,-14C-160,-2 130,-2 184,-16C172,30 140,52 84,54H-120C-164,52 -186,26 -196,-14Z', '#14182f')}${fill('M-182,-40L-58,-300L-48,-262L34,-34ZM62,-30L62,-238L150,-34Z', '#fbecd0')}</g>${ship}
${fill('M-20,630C80,566 220,560 330,630ZM1000,630C1080,584 1180,580 1240,610V640H1000Z', '#141a3c')}
<rect width="1200" height="630" filter="url(#paper)" opacity=".1" style="mix-blend-mode:soft-light"/></svg>`;
