import type { EndingDrawing } from './ending-drawing.ts';

/** The three daytime colours that `colours` in `site.yaml` can set. */
export type PaletteColours = { accent: string; ink: string; paper: string };

/** The palettes of a world. */
export type WorldPalettes = {
  /** The day colours of the world's `palette.css`. */
  own: PaletteColours;
  /** Other palettes that suit the world's drawings, for couples who would rather choose than mix colours. */
  ready: { name: string; colours: PaletteColours }[];
};

/** What the build needs to know about a world. */
export type WorldFacts = {
  /** Colour of the browser's toolbar, matching the top of the cover. */
  themeColor: string;
  /**
   * The link preview picture, 1200 × 630, as SVG or the address of its file. It contains no text, and is dark and calm
   * on the left, where names and date go. Worlds with `showsPhoto` need none.
   */
  sharePicture?: string | URL;
  palettes: WorldPalettes;
  ending: EndingDrawing;
  /** True if the map ornament belongs on the sea, not on land. */
  mapOrnamentFloats?: boolean;
  /** True if the world's cover shows the couple's own picture: `cover` in `site.yaml`. */
  showsPhoto?: boolean;
};
