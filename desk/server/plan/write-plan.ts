import type { Answer } from '../../protocol.ts';
import type { Project } from '../../../build/read/project.ts';
import type { Rewrite } from '../undo/history.ts';
import { rewrite, type Job } from '../undo/rewrite-files.ts';
import { findNewMistakes } from './new-mistakes.ts';
import type { Plan } from './plan-changes.ts';
import { describeMistake } from '../state/findings.ts';

/** If another program changes a file meanwhile, the next attempt plans again. */
const MAX_ATTEMPTS = 5;

/**
 * Makes a plan and writes its files. Refuses if they would add mistakes, unless the plan allows it.
 * @param plan called for each attempt
 * @param prepare called just before each attempt writes its files; returns the job under which they are written
 * @param onWritten called with the written files
 */
export async function writePlan(
  project: Project,
  plan: () => Promise<Plan>,
  prepare: (files: Rewrite[]) => Promise<Job>,
  onWritten: (files: readonly Rewrite[]) => void,
): Promise<Answer> {
  const { folder } = project;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const planned = await plan();
    if (!('files' in planned)) return planned;
    const files = planned.files.filter(({ before, after }) => before !== after);
    const texts = new Map(files.map(({ file, after }) => [file, after]));
    const [before, after] = await Promise.all([project.read(), project.readWith(texts)]);
    const mistakes = findNewMistakes(before, after).map((mistake) =>
      describeMistake(mistake, { before, after }, folder),
    );
    if (mistakes.length > 0 && !planned.mayAddMistakes) return { status: 'mistakes', mistakes };
    if (await rewrite(folder, files, await prepare(files))) {
      onWritten(files);
      return { status: 'done' };
    }
  }
  return { status: 'refused', message: 'Another program keeps changing these files. Try again in a moment.' };
}
