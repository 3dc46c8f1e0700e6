import { stat } from 'node:fs/promises';
import type { StoryPrint } from '../../../src/model/content.ts';
import type { FileContent } from '../../../src/model/schema/schema.ts';
import { fileOf } from '../../media/asset.ts';
import { printOf } from '../make-picture.ts';
import type { Project } from '../../read/project.ts';

/**
 * The show's file for each card's photo; null in drafts, for a card without a photo, and for a photo with too few pixels.
 * The files have a module of their own, so that guests do not download their addresses.
 */
export async function makeStoryPrints({ cards }: FileContent['story'], project: Project): Promise<StoryPrint[]> {
  return Promise.all(
    cards.map(async ({ photo, focus, rotate, zoom }) => {
      if (photo === undefined || project.isDraft) return null;
      // The story has the alternative text.
      const print = await printOf(project, photo, { alt: '', focus, rotate, zoom });
      return print && { ...print, bytes: (await stat(fileOf(print.url))).size };
    }),
  );
}
