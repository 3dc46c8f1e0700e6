import { z } from 'zod';
import { entry, listOf, slug, text, yesOrNo } from './schema-parts.ts';

/** Latitude and longitude in degrees, as web maps show them. */
export type MapPlace = readonly [latitude: number, longitude: number];

/** The line styles of ways. */
const WAY_STYLES = ['rail', 'road', 'air', 'walk', 'boat', 'cable'] as const;

/** In degrees. Nearer to a pole, the map's projection would distort too much. */
const MAX_LATITUDE = 80;
const MAX_ISLAND_KM = 500;

const PLACE = 'must be a place like [42.616, -70.668]: latitude first, then longitude, as web maps show them.';
const LINE = 'must be a place like [42.616, -70.668], latitude first, or the name of a stop under "stops".';
const RADIUS = `must be kilometres from the island’s middle to its shore, more than 0 and at most ${MAX_ISLAND_KM}.`;
const POINT = 'must be two numbers like [436, 560]: how far from the left of the drawing, and how far from its top.';

/** A number from `-most` to `most`. Without `abort`, a union reports the limit instead of the union's own message. */
const within = (most: number) => z.number().min(-most, { abort: true }).max(most, { abort: true });

const degrees = z.tuple([within(MAX_LATITUDE), within(180)]);
/** `46.0207, 7.7491`, as web maps copy it. */
const copied = z
  .string()
  .regex(/^-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?$/)
  .transform((value) => value.split(',').map(Number))
  .pipe(degrees);

const place = z.union([degrees, copied], PLACE);
// A union, since a tuple alone would report its numbers one by one.
const inPicture = z.union([z.tuple([z.number(), z.number()]), z.never()], POINT);
const polyline = z.array(place).min(2, 'must contain at least two places.');
const outline = z.array(place).min(3, 'must contain at least three places.');

/** Where a name is drawn if set by hand; `leader` is where the line from its dot to the name ends. */
const words = entry({
  at: inPicture,
  align: z.enum(['left', 'right', 'middle']).default('left'),
  leader: inPicture.optional(),
});

/** Optional settings for one drawing, `wide` or `tall`: the corners of its crop and the positions of its parts. */
const drawing = entry({
  northWest: place.optional(),
  southEast: place.optional(),
  /** Names of stops and peaks, by their ids. */
  words: z.record(slug, words).default({}),
  /** Labels of ways, by the ids of the ways. */
  labels: z.record(slug, place).default({}),
  ornament: inPicture.optional(),
  compass: inPicture.optional(),
});

/** `map.yaml`; the map is drawn by `build/make/map/`. */
export const map = entry({
  alt: text,
  /** The id of the stop where the wedding is, drawn larger. */
  goal: slug.optional(),
  stops: z.record(slug, entry({ name: text, note: text.optional(), at: place })),
  /** The kinds of ways. The map's legend explains those with a `legend`. */
  kinds: z.record(slug, entry({ style: z.enum(WAY_STYLES).default('road'), legend: text.optional() })).default({}),
  ways: z
    .record(
      slug,
      entry({
        kind: slug,
        label: text.optional(),
        /** Whether the way leads out of the map, as an arrow. */
        offTheMap: yesOrNo.default(false),
        line: z.array(z.union([degrees, copied, slug], LINE)).min(2, 'must contain at least two places.'),
      }),
    )
    .default({}),
  coasts: listOf(outline).optional(),
  islands: z.array(entry({ at: place, radius: z.number(RADIUS).positive().max(MAX_ISLAND_KM) })).default([]),
  lakes: z.array(outline).default([]),
  rivers: z.array(polyline).default([]),
  ridges: z.array(polyline).default([]),
  peaks: z.record(slug, entry({ name: text, note: text.optional(), at: place })).default({}),
  wide: drawing.prefault({}),
  tall: drawing.prefault({}),
});

/** The couple's map, with defaults for omitted lines. */
export type WrittenMap = z.infer<typeof map>;
export type WayStyle = (typeof WAY_STYLES)[number];
