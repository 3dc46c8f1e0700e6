import type { StoryBytes, StoryCard } from '../../model/content';
import { CACHE } from '../../offline/caches';
import { photoDpr, sourceFor, stillOf, type PhotoBox } from '../card/card-photo';

/** A file of the story: its card, its absolute address, its cache and its size. */
export type StoryFile = { card: number; url: string; cache: string; bytes: number };

/** The formats in which each photo exists. */
export type PhotoFormat = 'avif' | 'webp';

/** The files that the whole story needs if its photos have this box. */
export function storyFiles(
  cards: readonly StoryCard[],
  { cards: sizes, ending }: StoryBytes,
  box: PhotoBox,
  format: PhotoFormat,
): StoryFile[] {
  const files = cards.flatMap((card, at): StoryFile[] => {
    const still = stillOf(card);
    const source = still && sourceFor(still, format, box, photoDpr(box));
    const photo = source && {
      card: at,
      url: absolute(source.url),
      cache: CACHE.photos,
      bytes: sizes[at]?.[format][still[format].indexOf(source)] ?? 0,
    };
    const film = card.media.kind === 'video' && {
      card: at,
      url: absolute(card.media.video.url),
      cache: CACHE.films,
      bytes: sizes[at]?.film ?? 0,
    };
    return [photo, film].flatMap((file) => file || []);
  });
  // The ending's picture counts as the last card's.
  const { url, bytes } = ending[format];
  return [...files, { card: cards.length - 1, url: absolute(url), cache: CACHE.photos, bytes }];
}

const absolute = (url: string) => new URL(url, location.href).href;

/** The format of the photos that this browser shows: AVIF if it decodes one pixel of it. */
export async function findPhotoFormat(): Promise<PhotoFormat> {
  const pixel = new Image();
  pixel.src = AVIF_PIXEL;
  return pixel.decode().then(
    () => 'avif',
    () => 'webp',
  );
}

const AVIF_PIXEL =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB4AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAmbWRhdBIACggYAAaICGg0IDIQH/eHhRXAACwAAJA1jjx+3A==';
