import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Photo, RichText } from '../../src/content/model.ts';
import { makePhoto, type WIDTHS } from '../media/make-photo.ts';
import { parseMarkdown } from './markdown.ts';
import type { Project } from './project.ts';

/** A picture from the media folder in every size of its use. */
export async function photoOf(project: Project, name: string, use: keyof typeof WIDTHS, alt: string): Promise<Photo> {
  return makePhoto(project.cacheFolder, name, await readFile(join(project.mediaFolder, name)), use, alt);
}

/** Text that may be left out. */
export function richOrNull(text: string | undefined): RichText | null {
  return text === undefined ? null : parseMarkdown(text);
}
