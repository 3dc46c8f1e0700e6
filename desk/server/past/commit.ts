import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Project } from '../../../build/read/project.ts';
import { homeOf, makeHome } from '../../../build/read/home-folder.ts';
import { isInRepository } from '../../../build/read/repository.ts';

/** The path of an empty file, which exists while the couple want a commit for each restore point. */
const switchOf = (project: Project) => join(homeOf(project), 'commit');

/** Whether the couple want commits; null without Git or a repository. */
export async function wantsCommits(project: Project): Promise<boolean | null> {
  if (!(await isInRepository(project.folder))) return null;
  // Fails if Git is not installed or does not trust the folder.
  const answer = await git(project, 'rev-parse', '--is-inside-work-tree').catch(() => '');
  return answer === 'true' ? existsSync(switchOf(project)) : null;
}

/** Turns commits on or off. */
export async function setCommits(project: Project, isOn: boolean): Promise<void> {
  await makeHome(project);
  await (isOn ? writeFile(switchOf(project), '') : rm(switchOf(project), { force: true }));
}

/** Commits the content, and nothing else, if the couple want commits. @returns why the commit failed, or null */
export async function commitContent(project: Project, name: string): Promise<string | null> {
  if (!(await wantsCommits(project))) return null;
  try {
    await git(project, 'add', '--all', '--', '.');
    if ((await git(project, 'status', '--porcelain', '--', '.')) === '') return null;
    await git(project, 'commit', '--quiet', '--message', name, '--', '.');
    return null;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    return `The latest moment is kept, but Git could not commit it: ${stderr.trim() || String(error)}`;
  }
}

/** Runs the couple's own Git in the content folder. @returns its output */
async function git({ folder }: Project, ...options: string[]): Promise<string> {
  return (await promisify(execFile)('git', options, { cwd: folder })).stdout.trim();
}
