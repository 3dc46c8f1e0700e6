import { MapOrnament } from 'virtual:world/ornaments/map-ornament';
import type { MapDrawing, MapLine, MapName, MapWords, Point, TravelMap } from '../../model/content';
import { Compass } from './compass';
import { closeThrough, curveThrough, pointsOf, toDrawing } from './curve';
import { DRAWN_FOR, GOAL_RADIUS, GOAL_SCALE, NOTE_LINE, PILL_HEIGHT, STOP_RADIUS } from './map-sizes';
import styles from './drawn-map.module.css';
import lines from './route-lines.module.css';

export type DrawnMapProps = {
  map: TravelMap;
  drawing: MapDrawing;
  className?: string | undefined;
};

/** Widths of the shallows along the shore in units, widest first. */
const SHALLOWS = [60, 34, 14];
/** Widths of the hatching on both sides of a ridge, in units. */
const HATCHINGS = [26, 14];
/** How far the baseline of a label is below its middle, relative to its font size. */
const BASELINE = 0.35;

/** The map of how to get to the wedding: shore or mountains, routes, stops and travel times. */
export function DrawnMap({ map, drawing, className }: DrawnMapProps) {
  const { width, height, noteSize, ornament, compass } = drawing;
  const curve = (line: MapLine) => curveThrough(pointsOf(line, drawing));
  const coasts = map.coasts.map(({ shore, behind }) => ({
    shore: curve(shore),
    behind: closeThrough(pointsOf(behind, drawing)),
  }));
  const ridges = map.ridges.map(curve).join('');
  const rivers = map.rivers.map(curve).join('');
  return (
    <svg
      className={`${styles.map} ${styles[map.ground]} ${className ?? ''}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={map.alt}
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
      {map.islands.map(({ at, radius }) => {
        const { x, y } = toDrawing(at, drawing);
        // A radius, like y, is measured in degrees of latitude.
        return <circle key={`${x} ${y}`} className={styles.shore} cx={x} cy={y} r={radius * drawing.scale.y} />;
      })}
      {ridges &&
        HATCHINGS.map((stroke) => <path key={stroke} className={styles.hatching} d={ridges} strokeWidth={stroke} />)}
      {ridges && <path className={styles.ridge} d={ridges} />}
      {rivers && <path className={styles.river} d={rivers} />}
      {map.lakes.map((line) => {
        const path = curveThrough(pointsOf(line, drawing), { closed: true });
        return <path key={path} className={styles.lake} d={path} />;
      })}
      {map.ways.map(({ style, line }) => {
        const path = curve(line);
        return <path key={path} className={lineClass(style)} d={path} />;
      })}
      {drawing.arrows.map(({ style, path, head }) => (
        <g key={path} className={lineClass(style)}>
          <path d={path} />
          <path className={styles.head} d={head} />
        </g>
      ))}
      {ornament && <MapOrnament at={ornament} size={noteSize} />}
      {compass && <Compass at={compass} size={noteSize} />}
      {map.peaks.map((peak, index) => (
        <Named key={peak.name} place={peak} words={drawing.peaks[index]} drawing={drawing} />
      ))}
      {drawing.labels.map((label) => (
        <Label key={`${label.at.x} ${label.at.y}`} label={label} size={noteSize} />
      ))}
      {map.stops.map((stop, index) => (
        <Named key={stop.name} place={stop} words={drawing.stops[index]} drawing={drawing} />
      ))}
    </svg>
  );
}

const lineClass = (style: string) => `${lines.line} ${lines[style]}`;

type NamedProps = {
  /** Only a stop has `isGoal`. */
  place: MapName & { isGoal?: boolean };
  words: MapWords | null | undefined;
  drawing: MapDrawing;
};

/** A stop or a peak with its name and note. A peak that the build found no room for is left out. */
function Named({ place: { name, note, at, isGoal }, words, drawing }: NamedProps) {
  if (!words) return null;
  const { nameSize, noteSize } = drawing;
  const { x, y } = toDrawing(at, drawing);
  const { at: start, anchor, leader } = words;
  const size = isGoal === undefined ? noteSize : isGoal ? nameSize * GOAL_SCALE : nameSize;
  return (
    <g className={isGoal === undefined ? styles.peak : undefined}>
      {leader && <path className={styles.leader} d={`M${x} ${y}L${leader.x} ${leader.y}`} />}
      {isGoal === undefined ? (
        <PeakMark at={{ x, y }} size={noteSize} />
      ) : (
        <circle
          className={isGoal ? styles.goal : styles.stop}
          cx={x}
          cy={y}
          r={noteSize * (isGoal ? GOAL_RADIUS : STOP_RADIUS)}
        />
      )}
      <text className={styles.name} x={start.x} y={start.y} textAnchor={anchor} fontSize={size}>
        {name}
      </text>
      {note && (
        <text
          className={styles.note}
          x={start.x}
          y={start.y + noteSize * NOTE_LINE}
          textAnchor={anchor}
          fontSize={noteSize}
        >
          {note}
        </text>
      )}
    </g>
  );
}

/** A map symbol for a mountain, with one side in the sun and one in the shade. */
function PeakMark({ at, size }: { at: Point; size: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${size / DRAWN_FOR})`}>
      <path className={styles.sunny} d="M0-10-10 8H0z" />
      <path className={styles.shady} d="M0-10 10 8H0z" />
    </g>
  );
}

type LabelProps = { label: MapDrawing['labels'][number]; size: number };

/** A label of a route, such as its travel time, on a pill in the route's colour. */
function Label({ label: { style, at, width, text }, size }: LabelProps) {
  const height = size * PILL_HEIGHT;
  return (
    <g className={`${styles.label} ${lines[style]}`}>
      <rect x={at.x - width / 2} y={at.y - height / 2} width={width} height={height} rx={height / 2} />
      <text x={at.x} y={at.y + size * BASELINE} fontSize={size} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
