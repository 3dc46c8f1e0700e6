import type { Project } from '../../../build/read/project.ts';
import { readContentFile } from '../undo/content-files.ts';
import { restoreUsed } from '../media/trash.ts';
import type { Done, Rewrite } from '../undo/history.ts';
import type { Plan } from './plan-changes.ts';
import { replay } from '../undo/replay.ts';

/** Plans to undo or redo a step around any edits made by hand since. Refuses if one is in the same place. */
export async function planUndo(project: Project, { files }: Done, isUndo: boolean): Promise<Plan> {
  const planned: Rewrite[] = [];
  for (const { file, before, after } of files) {
    const current = await readContentFile(project.folder, file);
    const text = isUndo ? replay(current, after, before) : replay(current, before, after);
    if (text === undefined)
      return {
        status: 'refused',
        message: `${file} was edited by hand in the same place. Nothing was overwritten; edit the file itself.`,
      };
    planned.push({ file, before: current, after: text });
  }
  // Redoing a return to an earlier state needs that state’s media again.
  if (!isUndo) await restoreUsed(project, new Map(planned.map(({ file, after }) => [file, after])));
  // Without edits since, the content becomes exactly what it was once, and may have had mistakes then.
  const isExact = planned.every(
    ({ before }, index) => before === (isUndo ? files[index]?.after : files[index]?.before),
  );
  return { files: planned, mayAddMistakes: isExact };
}
