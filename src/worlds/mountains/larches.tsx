import styles from './alp.module.css';
import { repeat, seeded } from '../drawing/random';

/** Two larches that a cord hangs between: see garland.tsx. Their feet are at y = 400. */
export function Larches() {
  return (
    <svg className={styles.larches} viewBox="0 0 640 420">
      <path className={styles.needles} d={larch(3, 44, 300, 74)} />
      <path className={styles.gold} d={larch(3, 44, 300, 74, 0.5)} />
      <path className={styles.needles} d={larch(8, 598, 380, 92)} />
      <path className={styles.gold} d={larch(8, 598, 380, 92, 0.5)} />
    </svg>
  );
}

/**
 * A larch: a straight stem and boughs that droop and turn up again, fringed below.
 * @param lit what share of the boughs on the left is drawn, and nothing else: where the last light lies.
 */
function larch(seed: number, x: number, height: number, spread: number, lit = 0): string {
  const random = seeded(seed);
  const foot = 410;
  const boughs = repeat(15, (index) => {
    const t = (index + 0.6) / 15;
    const y = Math.round(foot - height + height * 0.86 * t);
    return [-1, 1]
      .map((side) => {
        const reach = Math.round(spread * (0.16 + 0.84 * t) * (0.62 + random() * 0.38));
        const drop = Math.round(5 + reach * (0.14 + random() * 0.14));
        const thick = Math.round(6 + reach * 0.16);
        const part = (share: number) => side * Math.round(reach * share);
        if (lit > 0)
          return side > 0
            ? ''
            : `M${x + part(0.45)} ${y + Math.round(drop * 0.6)}q${part(0.25)} ${Math.round(drop * 0.5)} ${part(lit)} ${Math.round(drop * 0.4)}q${-part(0.3)} ${-Math.round(drop * 0.2)} ${-part(lit)} ${-Math.round(drop * 0.4) + 3}z`;
        return `M${x} ${y - 3}q${part(0.5)} ${drop} ${part(1)} ${drop}l${-part(0.14)} ${Math.round(thick * 0.5)} ${-part(0.06)}-3${-part(0.16)} ${thick} ${-part(0.08)}-6${-part(0.2)} ${thick}-${side * 2}-7L${x} ${y + thick + 4}z`;
      })
      .join('');
  });
  return lit > 0 ? boughs : `M${x - 1} ${foot - height - 12}h2l5 ${height + 20}h-12z${boughs}`;
}
