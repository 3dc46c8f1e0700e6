import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Written } from '../../../src/model/schema/schema.ts';
import { OWN_WORLD } from '../../../src/model/worlds.ts';
import type { Project } from '../../read/project.ts';
import { worldFacts } from '../../read/worlds.ts';

/** Finds the world's colour for locked pages, and writes their picture, `locked.svg`, if they have one. */
export async function prepareLockedLooks(
  project: Project,
  { world }: Written['site'],
  outDir: string,
): Promise<{ themeColor: string; hasPicture: boolean }> {
  const { themeColor, sharePicture: picture } = await worldFacts(project, world);
  // The picture of a couple's own world may show their names.
  const hasPicture = picture !== undefined && world !== OWN_WORLD;
  if (hasPicture)
    await writeFile(join(outDir, 'locked.svg'), typeof picture === 'string' ? picture : await readFile(picture));
  return { themeColor, hasPicture };
}
