import type { MapPlace, WrittenMap } from '../../../src/content/schema-map.ts';
import { cropBetween, squeeze, type Crop } from './projection.ts';

/** How a drawing is shaped where no corners say it: its width, and how high for its width it may be. */
export type Format = { width: number; minAspect: number; maxAspect: number };

/** Around all places there is this much room for words, as a part of the drawing's width. */
const MARGIN = 0.16;

/** A village and the places around it are never drawn closer than this, in degrees of latitude. */
const MIN_SPAN = 0.01;

/** The piece of the world that a drawing shows: between its corners, or around all that guests travel by. */
export function cropOf(map: WrittenMap, side: 'wide' | 'tall', format: Format): Crop {
  const { northWest, southEast } = map[side];
  if (northWest && southEast) return cropBetween(northWest, southEast, format.width);
  return cropAround(travelled(map), format);
}

/** Where guests come by: stops, and ways that stay on the map. */
function travelled({ stops, ways }: WrittenMap): MapPlace[] {
  const lines = Object.values(ways).filter(({ offTheMap }) => !offTheMap);
  const places = lines.flatMap(({ line }) => line.filter((place) => typeof place !== 'string'));
  return [...Object.values(stops).map(({ at }) => at), ...places];
}

/** The piece of the world that holds these places in its middle, with room around them. */
export function cropAround(places: readonly MapPlace[], { width, minAspect, maxAspect }: Format): Crop {
  const [latitudes, longitudes] = [places.map(([latitude]) => latitude), places.map(([, longitude]) => longitude)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const narrow = squeeze(middle.latitude);

  // In degrees of latitude, as all lengths from here on.
  const [spanX, spanY] = [Math.max((east - west) * narrow, MIN_SPAN), Math.max(north - south, MIN_SPAN)];
  const aspect = Math.min(maxAspect, Math.max(minAspect, spanY / spanX));
  const inner = { width: 1 - 2 * MARGIN, height: aspect - 2 * MARGIN };
  const degrees = Math.max(spanX / inner.width, spanY / inner.height);
  const half = { latitude: (degrees * aspect) / 2, longitude: degrees / narrow / 2 };
  return {
    northWest: [middle.latitude + half.latitude, middle.longitude - half.longitude],
    southEast: [middle.latitude - half.latitude, middle.longitude + half.longitude],
    width,
    height: Math.round(width * aspect),
  };
}
