import { storyEnding } from 'virtual:content/storyEnding';

/** What the ending's picture is put together from, decoded. */
export type Pictures = { behind: HTMLImageElement; before: HTMLImageElement; atlas: HTMLImageElement };

let asked: Promise<Pictures> | null = null;
let here: Pictures | null = null;

/** Fetches them once; what did not come is asked for again. */
export function fetchPictures(): Promise<Pictures> {
  asked ??= fetchAll().catch((reason: unknown) => {
    asked = null;
    throw reason;
  });
  return asked;
}

/** Those that have come. */
export const picturesHere = () => here;

async function fetchAll(): Promise<Pictures> {
  const { behind, before, atlas } = storyEnding;
  const [first, second, third] = await Promise.all([
    fetchOne(behind),
    fetchOne(before),
    fetchOne(atlas.avif).catch(() => fetchOne(atlas.webp)),
  ]);
  here = { behind: first, before: second, atlas: third };
  return here;
}

async function fetchOne(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
