import { repeat, short } from '../drawing/random.ts';
import type { EndingDrawing } from '../ending-drawing.ts';

/** The x of the heart's axis. */
const MIDDLE = 340;
const HEART = `M${MIDDLE} 590Q216 504 130 408Q36 300 36 200Q36 34 190 34Q300 34 ${MIDDLE} 138Q380 34 490 34Q644 34 644 200Q644 300 550 408Q464 504 ${MIDDLE} 590z`;
const LAMP_COUNT = 56;

/** A heart of prints with lamps around it, as at a garden party. */
export const ending: EndingDrawing = {
  width: 680,
  height: 624,
  shapes: [HEART],
  behind: `<defs>
<radialGradient id="glow"><stop stop-color="#ffe0a3" stop-opacity=".55"/><stop offset=".6" stop-color="#ffb27d" stop-opacity=".26"/><stop offset="1" stop-color="#ff9d7a" stop-opacity="0"/></radialGradient>
<linearGradient id="cloth" x1=".2" x2=".8" y2="1"><stop stop-color="#b8455c"/><stop offset=".5" stop-color="#93304f"/><stop offset="1" stop-color="#641f42"/></linearGradient>
</defs>
<ellipse cx="${MIDDLE}" cy="300" rx="340" ry="298" fill="url(#glow)"/>
<path fill="url(#cloth)" d="${HEART}"/>`,
  before: `<defs><radialGradient id="lamp"><stop stop-color="#ffe8b4" stop-opacity=".95"/><stop offset=".4" stop-color="#ffc873" stop-opacity=".42"/><stop offset="1" stop-color="#ffb45a" stop-opacity="0"/></radialGradient></defs>
<path fill="none" stroke="#2b1230" stroke-width="2.2" stroke-opacity=".8" d="${HEART}"/>
${lamps()}`,
};

/** Lamps at even distances along the outline. */
function lamps(): string {
  const points = alongHeart();
  return repeat(LAMP_COUNT, (index) => {
    const [x, y] = points[Math.round((index * points.length) / LAMP_COUNT)] ?? [0, 0];
    return `<circle cx="${short(x)}" cy="${short(y)}" r="17" fill="url(#lamp)"/><circle cx="${short(x)}" cy="${short(y)}" r="4.4" fill="#fff6dc"/>`;
  });
}

/** Points about a unit apart along the outline. Each `Q` starts where the last one ends, so it adds four numbers. */
function alongHeart(): [x: number, y: number][] {
  const numbers = HEART.match(/\d+/g)?.map(Number) ?? [];
  const points: [number, number][] = [];
  for (let start = 0; start + 5 < numbers.length; start += 4) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers.slice(start, start + 6);
    for (let t = 0; t < 1; t += 0.0005) {
      const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2;
      const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2;
      const last = points.at(-1);
      if (!last || Math.hypot(x - last[0], y - last[1]) >= 1) points.push([x, y]);
    }
  }
  return points;
}
