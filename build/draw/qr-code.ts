import sharp from 'sharp';
import { encode } from 'uqr';
import { darkSquares, QR_OPTIONS } from '../../src/model/qr-code.ts';

/** The PNG's minimum width, in pixels. */
const MIN_WIDTH = 2000;
/** The PNG's resolution in print, in pixels per inch. */
const DENSITY = 600;

/** Draws an address as a QR code that stays readable with a fold or a stain. */
export async function drawQrCode(address: string): Promise<{ svg: string; png: Buffer }> {
  const { data, size } = encode(address, QR_OPTIONS);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${darkSquares(data)}"/></svg>\n`;
  const pixels = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  // Each square is a whole number of pixels wide, so that its edges stay sharp.
  const width = Math.ceil(MIN_WIDTH / size) * size;
  const png = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(width, width, { kernel: 'nearest' })
    .withMetadata({ density: DENSITY })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  return { svg, png };
}
