import { execFile } from 'node:child_process';
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Project } from '../../../build/read/project.ts';
import { homeOf, makeHome } from '../../../build/read/home-folder.ts';
import { isInRepository } from '../../../build/read/repository.ts';

/** A file that exists if the couple want a commit for each restore point. */
const switchOf = (project: Project) => join(homeOf(project), 'commit');

/** Whether the couple want commits; null without Git or a repository. */
export async function wantsCommits(project: Project): Promise<boolean | null> {
  if (!(await isInRepository(project.folder))) return null;
  const isRepository = await git(project, 'rev-parse', '--is-inside-work-tree').catch(() => '');
  return isRepository === 'true' ? isSwitchedOn(project) : null;
}

function isSwitchedOn(project: Project): Promise<boolean> {
  return stat(switchOf(project)).then(
    () => true,
    () => false,
  );
}

/** Turns commits on or off. */
export async function setCommits(project: Project, isOn: boolean): Promise<void> {
  await makeHome(project);
  await (isOn ? writeFile(switchOf(project), '') : rm(switchOf(project), { force: true }));
}

/** Commits the content, and nothing else, if the couple want it. @returns why it failed, or null */
export async function commitContent(project: Project, name: string): Promise<string | null> {
  // Most couples do without Git, so do not start it for them.
  if (!(await isSwitchedOn(project)) || !(await wantsCommits(project))) return null;
  try {
    await git(project, 'add', '--all', '--', '.');
    if ((await git(project, 'status', '--porcelain', '--', '.')) === '') return null;
    await git(project, 'commit', '--quiet', '--message', name, '--', '.');
    return null;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    return `The moment is kept, but Git could not commit it: ${stderr.trim() || String(error)}`;
  }
}

/** Runs the couple's own Git in the content folder. */
async function git({ folder }: Project, ...options: string[]): Promise<string> {
  return (await promisify(execFile)('git', options, { cwd: folder })).stdout.trim();
}
