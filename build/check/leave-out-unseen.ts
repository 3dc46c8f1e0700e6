import type { Written } from '../../src/model/schema/schema.ts';
import { WORLD_OF_A_PICTURE } from '../../src/model/worlds.ts';

/** Removes what the chosen world does not show. It stays in the files, in case the couple switches worlds. */
export function leaveOutUnseen(written: Written): Written {
  const { site } = written;
  const { cover: _cover, ...drawn } = site;
  return { ...written, site: site.world === WORLD_OF_A_PICTURE ? site : drawn };
}
