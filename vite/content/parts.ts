import type { Photo, RichText } from '../../src/content/model.ts';
import type { PhotoUse } from '../media/cut-photo.ts';
import { makePhoto, type PhotoOptions } from '../media/make-photo.ts';
import { openMediaFile } from '../media/media-file.ts';
import { parseMarkdown } from './markdown.ts';
import { paperOf } from './paper.ts';
import type { Project } from './project.ts';

/** Uses that stand on paper; any other picture may stay see-through. */
const SHEETS: Partial<Record<PhotoUse, 'card' | 'paper'>> = { story: 'card', portrait: 'paper' };

/** A picture from the media folder in every size of its use. */
export async function photoOf(
  project: Project,
  name: string,
  use: PhotoUse,
  options: Omit<PhotoOptions, 'paper' | 'isDraft'>,
): Promise<Photo> {
  const sheet = SHEETS[use];
  const paper = sheet && (await paperOf(project, sheet));
  const { cacheFolder, mediaFolder, isDraft } = project;
  return makePhoto(cacheFolder, await openMediaFile(mediaFolder, name), use, { ...options, paper, isDraft });
}

/** Text that may be left out. */
export function richOrNull(text: string | undefined): RichText | null {
  return text === undefined ? null : parseMarkdown(text);
}
