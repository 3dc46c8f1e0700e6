import { stat } from 'node:fs/promises';
import type { CardBytes, PhotoSource } from '../../src/content/model.ts';
import type { FileContent } from '../../src/content/schema.ts';
import { fileOf } from './asset.ts';
import { makeStory } from './make-story.ts';
import type { Project } from './project.ts';

/** How large the files of each card are. */
export async function makeStoryBytes(story: FileContent['story'], project: Project): Promise<CardBytes[]> {
  const { cards } = await makeStory(story, project);
  return Promise.all(
    cards.map(async ({ media }) => {
      const still = media.kind === 'photo' ? media.photo : media.kind === 'video' ? media.video.poster : null;
      return {
        avif: await bytesOf(still?.avif ?? []),
        webp: await bytesOf(still?.webp ?? []),
        film: media.kind === 'video' ? (await stat(fileOf(media.video.url))).size : 0,
      };
    }),
  );
}

function bytesOf(sources: PhotoSource[]): Promise<number[]> {
  return Promise.all(sources.map(async ({ url }) => (await stat(fileOf(url))).size));
}
