import { isTree } from './tree.ts';
import type { EventDrawingName } from './worlds.ts';

/** The version of content that this engine reads. */
export const CONTENT_VERSION = 2;

/** What a couple types to install a newer engine; a refused one leaves the folder as it was. */
export const INSTALL_NEWER = '"npx our-story update latest" (or in place of "latest" its folder or file)';

/** Today's names of event drawings, by the names that worlds gave them before version 2. */
export const OLD_DRAWINGS: Readonly<Record<string, EventDrawingName>> = {
  arch: 'ceremony',
  bagels: 'brunch',
  breakfast: 'brunch',
  chapel: 'ceremony',
  feast: 'dinner',
  glasses: 'drinks',
};

/** The version of a couple's content, 1 if it names none. @param site the data of `site.yaml`, valid or not */
export function versionOf(site: unknown): number {
  const version = isTree(site) ? site['version'] : undefined;
  return typeof version === 'number' ? version : 1;
}
