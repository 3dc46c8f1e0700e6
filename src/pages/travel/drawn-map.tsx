import { MapOrnament } from 'virtual:world/ornaments/map-ornament';
import type { MapDrawing, MapLine, MapName, MapWords, Point, TravelMap } from '../../model/content';
import { Compass } from './compass';
import { closeThrough, curveThrough, pointsOf, toDrawing } from './curve';
import { GOAL_RADIUS, GOAL_SCALE, NOTE_LINE, PILL_HEIGHT, STOP_RADIUS, SYMBOL_TEXT_SIZE } from './map-sizes';
import styles from './drawn-map.module.css';
import lines from './route-lines.module.css';

export type DrawnMapProps = {
  map: TravelMap;
  drawing: MapDrawing;
  className?: string | undefined;
};

/** Widths of the shallows along the shore, in the drawing's units. Land covers their inner half. */
const SHALLOWS = [60, 34, 14];
/** Widths of the hatching across a ridge, in the drawing's units. */
const HATCHINGS = [26, 14];
/** How far a label's baseline is below the middle of its pill, relative to its font size. */
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
      className={`${styles.map} ${map.ground === 'land' ? styles.land : ''} ${className ?? ''}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={map.alt}
    >
      <rect className={styles.ground} width={width} height={height} />
      {drawing.graticule && <path className={styles.graticule} d={drawing.graticule} />}
      {coasts.map(({ shore }) =>
        SHALLOWS.map((strokeWidth) => (
          <path key={strokeWidth + shore} className={styles.shallow} d={shore} strokeWidth={strokeWidth} />
        )),
      )}
      {coasts.map(({ shore, behind }) => (
        <path key={shore} className={styles.shore} d={shore + behind} />
      ))}
      {map.islands.map(({ at, radius }) => {
        const { x, y } = toDrawing(at, drawing);
        // In the map's grid, a radius is in degrees of latitude, like y.
        return <circle key={`${x} ${y}`} className={styles.shore} cx={x} cy={y} r={radius * drawing.scale.y} />;
      })}
      {ridges &&
        HATCHINGS.map((strokeWidth) => (
          <path key={strokeWidth} className={styles.hatching} d={ridges} strokeWidth={strokeWidth} />
        ))}
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
          <path className={styles.arrowHead} d={head} />
        </g>
      ))}
      {ornament && <MapOrnament at={ornament} size={noteSize} />}
      {compass && <Compass at={compass} size={noteSize} />}
      {map.peaks.map((peak, index) => (
        <NamedPlace key={peak.name} place={peak} words={drawing.peaks[index]} drawing={drawing} />
      ))}
      {drawing.labels.map((label) => (
        <Label key={`${label.at.x} ${label.at.y}`} label={label} size={noteSize} />
      ))}
      {map.stops.map((stop, index) => (
        <NamedPlace key={stop.name} place={stop} words={drawing.stops[index]} drawing={drawing} />
      ))}
    </svg>
  );
}

const lineClass = (style: string) => `${lines.line} ${lines[style]}`;

type NamedPlaceProps = {
  /** Only a stop has `isGoal`. */
  place: MapName & { isGoal?: boolean };
  /** Null for a peak whose name the build found no room for. */
  words: MapWords | null | undefined;
  drawing: MapDrawing;
};

/** A stop or a peak with its name and note; nothing if there is no room for the name. */
function NamedPlace({ place: { name, note, at, isGoal }, words, drawing }: NamedPlaceProps) {
  if (!words) return null;
  const { nameSize, noteSize } = drawing;
  const { x, y } = toDrawing(at, drawing);
  const { at: textAt, anchor, leader } = words;
  const isPeak = isGoal === undefined;
  const stopNameSize = isGoal ? nameSize * GOAL_SCALE : nameSize;
  return (
    <g className={isPeak ? styles.peak : undefined}>
      {leader && <path className={styles.leader} d={`M${x} ${y}L${leader.x} ${leader.y}`} />}
      {isPeak ? (
        <PeakMark at={{ x, y }} size={noteSize} />
      ) : (
        <circle
          className={isGoal ? styles.goal : styles.stop}
          cx={x}
          cy={y}
          r={noteSize * (isGoal ? GOAL_RADIUS : STOP_RADIUS)}
        />
      )}
      <text
        className={styles.name}
        x={textAt.x}
        y={textAt.y}
        textAnchor={anchor}
        fontSize={isPeak ? noteSize : stopNameSize}
      >
        {name}
      </text>
      {note && (
        <text
          className={styles.note}
          x={textAt.x}
          y={textAt.y + noteSize * NOTE_LINE}
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
    <g transform={`translate(${at.x} ${at.y}) scale(${size / SYMBOL_TEXT_SIZE})`}>
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
