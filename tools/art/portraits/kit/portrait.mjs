import { lights, grain } from './light.mjs';
import { drawHead } from './head.mjs';
import { fill } from './ink.mjs';

/**
 * A person on a sheet of 600 × 720, as an SVG.
 * @param {{ sky: [string, string], behind: string, head: import('./head.mjs').Head, body: string, front?: string,
 *   lean?: number }} person `sky`: the colours at its upper and lower end; `behind` and `front`: what is drawn behind and
 *   in front of the person; `lean`: how far the body leans, in degrees
 */
export function drawPortrait({ sky, behind, head, body, front = '', lean = 0 }) {
  const { back, front: face } = drawHead(head);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 720" width="600" height="720"><defs>${lights}
<linearGradient id="sky" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
<radialGradient id="glow" cx=".22" cy=".16" r=".85"><stop offset="0" stop-color="#fff1cf" stop-opacity=".6"/><stop offset="1" stop-color="#fff1cf" stop-opacity="0"/></radialGradient>
<radialGradient id="depth" cx=".3" cy=".2" r="1.3"><stop offset=".4" stop-color="#2a1c52" stop-opacity="0"/><stop offset="1" stop-color="#2a1c52" stop-opacity=".38"/></radialGradient>
<filter id="fade" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="4"/></filter>
<filter id="umbra" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 .25 0 0 0 0 .13 0 0 0 0 .36 0 0 0 1 0"/><feGaussianBlur stdDeviation="2"/></filter>
</defs>${fill('M0,0H600V720H0Z', 'url(#sky)')}${fill('M0,0H600V720H0Z', 'url(#glow)')}${behind}${fill('M0,0H600V720H0Z', 'url(#depth)')}
${back}<g transform="rotate(${lean} 300 480)">${body}</g>${face}${front}${grain}</svg>`;
}
