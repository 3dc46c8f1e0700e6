import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedTokensOf } from '../draw/colours/derive.ts';
import type { Project } from '../read/project.ts';
import { worldFolder } from '../read/worlds.ts';

/**
 * The colour of the paper behind a transparent picture, a card's or the page's: the couple's own, or their world's.
 * Undefined while the content has mistakes.
 */
export async function paperOf(project: Project, sheet: 'card' | 'paper'): Promise<string | undefined> {
  const { written } = await project.read();
  const colours = written?.site.colours;
  if (!colours) return worldPaper(project, sheet);
  return sheet === 'card' ? sharedTokensOf(colours).card : colours.paper;
}

/**
 * The same, but always the world's: with the couple's colours, each change of a colour would make another atlas for the
 * ending, and reload the desk's page.
 */
export async function worldPaper(project: Project, sheet: 'card' | 'paper'): Promise<string | undefined> {
  const { written } = await project.read();
  if (!written) return undefined;
  const palette = await readFile(join(worldFolder(project, written.site.world), 'palette.css'), 'utf8');
  return new RegExp(`--${sheet}: (#[0-9a-f]{6})`, 'i').exec(palette)?.[1];
}
