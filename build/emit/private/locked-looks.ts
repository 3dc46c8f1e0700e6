import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Written } from '../../../src/model/schema/schema.ts';
import { OWN_WORLD } from '../../../src/model/worlds.ts';
import type { Project } from '../../read/project.ts';
import { worldFacts } from '../../read/worlds.ts';

/** The world's colour for locked pages, and whether they have a picture: if so, this also writes `locked.svg`. */
export async function lockedLooks(
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
