import type { TravelContent, TravelStop } from '../../content/model';
import { FROM_THE_AIRPORT, ISLANDS, MAINLAND, RAIL, ROAD_FROM_BOSTON, ROAD_FROM_SALEM } from './coast';
import styles from './coast-map.module.css';
import type { MapLayout, StopLayout } from './map-layout';
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
      <Schooner {...project(layout.schooner, crop)} />
      {LEGS.map((leg) => (
        <Minutes key={leg} kind={leg === 'train' ? 'train' : 'car'} text={words.legs[leg]} layout={layout} at={leg} />
      ))}
      {STOP_ORDER.map((stop) => (
        <Stop
          key={stop}
          isGoal={stop === 'gloucester'}
          words={words.stops[stop]}
          place={layout.stops[stop]}
          layout={layout}
        />
      ))}
    </svg>
  );
}

type StopProps = {
  isGoal: boolean;
  words: { name: string; note: string | null };
  place: StopLayout;
  layout: MapLayout;
};

function Stop({ isGoal, words, place, layout }: StopProps) {
  const { x, y } = project(place.at, layout.crop);
  const nameSize = isGoal ? layout.nameSize * 1.4 : layout.nameSize;
  const text = { x: x + place.dx, textAnchor: place.anchor };
  return (
    <g>
      <circle
        className={isGoal ? styles.goal : styles.stop}
        cx={x}
        cy={y}
        r={isGoal ? layout.noteSize * 0.75 : layout.noteSize * 0.45}
      />
      <text className={styles.name} {...text} y={y + place.dy} fontSize={nameSize}>
        {words.name}
      </text>
      {words.note && (
        <text className={styles.note} {...text} y={y + place.dy + layout.noteSize * 1.3} fontSize={layout.noteSize}>
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

function Schooner({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.sail} d="M-14 0V-34L-34 0zM-10 0V-46L14 0zM17 0V-36L34 0z" />
      <path className={styles.hull} d="M-38 4h78l-10 12h-56z" />
    </g>
  );
}
