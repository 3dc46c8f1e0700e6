import type { WorldName } from '../model/worlds.ts';
import { palettes as harbour } from './harbour/palettes.ts';
import { palettes as mountains } from './mountains/palettes.ts';
import { palettes as photo } from './photo/palettes.ts';

/** Three colours, as `colours` in `site.yaml` has them by day. */
export type PaletteColours = { accent: string; ink: string; paper: string };

/** The palettes of a world. */
export type WorldPalettes = {
  /** Those of its `palette.css`. */
  own: PaletteColours;
  /** Others that go with its drawings, for couples who would rather choose than mix. */
  ready: readonly { name: string; colours: PaletteColours }[];
};

/** The palettes of every world. */
export const PALETTES: Record<WorldName, WorldPalettes> = { harbour, mountains, photo };
