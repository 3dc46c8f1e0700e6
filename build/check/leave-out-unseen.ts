import type { Written } from '../../src/model/schema/schema.ts';
import { OWN_WORLD, PHOTO_WORLD } from '../../src/model/worlds.ts';

/**
 * Removes the cover's photo unless the chosen world shows it. The files keep it, in case the couple switches worlds.
 * @param showsPhoto whether the world shows the photo. An own world is assumed to show it until its facts are known.
 */
export function leaveOutUnseen(
  written: Written,
  showsPhoto = [PHOTO_WORLD, OWN_WORLD].includes(written.site.world),
): Written {
  const { site } = written;
  const { cover: _cover, ...siteWithoutCover } = site;
  return { ...written, site: showsPhoto ? site : siteWithoutCover };
}
