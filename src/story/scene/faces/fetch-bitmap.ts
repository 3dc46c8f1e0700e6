import type { Photo } from '../../../model/content';
import { sourceFor, type PhotoBox } from '../../card/card-photo';

/** False once this browser has failed to decode an AVIF file. */
let decodesAvif = true;

/** Fetches and decodes a photo for a box: AVIF if the browser decodes it, else WebP. */
export async function fetchBitmap(photo: Photo, box: PhotoBox, signal: AbortSignal): Promise<ImageBitmap> {
  // The same file as the flat deck's, even if the scene draws at a lower resolution: no photo is fetched twice.
  const avif = sourceFor(photo, 'avif', box);
  if (decodesAvif && avif) {
    const blob = await fetchBlob(avif.url, signal);
    try {
      return await decode(blob);
    } catch {
      decodesAvif = false;
    }
  }
  const webp = sourceFor(photo, 'webp', box);
  if (!webp) throw new Error('no picture');
  return decode(await fetchBlob(webp.url, signal));
}

async function fetchBlob(url: string, signal: AbortSignal): Promise<Blob> {
  let response = await fetch(url, { signal });
  // Some hosts let browsers keep the answer that a file is missing for a year.
  if (response.status === 404) response = await fetch(url, { signal, cache: 'reload' });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.blob();
}

function decode(blob: Blob): Promise<ImageBitmap> {
  // The face's shader ignores alpha, so colours must not be multiplied by it.
  return createImageBitmap(blob, { premultiplyAlpha: 'none' });
}
