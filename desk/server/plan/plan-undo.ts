import type { Project } from '../../../build/read/project.ts';
import { readContentFile } from '../undo/content-files.ts';
import { restoreUsed } from '../media/trash.ts';
import type { Done, Rewrite } from '../undo/history.ts';
import type { Plan } from './plan-changes.ts';
import { replay } from '../undo/replay.ts';

/** Plans to undo or redo a step. Keeps edits made by hand since, and refuses if one is in the same place. */
export async function planUndo(project: Project, { files }: Done, isUndo: boolean): Promise<Plan> {
  const planned: Rewrite[] = [];
  // True without edits since: the content then becomes exactly what it was once, mistakes included.
  let isExact = true;
  for (const { file, before, after } of files) {
    const current = await readContentFile(project.folder, file);
    const [from, to] = isUndo ? [after, before] : [before, after];
    const text = replay(current, from, to);
    if (text === undefined)
      return {
        status: 'refused',
        message: `${file} was edited by hand in the same place. Nothing was overwritten; edit the file itself.`,
      };
    planned.push({ file, before: current, after: text });
    isExact &&= current === from;
  }
  // Redoing a return to an earlier state needs that state’s media again.
  if (!isUndo) await restoreUsed(project, new Map(planned.map(({ file, after }) => [file, after])));
  return { files: planned, mayAddMistakes: isExact };
}
