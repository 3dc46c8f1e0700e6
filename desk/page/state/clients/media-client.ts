import type { PictureUse } from '../../../../src/model/pictures/picture-use';
import type { Answer, Refused, ImportedFile } from '../../../protocol';
import { guardWork } from '../unsaved-work';
import { API, ask, NO_ANSWER, postOne, token } from './request';

/** Adds a photo or film to the media folder. @returns the file as it was added, or why it was not */
export async function importMedia(file: File, use: PictureUse = 'photo'): Promise<ImportedFile | Refused> {
  const what = `media?name=${encodeURIComponent(file.name)}&use=${use}`;
  try {
    return (await guardWork(ask(what, { method: 'POST', body: file }))) as ImportedFile | Refused;
  } catch {
    // Even if the file did arrive, adding it again is safe: the same bytes are never stored twice.
    return { status: 'refused', message: `“${file.name}” was not imported: ${NO_ANSWER}, then add the file again.` };
  }
}

/** Removes unused files from the media folder. Undo restores them. */
export function removeMedia(names: readonly string[]): Promise<Answer> {
  return postOne('media/remove', JSON.stringify(names));
}

type ThumbnailOptions = {
  /** The thumbnail’s longer side, in px; the server has a default. */
  size?: number;
  /** The time of the picture in a film: `0:12`. */
  start?: string;
  /** The crop, as written in the content. */
  focus?: string;
  rotate?: number;
  zoom?: number;
};

/** The address of a small picture of a media file. */
export function thumbnailOf(name: string, options: ThumbnailOptions = {}): string {
  const { size, start, focus, rotate, zoom } = options;
  const query = new URLSearchParams({ name, token: token() });
  // Without a zoom, the thumbnail shows the whole picture, so the focus does not matter.
  const given = Object.entries({ size, start, focus: zoom === undefined ? undefined : focus, rotate, zoom });
  for (const [key, value] of given) if (value !== undefined) query.set(key, String(value));
  return `${API}thumbnail?${query}`;
}

/**
 * The address of a small picture of a world with the couple’s names.
 * @param photo the cover’s file; empty without one
 * @param version changes with the picture, so that the browser fetches it again
 */
export function worldPictureOf(world: string, photo: string, version: string): string {
  const query = new URLSearchParams({ name: world, photo, key: version, token: token() });
  return `${API}world?${query}`;
}
