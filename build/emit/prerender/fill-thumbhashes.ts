import sharp from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';

/** At a lower quality, blocks show once the picture is enlarged. */
const QUALITY = 95;

/**
 * Replaces each `url(thumbhash:…)` in HTML with the picture as a data URL. A decoder in the page would be larger, and
 * slow before the first paint.
 */
export async function fillThumbhashes(html: string): Promise<string> {
  const [before, ...parts] = html.split('url(thumbhash:');
  const filled = parts.map(async (part) => {
    const end = part.indexOf(')');
    const { w, h, rgba } = thumbHashToRGBA(Buffer.from(part.slice(0, end), 'base64'));
    const picture = sharp(rgba, { raw: { width: w, height: h, channels: 4 } });
    const data = await picture.webp({ quality: QUALITY, smartSubsample: true, effort: 6 }).toBuffer();
    return `url(data:image/webp;base64,${data.toString('base64')}${part.slice(end)}`;
  });
  return [before, ...(await Promise.all(filled))].join('');
}
