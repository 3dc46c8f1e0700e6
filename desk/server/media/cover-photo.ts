import type { Content } from '../../../build/read/checked-content.ts';
import type { Project } from '../../../build/read/project.ts';
import { listFiles } from '../../../build/read/list-content.ts';
import { inspectPhoto } from '../../../build/check/photo-faults.ts';
import { lookAtPhoto } from '../../../build/media/photos/look-at-photo.ts';
import { openMediaFile } from '../../../build/media/media-file.ts';

/** The first landscape photo of the story that is large enough for a cover, or null. */
export async function findCoverPhoto(
  { mediaFolder, cacheFolder }: Project,
  { media }: Pick<Content, 'media'>,
): Promise<string | null> {
  const present = await listFiles(mediaFolder);
  // Only the story has `cards`.
  const photos = media.filter(({ kind, path }) => kind === 'photo' && path[0] === 'cards');
  for (const { name } of photos.filter((photo) => present.includes(photo.name))) {
    const file = await openMediaFile(mediaFolder, name);
    const look = await lookAtPhoto(cacheFolder, file);
    const isLandscapePhoto = look !== null && !look.isDrawing && look.width > look.height;
    if (isLandscapePhoto && (await inspectPhoto(cacheFolder, file, 'cover')) === null) return name;
  }
  return null;
}
