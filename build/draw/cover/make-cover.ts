import { join } from 'node:path';
import type { CoverPicture, PhotoSource } from '../../../src/model/content.ts';
import type { Written } from '../../../src/model/schema/schema.ts';
import { asset } from '../../media/asset.ts';
import type { Project } from '../../read/project.ts';
import { cached, keyOf } from '../../media/cache.ts';
import { limit } from '../../media/limit.ts';
import { openMediaFile, type MediaFile } from '../../media/media-file.ts';
import { readPhoto } from '../../media/photos/read-photo.ts';
import { turnPhoto } from '../../media/photos/turn-photo.ts';
import { fitCouple } from '../fonts/fit-couple.ts';
import { encodeCover, ENCODING, prepare, type Format } from './encode-cover.ts';
import { measureVeils, type Veils } from './measure-veils.ts';
import { MEDIA } from './screens.ts';
import { readTurn } from '../../../src/model/pictures/crop.ts';
import { focusOf, type Focus } from '../../../src/model/pictures/focus.ts';

/** Increase this after a change that the settings in the cache key do not show. */
const VERSION = 3;

/** Guests see `color` and `firstLook` until the picture loads. `phoneFocus` exists if `cover.phone` does. */
export type MadeCover = { picture: CoverPicture; color: string; firstLook: string; veils: Veils; phoneFocus?: Focus };

type Cover = NonNullable<Written['site']['cover']>;

/** Opens the cover's picture, turned and enlarged as the couple want it. */
export async function openCover(
  { photo, focus, ...turn }: Pick<Cover, 'photo' | 'focus' | 'rotate' | 'zoom'>,
  { cacheFolder, mediaFolder }: Project,
): Promise<MediaFile> {
  return turnPhoto(cacheFolder, await openMediaFile(mediaFolder, photo), readTurn(turn), focusOf(focus));
}

/** Makes every crop of the cover's picture, and measures the veils that its words need. Cached. */
export async function makeCover(site: Written['site'], project: Project): Promise<MadeCover> {
  const { cover } = site;
  if (!cover) throw new Error('This site has no picture on its cover');
  const openView = async (crop: Cover) => ({ file: await openCover(crop, project), focus: focusOf(crop.focus) });
  const main = await openView(cover);
  // `cover.phone` inherits what it does not set.
  const phone = cover.phone && (await openView({ ...cover, ...cover.phone }));
  const couple = await fitCouple(site, project.cacheFolder);
  // A draft has no AVIF, which takes most of the time: the couple waits for each edit.
  const formats: readonly Format[] = project.isDraft ? ['webp'] : ['avif', 'webp'];
  const viewSettings = { VERSION, focus: main.focus, phone: phone && [phone.file.hash, phone.focus] };
  const prepareView = async ({ file, focus }: { file: MediaFile; focus: Focus }) => ({
    picture: await prepare(await readPhoto(project.cacheFolder, file)),
    focus,
  });
  const prepareViews = async () => {
    const mainView = await prepareView(main);
    return { main: mainView, phone: phone ? await prepareView(phone) : mainView };
  };
  const key = keyOf(main.file.hash, { ...viewSettings, ...ENCODING, formats });
  const { folder, facts } = await cached(join(project.cacheFolder, 'covers'), key, (into) =>
    limit(async () => encodeCover(await prepareViews(), into, formats)),
  );
  // Veils are cached separately, since the files do not depend on the words or the light.
  const veilKey = keyOf(main.file.hash, { ...viewSettings, light: cover.light, couple });
  const { facts: veils } = await cached(join(project.cacheFolder, 'veils'), veilKey, () =>
    limit(async () => measureVeils(await prepareViews(), couple, cover.light)),
  );
  const cuts = facts.cuts.map(({ shape, width, height, files }) => {
    const sources = (format: Format): PhotoSource[] =>
      formats.includes(format)
        ? files.map((each) => ({ url: asset(join(folder, `${each.name}.${format}`)), width: each.width }))
        : [];
    return { media: MEDIA[shape], width, height, avif: sources('avif'), webp: sources('webp') };
  });
  const { color, firstLook } = facts;
  return { picture: { cuts }, color, firstLook, veils, ...(phone && { phoneFocus: phone.focus }) };
}
