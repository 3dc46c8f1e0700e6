import sharp from 'sharp';
import { CONTRAST } from '../../../src/model/colours/contrast.ts';
import type { Focus } from '../../../src/model/pictures/focus.ts';
import type { CoupleFit } from '../fonts/fit-couple.ts';
import { meanLight, strengthFor, type Pixels, type Words } from './veil.ts';
import { SCREENS, SHAPES, type Shape } from './screens.ts';
import { placesOn, type Places, type Screen } from './words.ts';

/** `night` is light words on a dark veil, `day` dark words on a light one. */
export type Light = 'night' | 'day';

/** The colours of words and veils. `src/worlds/photo/palette.css` repeats the night's. */
export const INKS = {
  night: { text: '#fffaf2', accent: '#ffd9a3', veil: '#0e1434' },
  day: { text: '#1f1c1a', accent: '#7d4519', veil: '#fcfaf6' },
} as const;

/** The strength of each veil, 0 to 1: behind names and date on the cover, and behind all words on the home page. */
export type ShapeVeils = { title: number; home: number };

export type Veils = {
  light: Light;
  /** The strength of the veil over the whole picture after Open is pressed; 0 with `day`. */
  dusk: number;
  shapes: Record<Shape, ShapeVeils>;
};

/** The mean luminance that dusk aims for. */
const EVENING_LIGHT = 0.09;
/** Limits of dusk's strength: even the darkest picture gets a little darker. */
const DUSK = { least: 0.12, most: 0.5 };

/** The site prefers night: its veil may be this much stronger than the day's before day is chosen. */
const NIGHT_BONUS = 0.08;

/** A picture and the point that stays in view when it is cropped. */
type CoverView = { picture: Buffer; focus: Focus };

/** What phones show, and what all other screens show. */
export type CoverViews = { main: CoverView; phone: CoverView };

/** Chooses the weakest veils that make the words legible on these pictures. */
export async function measureVeils({ main, phone }: CoverViews, couple: CoupleFit, wanted?: Light): Promise<Veils> {
  const views = await Promise.all(
    SHAPES.map(async (shape) => ({
      shape,
      screens: await Promise.all(
        SCREENS[shape].map(async (screen) => ({
          places: placesOn(screen, couple),
          pixels: await cropToScreen(shape === 'phone' ? phone : main, screen),
        })),
      ),
    })),
  );
  const strongest = (light: Light) =>
    Math.max(...views.flatMap(({ screens }) => screens.map((view) => titleStrength(view, light))));
  const light = wanted ?? (strongest('night') <= strongest('day') + NIGHT_BONUS ? 'night' : 'day');
  const dusk = light === 'day' ? 0 : duskFor(views.flatMap(({ screens }) => screens.map(({ pixels }) => pixels)));
  const shapes = views.map(({ shape, screens }) => [
    shape,
    {
      title: Math.max(...screens.map((view) => titleStrength(view, light))),
      home: Math.max(...screens.map((view) => strengthFor(view.pixels, [homeOn(view, light)], INKS[light].veil, dusk))),
    },
  ]);
  return { light, dusk, shapes: Object.fromEntries(shapes) as Veils['shapes'] };
}

/** The part of the picture that a screen shows, cropped as by `object-fit: cover` and the focus. */
export async function cropToScreen({ picture, focus }: CoverView, screen: Screen): Promise<Pixels> {
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

/** What a screen shows of the picture, and where the words are on it. */
type View = { places: Places; pixels: Pixels };

/** The names and the date on the cover. */
export function titleOn({ places }: View, light: Light): Words[] {
  const { text, accent } = INKS[light];
  return [
    {
      at: places.names,
      colours: [
        { hex: text, least: CONTRAST.large },
        { hex: accent, least: CONTRAST.large },
      ],
    },
    { at: places.date, colours: [{ hex: text, least: CONTRAST.text }] },
  ];
}

/** Names, date and menu at home. */
export function homeOn({ places }: View, light: Light): Words {
  const { text, accent } = INKS[light];
  return { at: places.home, colours: [text, accent].map((hex) => ({ hex, least: CONTRAST.text })) };
}

function titleStrength(view: View, light: Light): number {
  return strengthFor(view.pixels, titleOn(view, light), INKS[light].veil);
}

/** The least dusk that brings the brightest picture down to `EVENING_LIGHT`, within the limits of `DUSK`. */
function duskFor(pictures: Pixels[]): number {
  const brightest = Math.max(...pictures.map(meanLight));
  // The veil is nearly black, and luminance falls with about the square of 1 − strength.
  const needed = brightest > 0 ? 1 - Math.sqrt(EVENING_LIGHT / brightest) : 0;
  return Math.round(Math.min(DUSK.most, Math.max(DUSK.least, needed)) * 100) / 100;
}
