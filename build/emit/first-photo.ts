import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { fileOf } from '../media/asset.ts';
import { makeFirstStill } from '../make/make-story.ts';
import { ENGINE } from '../read/engine.ts';
import type { Project } from '../read/project.ts';
import { nameInBundle } from '../media/name-in-bundle.ts';
import { inlineScript } from './inline-script.ts';

/** A script that preloads the picture of the story's first card; empty if it has none. */
export async function firstPhotoScript(project: Project, bundle: Rolldown.OutputBundle, base: string): Promise<string> {
  const { written } = await project.read();
  const still = written?.story && (await makeFirstStill(written.story, project));
  if (!still) return '';
  const avif = still.avif.map(({ url, width }) => ({
    url: `${base}${nameInBundle(bundle, fileOf(url))}`,
    width,
  }));
  const { width, height } = still;
  return inlineScript(join(ENGINE, 'src/story/card/ask-for-first-photo.ts'), {
    FIRST_PHOTO: JSON.stringify({ width, height, avif }),
  });
}
