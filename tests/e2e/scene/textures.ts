import type { Page } from '@playwright/test';

type Textures = {
  /** The largest total size of live textures, in bytes. */
  mostBytes: number;
  /** The largest number of live textures. */
  most: number;
  /** The largest number of layers of one texture. */
  mostLayers: number;
  /** How many photos were uploaded. */
  photos: number;
};

/**
 * Starts to count the deck's live textures and its uploaded photos, but not the ending's textures, which `texImage2D`
 * allocates. Call it before the page loads.
 */
export async function countTextures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const bytesOf = new Map<WebGLTexture, number>();
    /** The texture that is bound to each target, such as `TEXTURE_2D`. */
    const bound = new Map<unknown, WebGLTexture | null>();
    const photos = new Set<ImageBitmap>();
    const record = { most: 0, mostBytes: 0, mostLayers: 0 };
    type Methods = Record<string, (...values: unknown[]) => unknown>;
    const prototype = WebGL2RenderingContext.prototype as unknown as Methods;
    const wrap = (name: string, before: (...values: unknown[]) => void) => {
      const original = prototype[name];
      prototype[name] = function (this: unknown, ...values: unknown[]) {
        before(...values);
        return original?.apply(this, values);
      };
    };
    const allocate = (target: unknown, ...sides: unknown[]) => {
      const texture = bound.get(target);
      const bytesPerPixel = 4;
      if (texture)
        bytesOf.set(
          texture,
          sides.reduce<number>((product, side) => product * Number(side), bytesPerPixel),
        );
      record.most = Math.max(record.most, bytesOf.size);
      record.mostBytes = Math.max(
        record.mostBytes,
        [...bytesOf.values()].reduce((sum, bytes) => sum + bytes, 0),
      );
    };
    const notePhoto = (...values: unknown[]) => {
      const source = values.at(-1);
      if (source instanceof ImageBitmap) photos.add(source);
    };
    wrap('bindTexture', (target, texture) => bound.set(target, texture as WebGLTexture | null));
    wrap('texStorage2D', (target, _levels, _format, width, height) => allocate(target, width, height));
    wrap('texStorage3D', (target, _levels, _format, ...sides) => {
      allocate(target, ...sides);
      record.mostLayers = Math.max(record.mostLayers, Number(sides[2]));
    });
    wrap('texImage3D', (target, _level, _format, width, height, layers) => allocate(target, width, height, layers));
    wrap('texImage2D', notePhoto);
    wrap('texSubImage2D', notePhoto);
    wrap('deleteTexture', (texture) => bytesOf.delete(texture as WebGLTexture));
    Object.assign(window, { textures: (): Textures => ({ ...record, photos: photos.size }) });
  });
}

/** The counts so far. */
export const texturesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { textures: () => Textures }).textures());
