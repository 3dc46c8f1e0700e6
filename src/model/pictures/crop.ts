/** How a picture is turned and enlarged before it is cropped around its focus. The picture's file does not change. */
export type Turn = {
  /** Clockwise, in degrees. */
  rotate?: number | undefined;
  /** 1 shows the whole picture, 2 half its width and height. */
  zoom?: number | undefined;
};

/** The lines of a content file that crop a picture. */
export const CROP_LINES = ['focus', 'rotate', 'zoom'] as const;

/** Width to height of a portrait in the wedding party. The radii of `--arch` in `tokens.css` fit this ratio. */
export const PORTRAIT_RATIO = 5 / 6;

/** The largest zoom. */
export const MAX_ZOOM = 4;

/** Reads `rotate` and `zoom`. Leaves out a value that is invalid or changes nothing. */
export function readTurn({ rotate, zoom }: { rotate?: unknown; zoom?: unknown }): Turn {
  return {
    ...(rotate === 90 || rotate === 180 || rotate === 270 ? { rotate } : {}),
    ...(typeof zoom === 'number' && zoom > 1 && zoom <= MAX_ZOOM ? { zoom } : {}),
  };
}

/** Whether a picture is shown as it is in its file. */
export function isUnturned({ rotate, zoom = 1 }: Turn): boolean {
  return rotate === undefined && zoom === 1;
}
