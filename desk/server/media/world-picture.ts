import sharp from 'sharp';
import type { Project } from '../../../build/read/project.ts';
import { listFiles } from '../../../build/read/list-content.ts';
import { sharePicture } from '../../../build/emit/world-files.ts';
import { worldFacts } from '../../../build/read/worlds.ts';
import { ALL_WORLDS } from '../../../src/model/worlds.ts';

/** In pixels, for dense screens: the desk usually shows it at less than half this width. */
const WIDTH = 480;
const QUALITY = 82;

/**
 * Draws a small WebP of a world with the couple's names and date; null if the content is unreadable, the world is unknown
 * or unreadable, or the photo is missing.
 * @param photo shown on the cover, if the world shows one; the couple's crop applies only to their present cover photo
 */
export async function makeWorldPicture(project: Project, name: string, photo: string): Promise<Buffer | null> {
  const { whole } = await project.read();
  const world = ALL_WORLDS.find((each) => each === name);
  const facts = world && (await worldFacts(project, world).catch(() => null));
  if (!whole || !facts) return null;
  // A share picture of the couple's own would replace the world's.
  const { shareImage: _ownPicture, cover, ...site } = whole.site;
  const { showsPhoto = false } = facts;
  if (showsPhoto && !(await listFiles(project.mediaFolder)).includes(photo)) return null;
  const drawn = await sharePicture(
    { ...site, world, ...(showsPhoto && { cover: cover?.photo === photo ? cover : { photo } }) },
    project,
  );
  return sharp(drawn).resize({ width: WIDTH }).webp({ quality: QUALITY }).toBuffer();
}
