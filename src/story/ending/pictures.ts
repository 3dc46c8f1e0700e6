import { storyEnding } from 'virtual:content/storyEnding';

/** The ending's decoded pictures: the drawing's layers behind and in front of the prints, and the atlas of all cards. */
export type Pictures = { behind: HTMLImageElement; before: HTMLImageElement; atlas: HTMLImageElement };

let loading: Promise<Pictures> | null = null;
let loaded: Pictures | null = null;

/** Fetches the pictures once; after a failure, the next call retries. */
export function fetchPictures(): Promise<Pictures> {
  loading ??= fetchAll().catch((reason: unknown) => {
    loading = null;
    throw reason;
  });
  return loading;
}

/** The pictures; null until they have loaded. */
export const loadedPictures = () => loaded;

async function fetchAll(): Promise<Pictures> {
  const { behind, before, atlas } = storyEnding;
  const [behindImage, beforeImage, atlasImage] = await Promise.all([
    fetchOne(behind),
    fetchOne(before),
    fetchOne(atlas.avif).catch(() => fetchOne(atlas.webp)),
  ]);
  loaded = { behind: behindImage, before: beforeImage, atlas: atlasImage };
  return loaded;
}

async function fetchOne(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
