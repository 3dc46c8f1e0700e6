import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from './project.ts';

/** What lies behind a picture that is see-through: the card's paper, which is the world's, or the page's, which may be the couple's. */
export async function paperOf(project: Project, sheet: 'card' | 'paper'): Promise<string | undefined> {
  const { written } = await project.read();
  if (!written) return undefined;
  const { world, colours } = written.site;
  if (sheet === 'paper' && colours) return colours.paper;
  const palette = await readFile(join(project.root, 'src/worlds', world, 'palette.css'), 'utf8');
  return new RegExp(`--${sheet}: (#[0-9a-f]{6})`, 'i').exec(palette)?.[1];
}
