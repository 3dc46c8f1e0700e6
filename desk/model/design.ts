import { PHOTO_WORLD } from '../../src/model/worlds.ts';
import type { Change, Place, Value } from '../protocol.ts';
import { setChange, valueAt } from './values.ts';

/** The lines of `site.yaml` that the Design panel shows. */
export const DESIGN_LINES: readonly string[] = ['world', 'cover', 'colours', 'typeface'];

/** The line of `story.yaml` that the Design panel shows. */
export const MATCH_COLOURS = 'matchColours';

/** Whether the Design panel shows a value. */
export function isOfDesign({ file, path }: Place): boolean {
  const line = String(path[0]);
  return (file === 'site.yaml' && DESIGN_LINES.includes(line)) || (file === 'story.yaml' && line === MATCH_COLOURS);
}

/** The changes that choose the photo world and the photo that this world requires. */
export function choosePhotoWorld(site: Value, photo: string): Change[] {
  const set = (line: string, value: Value) =>
    setChange(site, { file: 'site.yaml', path: [line] }, valueAt(site, [line]), value);
  return [set('world', PHOTO_WORLD), set('cover', { photo })];
}
