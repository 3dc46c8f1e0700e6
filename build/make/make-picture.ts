import type { Photo, PhotoSource } from '../../src/model/content.ts';
import { readTurn, type Turn } from '../../src/model/pictures/crop.ts';
import { focusOf } from '../../src/model/pictures/focus.ts';
import type { PhotoUse } from '../media/photos/cut-photo.ts';
import { makePhoto, type PhotoOptions } from '../media/photos/make-photo.ts';
import { makePrint } from '../media/photos/make-print.ts';
import { turnPhoto } from '../media/photos/turn-photo.ts';
import { openMediaFile, type MediaFile } from '../media/media-file.ts';
import { paperOf } from './paper.ts';
import type { Project } from '../read/project.ts';

/** The paper behind a transparent picture, by its use. Pictures for other uses stay transparent. */
const PAPERS: Partial<Record<PhotoUse, 'card' | 'paper'>> = { story: 'card', print: 'card', portrait: 'paper' };

type Options = Omit<PhotoOptions, 'paper' | 'isDraft'> & Turn;

/** Makes a picture from the media folder in every size of its use. */
export async function photoOf(project: Project, name: string, use: PhotoUse, options: Options): Promise<Photo> {
  const [file, photoOptions] = await prepare(project, name, use, options);
  return makePhoto(project.cacheFolder, file, use, photoOptions);
}

/** Makes a card's photo for the show's large screen; null where `makePrint` returns null. */
export async function printOf(project: Project, name: string, options: Options): Promise<PhotoSource | null> {
  const [file, photoOptions] = await prepare(project, name, 'print', options);
  return makePrint(project.cacheFolder, file, photoOptions);
}

/** Finds and turns the picture, and completes its options. */
async function prepare(
  project: Project,
  name: string,
  use: PhotoUse,
  options: Options,
): Promise<[file: MediaFile, options: PhotoOptions]> {
  const sheet = PAPERS[use];
  const paper = sheet && (await paperOf(project, sheet));
  const { cacheFolder, mediaFolder, isDraft } = project;
  const file = await openMediaFile(mediaFolder, name);
  const turned = await turnPhoto(cacheFolder, file, readTurn(options), focusOf(options.focus));
  return [turned, { ...options, paper, isDraft }];
}
