import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '../read/project.ts';
import { worldFolder } from '../read/worlds.ts';

/** The colour behind a transparent picture: the card's paper, or the page's, which the couple may set. */
export async function paperOf(project: Project, sheet: 'card' | 'paper'): Promise<string | undefined> {
  const { written } = await project.read();
  if (!written) return undefined;
  const { world, colours } = written.site;
  if (sheet === 'paper' && colours) return colours.paper;
  const palette = await readFile(join(worldFolder(project, world), 'palette.css'), 'utf8');
  return new RegExp(`--${sheet}: (#[0-9a-f]{6})`, 'i').exec(palette)?.[1];
}
