import { CROP_LINES } from '../../../src/model/pictures/crop';
import type { Change, EditState, Place, Step, ImportedFile, Value } from '../../protocol';
import { type PictureEntry, entryAt, siblingOf, ownerOf } from './picture-entry';

/** Lines that apply to one particular picture, so a new picture drops them. */
export const PICTURE_LINES = ['start', ...CROP_LINES, 'phone'];

/**
 * The step that replaces a picture or film. `photo` and `video` replace each other, and lines about the old file are
 * removed. Null if the file is already there; a message if it is not allowed.
 */
export function pictureStep(
  state: EditState,
  at: Place,
  imported: Pick<ImportedFile, 'name' | 'kind'>,
): Step | string | null {
  const entry = entryAt(state, at);
  const key = String(at.path.at(-1));
  const isCard = entry.takes('video');
  if (imported.kind === 'video' && !isCard)
    return 'That is a film. Films play only on story cards; choose a photo here.';
  const wanted = isCard ? imported.kind : key;
  if (entry.lines[wanted] === imported.name) return null;
  return { label: `the picture of ${ownerOf(entry, state.facts)}`, changes: changesOf(entry, wanted, imported.name) };
}

/**
 * Sets the new picture first and removes old lines last: translations identify the entry by its picture, and follow the
 * rename.
 */
function changesOf(entry: PictureEntry, wanted: string, name: string): Change[] {
  const set = (line: string, value: Value): Change => ({
    kind: 'set',
    at: siblingOf(entry, line),
    was: entry.lines[line] ?? null,
    value,
  });
  // Both `photo` and `video`, whichever the place names: an undo may have exchanged them meanwhile.
  const gone = [...PICTURE_LINES, 'photo', 'video'].filter((line) => line !== wanted && line in entry.lines);
  return [set(wanted, name), ...gone.map((line) => set(line, null))];
}
