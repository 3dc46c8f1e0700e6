import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedTokensOf } from '../draw/colours/derive.ts';
import type { Project } from '../read/project.ts';
import { worldFolder } from '../read/worlds.ts';

/**
 * The colour behind a transparent picture on a card or on the page's paper: from the couple's colours, or else from the
 * world's palette. Undefined while the content has mistakes.
 */
export async function paperOf(project: Project, sheet: 'card' | 'paper'): Promise<string | undefined> {
  const { written } = await project.read();
  const colours = written?.site.colours;
  if (!colours) return worldPaper(project, sheet);
  return sheet === 'card' ? sharedTokensOf(colours).card : colours.paper;
}

/**
 * The colour in the world's palette. The ending's atlas uses it even if the couple have colours: otherwise, each change
 * of a colour would make another atlas and reload the page in the desk. Undefined while the content has mistakes.
 */
export async function worldPaper(project: Project, sheet: 'card' | 'paper'): Promise<string | undefined> {
  const { written } = await project.read();
  if (!written) return undefined;
  const palette = await readFile(join(worldFolder(project, written.site.world), 'palette.css'), 'utf8');
  return new RegExp(`--${sheet}: (#[0-9a-f]{6})`, 'i').exec(palette)?.[1];
}
