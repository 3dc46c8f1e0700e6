import type { StoryBytes, StoryCard } from '../../model/content';
import { CACHE } from '../../offline/caches';
import { sourceFor, stillOf, type PhotoBox } from '../card/card-photo';

/** A file of the story: the index of its card, its absolute address, the name of its cache and its size. */
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
  const files = cards.flatMap((card, index): StoryFile[] => {
    const still = stillOf(card);
    const source = still && sourceFor(still, format, box);
    const photo = source && {
      card: index,
      url: absoluteUrl(source.url),
      cache: CACHE.photos,
      bytes: sizes[index]?.[format][still[format].indexOf(source)] ?? 0,
    };
    const film = card.media.kind === 'video' && {
      card: index,
      url: absoluteUrl(card.media.video.url),
      cache: CACHE.films,
      bytes: sizes[index]?.film ?? 0,
    };
    return [photo, film].filter((file) => !!file);
  });
  // The ending's atlas counts as a file of the last card.
  const { url, bytes } = ending[format];
  return [...files, { card: cards.length - 1, url: absoluteUrl(url), cache: CACHE.photos, bytes }];
}

const absoluteUrl = (url: string) => new URL(url, location.href).href;

/** The photo format that this browser loads: AVIF if it can decode one AVIF pixel. */
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
