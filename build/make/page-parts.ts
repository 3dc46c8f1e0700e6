import type { Photo } from '../../src/model/content.ts';
import { readTurn, type Turn } from '../../src/model/pictures/crop.ts';
import { focusOf } from '../../src/model/pictures/focus.ts';
import type { PhotoUse } from '../media/photos/cut-photo.ts';
import { makePhoto, type PhotoOptions } from '../media/photos/make-photo.ts';
import { turnPhoto } from '../media/photos/turn-photo.ts';
import { openMediaFile } from '../media/media-file.ts';
import { paperOf } from './paper.ts';
import type { Project } from '../read/project.ts';

/** The paper behind a picture, by its use. Other pictures stay transparent. */
const SHEETS: Partial<Record<PhotoUse, 'card' | 'paper'>> = { story: 'card', portrait: 'paper' };

/** Makes a picture from the media folder in every size of its use. */
export async function photoOf(
  project: Project,
  name: string,
  use: PhotoUse,
  options: Omit<PhotoOptions, 'paper' | 'isDraft'> & Turn,
): Promise<Photo> {
  const sheet = SHEETS[use];
  const paper = sheet && (await paperOf(project, sheet));
  const { cacheFolder, mediaFolder, isDraft } = project;
  const file = await openMediaFile(mediaFolder, name);
  const turned = await turnPhoto(cacheFolder, file, readTurn(options), focusOf(options.focus));
  return makePhoto(cacheFolder, turned, use, { ...options, paper, isDraft });
}
