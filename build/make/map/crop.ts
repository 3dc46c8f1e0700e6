import type { MapPlace, WrittenMap } from '../../../src/model/schema/schema-map.ts';
import { cropBetween, longitudeScale, type Crop } from './projection.ts';

/** The shapes in which each map is drawn: `wide` for tablets and desktops, `tall` for phones. */
export const SHAPES = ['wide', 'tall'] as const;

export type Shape = (typeof SHAPES)[number];

/** A drawing's width, and limits of its aspect ratio (height / width) unless the couple sets the drawing's corners. */
export type Format = { width: number; minAspect: number; maxAspect: number };

/** Room for words around all places, as a share of the drawing's width. */
const MARGIN = 0.16;

/** A smaller span of the places counts as this many degrees of latitude, so a village's map shows its surroundings. */
const MIN_SPAN = 0.01;

/** The area that a drawing shows: the one between the couple's corners, or one around the places that guests pass. */
export function cropOf(map: WrittenMap, shape: Shape, format: Format): Crop {
  const { northWest, southEast } = map[shape];
  if (northWest && southEast) return cropBetween(northWest, southEast, format.width);
  return cropAround(travelledPlaces(map), format);
}

/** The places that guests pass: all stops, and the places of ways that stay on the map. */
function travelledPlaces({ stops, ways }: WrittenMap): MapPlace[] {
  const lines = Object.values(ways).filter(({ offTheMap }) => !offTheMap);
  // A text is a stop's id.
  const places = lines.flatMap(({ line }) => line.filter((place) => typeof place !== 'string'));
  return [...Object.values(stops).map(({ at }) => at), ...places];
}

/** An area with these places in the middle, and with room around them. */
export function cropAround(places: readonly MapPlace[], { width, minAspect, maxAspect }: Format): Crop {
  const [latitudes, longitudes] = [places.map(([latitude]) => latitude), places.map(([, longitude]) => longitude)];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const longitudeLength = longitudeScale(middle.latitude);
  // Both spans are in degrees of latitude.
  const [spanX, spanY] = [Math.max((east - west) * longitudeLength, MIN_SPAN), Math.max(north - south, MIN_SPAN)];
  const aspect = Math.min(maxAspect, Math.max(minAspect, spanY / spanX));
  // The part within the margins, as shares of the drawing's width.
  const inner = { width: 1 - 2 * MARGIN, height: aspect - 2 * MARGIN };
  // The drawing's width, in degrees of latitude.
  const fullSpan = Math.max(spanX / inner.width, spanY / inner.height);
  const half = { latitude: (fullSpan * aspect) / 2, longitude: fullSpan / longitudeLength / 2 };
  return {
    northWest: [middle.latitude + half.latitude, middle.longitude - half.longitude],
    southEast: [middle.latitude - half.latitude, middle.longitude + half.longitude],
    width,
    height: Math.round(width * aspect),
  };
}
