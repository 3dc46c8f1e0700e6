import styles from './alp.module.css';
import { repeat, seeded } from '../../drawing/random';

/** The alp in front: grass and flowers in two corners, and a stone-roofed hut on the right. */
export function Alp() {
  return (
    <>
      <svg className={styles.left} viewBox="0 0 700 260">
        <defs>
          <linearGradient id="m-turf" x2="0" y2="1">
            <stop stopColor="#1d4a4c" />
            <stop offset=".4" stopColor="#123240" />
            <stop offset="1" stopColor="#081a2b" />
          </linearGradient>
        </defs>
        <path
          className={styles.blades}
          d={grass({ seed: 3, count: 64, from: -10, to: 420, ground: (x) => 92 + x * 0.2 })}
        />
        <path fill="url(#m-turf)" d="M-20 262V84q90-14 190 16 150 22 250 68t300 94z" />
        <path className={styles.rim} d="M-20 84q90-14 190 16 150 22 250 68t300 94" />
        <path
          fill="#31506a"
          d="M70 150q10-24 40-20 26 2 34 26-36 14-74-6zM246 190q14-16 36-10 18 6 18 22-30 8-54-12z"
        />
        <path className={styles.rim} d="M72 148q12-22 38-18 16 1 24 12M248 188q14-14 34-8" />
        <path
          className={styles.stalks}
          d="M22 150q4-30 0-48M52 130q-4-24 4-50M98 120q6-20 2-42M140 140q-2-28 6-44M188 150q4-20 0-40M226 170q-2-24 6-40M14 200q8-24 4-44M120 200q-6-20 0-38M170 200q4-22 0-34M280 178q-2-14 4-26M330 196q4-16 0-28"
        />
        <Gentian x={22} y={100} size={1.1} />
        <Edelweiss x={56} y={80} size={1.25} />
        <Alpenrose x={100} y={76} size={1.1} />
        <Gentian x={146} y={94} size={0.9} />
        <Edelweiss x={188} y={108} size={0.9} />
        <Alpenrose x={18} y={152} size={1.15} />
        <Alpenrose x={232} y={130} size={0.8} />
        <Edelweiss x={120} y={160} size={1} />
        <Gentian x={170} y={166} size={0.9} />
        <Gentian x={284} y={152} size={0.7} />
        <Edelweiss x={330} y={168} size={0.6} />
      </svg>
      <svg className={styles.right} viewBox="0 0 900 420">
        <path
          className={styles.blades}
          d={grass({ seed: 8, count: 60, from: 330, to: 900, ground: (x) => 330 - (x - 330) * 0.2 })}
        />
        <path fill="url(#m-turf)" d="M-40 422q150-30 300-66t330-80 330-72v220z" />
        <path className={styles.rim} d="M60 402q110-24 210-50t320-78 320-68" />
        <g transform="translate(600 270)">
          <Hut />
        </g>
        <path
          fill="#31506a"
          d="M430 340q14-24 44-16 24 8 26 26-40 12-70-10zM760 330q14-30 48-24 30 6 36 34-48 14-84-10z"
        />
        <path className={styles.rim} d="M432 338q14-22 40-14M764 326q14-26 44-20" />
        <path
          className={styles.stalks}
          d="M540 340q4-20 0-34M700 330q-4-22 2-40M740 310q4-26 0-40M860 300q-2-24 4-46M650 370q4-22 0-34M820 380q-4-20 2-36"
        />
        <Edelweiss x={540} y={304} size={0.9} />
        <Alpenrose x={702} y={288} size={1} />
        <Gentian x={740} y={268} size={0.9} />
        <Alpenrose x={864} y={252} size={1.1} />
        <Edelweiss x={822} y={342} size={1.1} />
        <Gentian x={650} y={334} size={0.9} />
      </svg>
    </>
  );
}

/** A herdsman's hut of dark beams on a stone base, its foot at 0, 0. */
function Hut() {
  return (
    <g>
      <path fill="#3d4a66" d="M-62 6v-20H66V-2l-20 8z" />
      <path fill="#5a3d4c" d="M-58-14v-34L-20-84 20-48v34z" />
      <path fill="#33263e" d="M20-14v-34l44-2v36z" />
      <path
        className={styles.beams}
        d="M-58-22h78M-58-30h78M-58-38h78M-50-54h60M-42-62h44M20-22h44M20-30h44M20-38h44"
      />
      <path fill="#1c2038" d="M-72-40L-20-92l8 4L24-40l-6 2-38-38-46 42z" />
      <path fill="#2a2c48" d="M-20-92l66-4 38 50-64 8z" />
      <path className={styles.rim} d="M-70-41L-20-91l66-4" />
      <path className={styles.stones} d="M2-84h0M24-85h0M44-86h0M14-68h0M36-69h0M56-70h0M28-52h0M50-54h0M70-56h0" />
      <path fill="#2b2338" d="M34-96v-16h10v15z" />
      <path fill="#20182c" d="M-8-14v-26h16v26z" />
      <path className={styles.windows} d="M-42-40h20v16h-20zM-26-64h12v9h-12zM36-40h14v12H36z" />
      <path fill="#3a2230" d="M-33-40h2v16h-2zM-42-33h20v2h-20zM42-40h2v12h-2z" />
      <path fill="#d7475f" d="M-44-22q4-6 8-2 4-5 8 0 4-4 8 2z" />
    </g>
  );
}

type FlowerProps = { x: number; y: number; size: number };

function Edelweiss({ x, y, size }: FlowerProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill="#cfd6d8" d={star(8, 12, 0.2)} />
      <path fill="#f2efe2" d={star(7, 9, 0.5)} />
      <path fill="#e3bf62" d="M-3 0a2 2 0 1 1 .1 0zM4-1a2 2 0 1 1 .1 0zM1 3a2 2 0 1 1 .1 0z" />
    </g>
  );
}

function Gentian({ x, y, size }: FlowerProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill="#3350b4" d={star(5, 12, 0.1)} />
      <path fill="#5f83e0" d={star(5, 7, 0.1)} />
      <circle r="2" fill="#e8ecff" />
    </g>
  );
}

function Alpenrose({ x, y, size }: FlowerProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill="#245a52" d="M-20 12q0-16 18-8-2 12-18 8zM6 10q12-14 22-2-10 12-22 2zM-6 16q8-8 14 2-8 10-14-2z" />
      <circle cx="-7" cy="3" r="7" fill="#b73a5a" />
      <circle cx="8" cy="2" r="7" fill="#c9486a" />
      <circle cx="0" cy="-6" r="7.5" fill="#ea7f95" />
      <path fill="#ffd6c8" d="M-8 3a1.8 1.8 0 1 1 .1 0zM8 2a1.8 1.8 0 1 1 .1 0zM0-6a1.8 1.8 0 1 1 .1 0z" />
    </g>
  );
}

/** Pointed petals around 0, 0, turned by `turn` radians and slightly flattened by perspective. */
function star(petals: number, radius: number, turn: number): string {
  return repeat(petals, (index) => {
    const pointAt = (angle: number, reach: number) =>
      `${Math.round(Math.cos(angle) * reach * 1.1)} ${Math.round(Math.sin(angle) * reach * 0.8)}`;
    const middle = turn + (index / petals) * 2 * Math.PI;
    const halfPetal = Math.PI / petals;
    return `M0 0L${pointAt(middle - halfPetal, radius * 0.6)} ${pointAt(middle, radius)} ${pointAt(middle + halfPetal, radius * 0.6)}z`;
  });
}

/** Grass grows from one x coordinate to another. `ground` returns the ground's y coordinate at `x`. */
type Grass = { seed: number; count: number; from: number; to: number; ground: (x: number) => number };

/** Blades of grass that lean with the wind. Their feet are 12 units below the ground's line, out of sight. */
function grass({ seed, count, from, to, ground }: Grass): string {
  const random = seeded(seed);
  return repeat(count, () => {
    const x = Math.round(from + random() * (to - from));
    const [height, lean] = [Math.round(14 + random() * 34), Math.round(2 + random() * 14)];
    return `M${x} ${Math.round(ground(x)) + 12}q1-${Math.round(height * 0.6)} ${lean}-${height}q-2 ${Math.round(height * 0.5)} ${4 - lean} ${height}z`;
  });
}
