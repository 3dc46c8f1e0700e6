import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { fileOf } from '../media/asset.ts';
import { makeFirstStill } from '../make/make-story.ts';
import { ENGINE } from '../read/engine.ts';
import type { Project } from '../read/project.ts';
import { nameInBundle } from '../media/name-in-bundle.ts';

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
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { FIRST_PHOTO: JSON.stringify({ width, height, avif }) },
    build: {
      write: false,
      lib: { entry: join(ENGINE, 'src/story/card/ask-for-first-photo.ts'), formats: ['iife'], name: 'photo' },
    },
  });
  const [result] = [built].flat();
  const chunk = result && 'output' in result ? result.output[0] : null;
  if (!chunk) throw new Error('src/story/card/ask-for-first-photo.ts was not built');
  return chunk.code.trim();
}
