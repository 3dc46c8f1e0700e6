import sharp from 'sharp';
import { encode } from 'uqr';

/** White around the code, in its squares: what readers ask for. */
const QUIET_ZONE = 4;

/** Of the PNG, in pixels: at least so wide, and printed at so many an inch. */
const WIDTH = 2000;
const DENSITY = 600;

/** An address as a QR code that a fold or a stain on the paper leaves readable. */
export async function drawQrCode(address: string): Promise<{ svg: string; png: Buffer }> {
  // M mends 15% of it, and more where that takes no more squares.
  const { data, size } = encode(address, { ecc: 'M', boostEcc: true, border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares}"/></svg>\n`;
  // Whole pixels to a square, so that its edges stay sharp.
  const pixels = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  const width = Math.ceil(WIDTH / size) * size;
  const png = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(width, width, { kernel: 'nearest' })
    .withMetadata({ density: DENSITY })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  return { svg, png };
}
