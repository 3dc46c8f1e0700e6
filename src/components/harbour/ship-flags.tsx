import { FlagCloth } from '../flag-cloth';
import { FLAG_SIZE, type FlagLetter } from '../signal-flags';
import { short } from './random';
import styles from './harbour.module.css';

type Point = [x: number, y: number];
type Line = { from: Point; sag: Point; to: Point; flags: FlagLetter[] };

const FLAG = 21;

/** Dressed overall: from the boom's end over both mastheads to the bowsprit's, as on a holiday. */
const DRESSED: Line[] = [
  { from: [250, 66], sag: [110, 210], to: [38, 452], flags: ['O', 'S', 'P', 'W', 'T', 'F', 'R', 'Y', 'S', 'O'] },
  { from: [250, 66], sag: [312, 118], to: [374, 92], flags: ['T', 'Y', 'F'] },
  { from: [374, 92], sag: [470, 290], to: [600, 416], flags: ['R', 'W', 'O', 'P', 'S', 'Y', 'T', 'F', 'R'] },
];

export type ShipFlagsProps = { letters: FlagLetter[]; dressed: boolean };

/** The signal flags in the ship's rigging: one hoist of what has been read, or all of her bunting. */
export function ShipFlags({ letters, dressed }: ShipFlagsProps) {
  const lines: Line[] = dressed
    ? DRESSED
    : letters.length > 0
      ? [{ from: [250, 66], sag: [130, 220], to: [72, 474], flags: [...letters, ...Array<FlagLetter>(0)] }]
      : [];
  return lines.map((line) => (
    <g key={line.to.join()}>
      <path className={styles.halyard} d={`M${line.from}Q${line.sag} ${line.to}`} />
      {line.flags.map((letter, index) => (
        <g
          key={index}
          transform={place(line, dressed ? (index + 1) / (line.flags.length + 1) : 0.06 + (index + 1) * 0.095)}
        >
          <FlagCloth letter={letter} />
        </g>
      ))}
    </g>
  ));
}

/** Puts a flag's square below a point of the line, turned with the line. */
function place({ from, sag, to }: Line, t: number): string {
  const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * sag[axis] + t ** 2 * to[axis];
  const slope = (axis: 0 | 1) => (1 - t) * (sag[axis] - from[axis]) + t * (to[axis] - sag[axis]);
  const angle = (Math.atan2(slope(1), slope(0)) * 180) / Math.PI;
  const upright = Math.abs(angle) > 90 ? angle - 180 : angle;
  return `translate(${short(at(0))} ${short(at(1))}) rotate(${Math.round(upright * 0.35)}) scale(${FLAG / FLAG_SIZE}) translate(${-FLAG_SIZE / 2} -4)`;
}
