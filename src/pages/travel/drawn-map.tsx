import { MapOrnament } from 'virtual:world/map-ornament';
import type { MapDrawing, MapName } from '../../content/model';
import styles from './drawn-map.module.css';
import { Compass } from './compass';

export type DrawnMapProps = {
  drawing: MapDrawing;
  /** What it shows, in words. */
  alt: string;
  className?: string | undefined;
};

/** Lines of water along the shore, as on a chart: widths in units, the widest first. */
const SHALLOWS = [60, 34, 14];
/** Ridges are hatched on both sides, as old maps do, with a line along their crest: widths in units. */
const HATCHINGS = [26, 14];

/** The way to the wedding, drawn as a chart: shore or mountains, ways, stops, minutes. */
export function DrawnMap({ drawing, alt, className }: DrawnMapProps) {
  const { width, height, noteSize, coasts, ornament, compass } = drawing;
  return (
    <svg
      className={`${styles.map} ${styles[drawing.ground]} ${className ?? ''}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={alt}
    >
      <rect className={styles.ground} width={width} height={height} />
      {drawing.net && <path className={styles.net} d={drawing.net} />}
      {coasts.map(({ shore }) =>
        SHALLOWS.map((stroke) => (
          <path key={stroke + shore} className={styles.shallow} d={shore} strokeWidth={stroke} />
        )),
      )}
      {coasts.map(({ shore, behind }) => (
        <path key={shore} className={styles.shore} d={shore + behind} />
      ))}
      {drawing.islands.map(({ at, radius }) => (
        <circle key={`${at.x} ${at.y}`} className={styles.shore} cx={at.x} cy={at.y} r={radius} />
      ))}
      {drawing.ridges && (
        <>
          {HATCHINGS.map((stroke) => (
            <path key={stroke} className={styles.hatching} d={drawing.ridges} strokeWidth={stroke} />
          ))}
          <path className={styles.ridge} d={drawing.ridges} />
        </>
      )}
      {drawing.rivers && <path className={styles.river} d={drawing.rivers} />}
      {drawing.lakes && <path className={styles.lake} d={drawing.lakes} />}
      {drawing.ways.map(({ style, path, arrow }) => (
        <g key={path} className={styles[style]}>
          <path d={path} />
          {arrow && <path className={styles.arrow} d={arrow} />}
        </g>
      ))}
      {ornament && <MapOrnament at={ornament} size={noteSize} />}
      {compass && <Compass at={compass} size={noteSize} />}
      {drawing.peaks.map((peak) => (
        <Peak key={peak.name} peak={peak} drawing={drawing} />
      ))}
      {drawing.labels.map((label) => (
        <Label key={`${label.at.x} ${label.at.y}`} label={label} size={noteSize} />
      ))}
      {drawing.stops.map((stop) => (
        <Stop key={stop.name} stop={stop} drawing={drawing} />
      ))}
    </svg>
  );
}

type StopProps = { stop: MapDrawing['stops'][number]; drawing: MapDrawing };

function Stop({ stop, drawing: { nameSize, noteSize } }: StopProps) {
  const { isGoal, at } = stop;
  return (
    <g>
      <Leader to={stop} />
      <circle
        className={isGoal ? styles.goal : styles.stop}
        cx={at.x}
        cy={at.y}
        r={noteSize * (isGoal ? 0.75 : 0.45)}
      />
      <Words of={stop} size={isGoal ? nameSize * 1.4 : nameSize} noteSize={noteSize} className={styles.name} />
    </g>
  );
}

type PeakProps = { peak: MapName; drawing: MapDrawing };

/** A mountain as maps mark it: one side in the sun, one in the shade. */
function Peak({ peak, drawing: { noteSize } }: PeakProps) {
  const { x, y } = peak.at;
  return (
    <g>
      <Leader to={peak} />
      <g transform={`translate(${x} ${y}) scale(${noteSize / 16})`}>
        <path className={styles.sunny} d="M0-10-10 8H0z" />
        <path className={styles.shady} d="M0-10 10 8H0z" />
      </g>
      <Words of={peak} size={noteSize} noteSize={noteSize} className={styles.peak} />
    </g>
  );
}

function Leader({ to: { at, words } }: { to: MapName }) {
  return words.leader && <path className={styles.leader} d={`M${at.x} ${at.y}L${words.leader.x} ${words.leader.y}`} />;
}

type WordsProps = { of: MapName; size: number; noteSize: number; className: string | undefined };

function Words({ of: { name, note, words }, size, noteSize, className }: WordsProps) {
  const { at, anchor } = words;
  return (
    <>
      <text className={className} x={at.x} y={at.y} textAnchor={anchor} fontSize={size}>
        {name}
      </text>
      {note && (
        <text className={styles.note} x={at.x} y={at.y + noteSize * 1.35} textAnchor={anchor} fontSize={noteSize}>
          {note}
        </text>
      )}
    </>
  );
}

type LabelProps = { label: MapDrawing['labels'][number]; size: number };

/** What is said of a way, such as its minutes, on a pill in its colour. */
function Label({ label: { style, at, width, text }, size }: LabelProps) {
  const height = size * 1.9;
  return (
    <g className={`${styles.label} ${styles[`${style}Label`]}`}>
      <rect x={at.x - width / 2} y={at.y - height / 2} width={width} height={height} rx={height / 2} />
      <text x={at.x} y={at.y + size * 0.35} fontSize={size} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
