import { MapOrnament } from 'virtual:world/map-ornament';
import type { TravelContent, TravelStop } from '../../content/model';
import { FROM_THE_AIRPORT, ISLANDS, MAINLAND, RAIL, ROAD_FROM_BOSTON, ROAD_FROM_SALEM, STOPS } from './coast';
import styles from './coast-map.module.css';
import { Compass, Graticule } from './map-ornaments';
import type { MapLayout } from './map-layout';
import { pathThrough, project } from './projection';

export type CoastMapProps = {
  layout: MapLayout;
  words: TravelContent['map'];
  className?: string | undefined;
};

const STOP_ORDER: TravelStop[] = ['southStation', 'northStation', 'logan', 'beverly', 'salem', 'gloucester'];
const LEGS = ['train', 'driveFromBoston', 'driveFromSalem'] as const;
/** Lines of water along the shore, as on a chart: widths in units, the widest first. */
const SHALLOWS = [60, 34, 14];

/** The way from Boston to Gloucester, drawn as a chart: shore, rails, roads, stops, minutes. */
export function CoastMap({ layout, words, className }: CoastMapProps) {
  const { crop } = layout;
  const shore = pathThrough(MAINLAND, crop);
  const land = `${shore}L${-crop.width} ${crop.height * 2}L${-crop.width} ${-crop.height}Z`;
  const path = (places: Parameters<typeof pathThrough>[0]) => pathThrough(places, crop);
  return (
    <svg
      className={`${styles.map} ${className ?? ''}`}
      viewBox={`0 0 ${crop.width} ${crop.height}`}
      role="img"
      aria-label={words.alt}
    >
      <rect className={styles.sea} width={crop.width} height={crop.height} />
      <Graticule crop={crop} />
      {SHALLOWS.map((width) => (
        <path key={width} className={styles.shallow} d={shore} strokeWidth={width} />
      ))}
      <path className={styles.land} d={land} />
      {ISLANDS.map(({ at, radius }) => {
        const { x, y } = project(at, crop);
        return <circle key={x} className={styles.land} cx={x} cy={y} r={radius * crop.scale} />;
      })}
      <path className={styles.air} d={path(FROM_THE_AIRPORT)} />
      <path className={styles.car} d={path(ROAD_FROM_BOSTON)} />
      <path className={styles.car} d={path(ROAD_FROM_SALEM)} />
      <path className={styles.train} d={path(RAIL)} />
      <MapOrnament at={layout.ornament} size={layout.noteSize} />
      <Compass at={layout.compass} size={layout.noteSize} />
      {LEGS.map((leg) => (
        <Minutes key={leg} kind={leg === 'train' ? 'train' : 'car'} text={words.legs[leg]} layout={layout} at={leg} />
      ))}
      {STOP_ORDER.map((stop) => (
        <Stop key={stop} stop={stop} words={words.stops[stop]} layout={layout} />
      ))}
    </svg>
  );
}

type StopProps = { stop: TravelStop; words: { name: string; note: string | null }; layout: MapLayout };

function Stop({ stop, words, layout }: StopProps) {
  const { nameSize, noteSize } = layout;
  const isGoal = stop === 'gloucester';
  const dot = project(STOPS[stop], layout.crop);
  const { x, y, anchor, leader } = layout.stops[stop];
  return (
    <g>
      {leader && <path className={styles.leader} d={`M${dot.x} ${dot.y}L${leader.x} ${leader.y}`} />}
      <circle
        className={isGoal ? styles.goal : styles.stop}
        cx={dot.x}
        cy={dot.y}
        r={noteSize * (isGoal ? 0.75 : 0.45)}
      />
      <text className={styles.name} x={x} y={y} textAnchor={anchor} fontSize={isGoal ? nameSize * 1.4 : nameSize}>
        {words.name}
      </text>
      {words.note && (
        <text className={styles.note} x={x} y={y + noteSize * 1.35} textAnchor={anchor} fontSize={noteSize}>
          {words.note}
        </text>
      )}
    </g>
  );
}

type MinutesProps = { kind: 'train' | 'car'; text: string; layout: MapLayout; at: (typeof LEGS)[number] };

function Minutes({ kind, text, layout, at }: MinutesProps) {
  const { x, y } = project(layout.legs[at], layout.crop);
  const size = layout.noteSize;
  // SVG cannot fit a box around words; Figtree's letters are a little over half as wide as they are high.
  const width = text.length * size * 0.56 + size * 1.6;
  const height = size * 1.9;
  return (
    <g className={styles[kind === 'train' ? 'trainPill' : 'carPill']}>
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={height / 2} />
      <text x={x} y={y + size * 0.35} fontSize={size} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
