/** Renders SVGs as photos: paper grain over the drawing, and a JPEG small enough for phones. */
import sharp from 'sharp';
import { BLEED, H, W } from './svg.mjs';

/** The size of a photo, in px. */
export const [PHOTO_W, PHOTO_H] = [980, 1120];

const grains = new Map();

/** A picture of paper grain, the same in every run. The most opaque specks have an alpha of `strength` / 2 (of 255). */
const grain = async (w, h, strength) => {
  const key = `${w}x${h}x${strength}`;
  if (!grains.has(key)) {
    let random = 12345;
    const px = Buffer.alloc(w * h * 4);
    for (let i = 0; i < w * h; i++) {
      random = (random * 1664525 + 1013904223) >>> 0;
      const v = ((random >>> 8) / 0xffffff + ((random * 69069) >>> 8) / 0x1000000) / 2;
      px.fill(v > 0.5 ? 255 : 0, i * 4, i * 4 + 3);
      px[i * 4 + 3] = Math.abs(v - 0.5) * strength;
    }
    grains.set(
      key,
      await sharp(px, { raw: { width: w, height: h, channels: 4 } })
        .blur(0.6)
        .png()
        .toBuffer(),
    );
  }
  return grains.get(key);
};

/** Draws an SVG with grain as a sharp image of w × h px; `bleed`, in scene units, is what to crop from each edge. */
export const printed = async (svg, w, h, { strength = 150, bleed = 0 } = {}) => {
  const { width } = await sharp(Buffer.from(svg)).metadata();
  const px = (units) => Math.round((units * width) / (W + 2 * bleed));
  return sharp(
    await sharp(Buffer.from(svg))
      .extract({ left: px(bleed), top: px(bleed), width: px(W), height: px(H) })
      .resize(w, h)
      .composite([{ input: await grain(w, h, strength), blend: 'overlay' }])
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
};

/** @param {string} svg a drawing that extends by `BLEED` beyond each edge of the photo */
export const writePhoto = async (svg, file) =>
  (await printed(svg, PHOTO_W, PHOTO_H, { bleed: BLEED })).jpeg({ quality: 85, mozjpeg: true }).toFile(file);
