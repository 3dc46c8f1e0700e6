import sharp from 'sharp';
import type { Project } from '../../../build/read/project.ts';
import { sharePicture } from '../../../build/emit/world-files.ts';
import { WORLD_OF_A_PICTURE, type WorldName } from '../../../src/model/worlds.ts';
import { WORLDS } from '../../../src/worlds/all.ts';

/** Twice the width at which the desk shows it, in pixels. */
const WIDTH = 480;
const QUALITY = 82;

/** A small WebP of a world with the couple's names and date; null if it cannot be drawn. @param photo the cover's, for the world of a picture. */
export async function worldPicture(project: Project, world: string, photo: string): Promise<Buffer | null> {
  const { whole } = await project.read();
  if (!whole || !isWorld(world)) return null;
  const { shareImage: _own, cover, ...site } = whole.site;
  const isPicture = world === WORLD_OF_A_PICTURE;
  if (isPicture && photo === '') return null;
  const drawn = await sharePicture(
    { ...site, world, ...(isPicture && { cover: cover?.photo === photo ? cover : { photo } }) },
    project,
  );
  return sharp(drawn).resize({ width: WIDTH }).webp({ quality: QUALITY }).toBuffer();
}

const isWorld = (name: string): name is WorldName => Object.hasOwn(WORLDS, name);
