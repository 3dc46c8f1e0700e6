import { stat } from 'node:fs/promises';
import type { PhotoSource, StoryBytes } from '../../../src/model/content.ts';
import type { FileContent, Written } from '../../../src/model/schema/schema.ts';
import { stillOf } from '../../../src/story/card/card-photo.ts';
import { makeAtlas } from '../../draw/ending/make-atlas.ts';
import { fileOf } from '../../media/asset.ts';
import { makeStory } from './make-story.ts';
import { worldPaper } from '../paper.ts';
import type { Project } from '../../read/project.ts';

/** The sizes of each card's files and of the ending's, in bytes. */
export async function makeStoryBytes(story: FileContent['story'], project: Project, all: Written): Promise<StoryBytes> {
  const { cards } = await makeStory(story, project, all);
  const { avif, webp } = await makeAtlas(cards, await worldPaper(project, 'card'), project);
  return {
    cards: await Promise.all(
      cards.map(async ({ media }) => ({
        avif: await sizesOf(stillOf({ media })?.avif),
        webp: await sizesOf(stillOf({ media })?.webp),
        film: media.kind === 'video' ? await sizeOf(media.video.url) : 0,
      })),
    ),
    ending: { avif: { url: avif, bytes: await sizeOf(avif) }, webp: { url: webp, bytes: await sizeOf(webp) } },
  };
}

/** The size of the file at a URL, which is still a placeholder: see `asset`. */
const sizeOf = async (url: string) => (await stat(fileOf(url))).size;

function sizesOf(sources: PhotoSource[] = []): Promise<number[]> {
  return Promise.all(sources.map(({ url }) => sizeOf(url)));
}
