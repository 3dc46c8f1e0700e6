import type { Written } from '../../src/model/schema/schema.ts';
import { OWN_WORLD, PHOTO_WORLD } from '../../src/model/worlds.ts';

/**
 * Removes what the chosen world does not show. It stays in the files, in case the couple switches worlds.
 * @param showsPhoto whether the world shows the couple's picture; an own world may, until its facts are known.
 */
export function leaveOutUnseen(
  written: Written,
  showsPhoto = [PHOTO_WORLD, OWN_WORLD].includes(written.site.world),
): Written {
  const { site } = written;
  const { cover: _cover, ...drawn } = site;
  return { ...written, site: showsPhoto ? site : drawn };
}
