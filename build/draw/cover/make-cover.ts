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

/** Guests see `color` and `firstLook` until the picture loads. `phoneFocus` exists if phones have their own crop. */
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
  const file = await openCover(cover, project);
  const phoneCover = cover.phone && { ...cover, ...cover.phone };
  const phoneFile = phoneCover && (await openCover(phoneCover, project));
  const phoneFocus = phoneCover && focusOf(phoneCover.focus);
  const couple = await fitCouple(site, project.cacheFolder);
  const focus = focusOf(cover.focus);
  // A draft has no AVIF, which takes most of the time: the couple waits for each edit.
  const formats: readonly Format[] = project.isDraft ? ['webp'] : ['avif', 'webp'];
  const draft = project.isDraft ? { formats } : {};
  const viewSettings = { VERSION, focus, phone: phoneFile && [phoneFile.hash, phoneFocus] };
  const prepareViews = async () => {
    const prepareView = async (photo: MediaFile, photoFocus: Focus) => ({
      picture: await prepare(await readPhoto(project.cacheFolder, photo)),
      focus: photoFocus,
    });
    const main = await prepareView(file, focus);
    return { main, phone: phoneFile && phoneFocus ? await prepareView(phoneFile, phoneFocus) : main };
  };
  const settings = { ...viewSettings, ...ENCODING, ...draft };
  const { folder, facts } = await cached(join(project.cacheFolder, 'covers'), keyOf(file.hash, settings), (into) =>
    limit(async () => encodeCover(await prepareViews(), into, formats)),
  );
  // Veils are cached separately, since the files do not depend on the words or the light.
  const veilSettings = { ...viewSettings, light: cover.light, couple };
  const { facts: veils } = await cached(join(project.cacheFolder, 'veils'), keyOf(file.hash, veilSettings), () =>
    limit(async () => measureVeils(await prepareViews(), couple, cover.light)),
  );
  const cuts = facts.cuts.map(({ shape, width, height, files }) => {
    const sources = (format: Format): PhotoSource[] =>
      formats.includes(format)
        ? files.map((file) => ({ url: asset(join(folder, `${file.name}.${format}`)), width: file.width }))
        : [];
    return { media: MEDIA[shape], width, height, avif: sources('avif'), webp: sources('webp') };
  });
  const { color, firstLook } = facts;
  return { picture: { cuts }, color, firstLook, veils, ...(phoneFocus && { phoneFocus }) };
}
