import { CROP_LINES } from '../../../src/model/pictures/crop';
import type { Change, EditState, ImportedFile, Place, Step } from '../../protocol';
import { changeLine, entryAt, ownerOf, type PictureEntry } from './picture-entry';

/** Lines that apply only to the current picture: a step that replaces it removes them. */
export const PICTURE_LINES = ['start', ...CROP_LINES, 'phone'];

/**
 * The step that replaces a picture or film. `photo` and `video` replace each other, and lines about the old file are
 * removed. @returns null if the entry already names this file; a message if the file is not allowed there
 */
export function pictureStep(
  state: EditState,
  at: Place,
  imported: Pick<ImportedFile, 'name' | 'kind'>,
): Step | string | null {
  const entry = entryAt(state, at);
  const key = String(at.path.at(-1));
  const takesFilm = entry.takes('video');
  if (imported.kind === 'video' && !takesFilm)
    return 'That is a film. Films play only on story cards; choose a photo here.';
  // `kind` is also the name of the line.
  const newLine = takesFilm ? imported.kind : key;
  if (entry.lines[newLine] === imported.name) return null;
  return { label: `the picture of ${ownerOf(entry, state.facts)}`, changes: changesOf(entry, newLine, imported.name) };
}

/**
 * Sets the new picture before it removes old lines. Translations identify an entry by its picture: this order lets them
 * follow the new name.
 */
function changesOf(entry: PictureEntry, newLine: string, name: string): Change[] {
  // `photo` and `video` both, whichever line the place names: an undo may have exchanged them meanwhile.
  const oldLines = [...PICTURE_LINES, 'photo', 'video'].filter((line) => line !== newLine && line in entry.lines);
  return [changeLine(entry, newLine, name), ...oldLines.map((line) => changeLine(entry, line, null))];
}
