import sharp from 'sharp';
import type { Focus } from './focus.ts';
import { meanLight, strengthFor, type Pixels, type Words } from './veil.ts';
import { placesOn, type Screen } from './words.ts';

/** Whether words are light on a dark veil, or dark on a light one. */
export type Light = 'night' | 'day';

/** Words and veil for each light. The world's palette names the same ones for the night. */
export const INKS = {
  night: { text: '#fffaf2', accent: '#ffd9a3', veil: '#0e1434' },
  day: { text: '#1f1c1a', accent: '#7d4519', veil: '#fcfaf6' },
} as const;

/** Contrast by WCAG 2: reading text, and large text or shapes. */
export const LEAST = { text: 4.5, large: 3 } as const;

/** The screens that stand for all between them, by their shape. */
export const SCREENS = {
  phone: [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
    { width: 430, height: 932 },
  ],
  tablet: [
    { width: 820, height: 1180 },
    { width: 768, height: 1024 },
  ],
  desk: [
    { width: 1920, height: 1080 },
    { width: 1280, height: 800 },
    { width: 844, height: 390 },
  ],
} satisfies Record<string, Screen[]>;

export type Shape = keyof typeof SCREENS;
export const SHAPES = Object.keys(SCREENS) as Shape[];

/** Which screens are of each shape. */
export const MEDIA: Record<Shape, string> = {
  phone: '(max-aspect-ratio: 3/5)',
  tablet: '(min-aspect-ratio: 3/5) and (max-aspect-ratio: 1/1)',
  desk: '(min-aspect-ratio: 1/1)',
};

/** How strong each veil is, 0 to 1, and how far the title's reaches, as shares of the screen. */
export type ShapeVeils = { title: number; titleRight: number; titleBottom: number; open: number; home: number };

export type Veils = {
  light: Light;
  /** The evening that falls over all of the picture once Open is pressed. */
  dusk: number;
  shapes: Record<Shape, ShapeVeils>;
};

/** How bright the picture may be, on average, once the evening has fallen; it falls a little on the darkest. */
const EVENING_LIGHT = 0.09;
const DUSK = { least: 0.12, most: 0.5 };

/** How much stronger the veil of the night may be before words by day are chosen: the evening is this site's hour. */
const NIGHT_BONUS = 0.08;

/** Chooses the veils that make the words legible on this picture, no stronger than needed. */
export async function measureVeils(
  picture: Buffer,
  focus: Focus,
  names: readonly [string, string],
  wanted?: Light,
): Promise<Veils> {
  const views = await Promise.all(
    SHAPES.map(async (shape) => ({
      shape,
      screens: await Promise.all(
        SCREENS[shape].map(async (screen) => ({
          screen,
          places: placesOn(screen, names),
          pixels: await viewOf(picture, screen, focus),
        })),
      ),
    })),
  );
  const strongest = (light: Light) =>
    Math.max(...views.flatMap(({ screens }) => screens.map((view) => titleStrength(view, light))));
  const light = wanted ?? (strongest('night') <= strongest('day') + NIGHT_BONUS ? 'night' : 'day');
  const dusk = duskFor(views.flatMap(({ screens }) => screens.map(({ pixels }) => pixels)));
  const shapes = views.map(({ shape, screens }) => [
    shape,
    {
      title: Math.max(...screens.map((view) => titleStrength(view, light))),
      titleRight: Math.max(
        ...screens.map(({ screen, places: { names: at, date } }) => Math.max(at.right, date.right) / screen.width),
      ),
      titleBottom: Math.max(...screens.map(({ screen, places }) => places.date.bottom / screen.height)),
      open: Math.max(...screens.map((view) => strengthFor(view.pixels, [openOn(view, light)], INKS[light].veil))),
      home: Math.max(...screens.map((view) => strengthFor(view.pixels, [homeOn(view)], INKS.night.veil, dusk))),
    },
  ]);
  return { light, dusk, shapes: Object.fromEntries(shapes) as Veils['shapes'] };
}

/** What a screen shows of the picture, as `object-fit: cover` and the focus cut it. */
export async function viewOf(picture: Buffer, screen: Screen, focus: Focus): Promise<Pixels> {
  const { width, height } = await sharp(picture).metadata();
  const scale = Math.max(screen.width / width, screen.height / height);
  const part = { width: Math.round(screen.width / scale), height: Math.round(screen.height / scale) };
  const area = {
    width: Math.min(width, part.width),
    height: Math.min(height, part.height),
    left: Math.max(0, Math.round((width - part.width) * focus.x)),
    top: Math.max(0, Math.round((height - part.height) * focus.y)),
  };
  const { data } = await sharp(picture)
    .extract(area)
    .resize({ ...screen, fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, ...screen };
}

type View = { screen: Screen; places: ReturnType<typeof placesOn>; pixels: Pixels };

/** The names and the date on the cover. */
export function titleOn({ places }: Pick<View, 'places'>, light: Light): Words[] {
  const { text, accent } = INKS[light];
  return [
    {
      at: places.names,
      colours: [
        { hex: text, least: LEAST.large },
        { hex: accent, least: LEAST.large },
      ],
    },
    { at: places.date, colours: [{ hex: text, least: LEAST.text }] },
  ];
}

/** The button, whose ground has the words' colour: a shape. */
export function openOn({ places }: Pick<View, 'places'>, light: Light): Words {
  return { at: places.open, colours: [{ hex: INKS[light].text, least: LEAST.large }] };
}

/** Names, date and menu once the evening has fallen. */
export function homeOn({ places }: Pick<View, 'places'>): Words {
  const { text, accent } = INKS.night;
  return { at: places.home, colours: [text, accent].map((hex) => ({ hex, least: LEAST.text })) };
}

function titleStrength(view: View, light: Light): number {
  return strengthFor(view.pixels, titleOn(view, light), INKS[light].veil);
}

/** The least dusk that makes an evening of the picture. */
function duskFor(views: Pixels[]): number {
  const brightest = Math.max(...views.map(meanLight));
  // The veil is all but black, and light follows about the square of what is left.
  const needed = brightest > 0 ? 1 - Math.sqrt(EVENING_LIGHT / brightest) : 0;
  return Math.round(Math.min(DUSK.most, Math.max(DUSK.least, needed)) * 100) / 100;
}
