import { enqueue } from './queue';
import type { Answer, QuestionName } from '../../protocol';
import { useDesk } from './desk-store';
import { redo, replaceSample, undo } from './clients/client';
import { removeMedia } from './clients/media-client';
import { countFailures, finish } from './saving';

/** Replaces the sample with the couple's own site, as a step. */
export function startSite(answers: Partial<Record<QuestionName, string>>): Promise<Answer> {
  return enqueue(async () => finish(await replaceSample(answers), 'Saved: the start of your own site.'));
}

/** Undoes the last step. */
export function undoStep(): Promise<Answer> {
  const failuresBefore = countFailures();
  return enqueue(async () => {
    // If an earlier change in the queue was refused, it made no step: undo would reach an older step.
    if (countFailures() > failuresBefore) return { status: 'done' };
    // Read before the undo: afterwards the state names an earlier step.
    const step = useDesk.getState().state?.undo;
    return finish(await undo(), step ? `Undone: ${step}.` : 'Undone.');
  });
}

/** Redoes the last undone step. */
export function redoStep(): Promise<Answer> {
  return enqueue(async () => {
    const step = useDesk.getState().state?.redo;
    return finish(await redo(), step ? `Redone: ${step}.` : 'Redone.');
  });
}

/** Removes unused files from the media folder. */
export function removeFiles(names: readonly string[]): Promise<Answer> {
  const [what, them] = names.length === 1 ? [names[0] ?? '', 'it'] : [`${names.length} files`, 'them'];
  return enqueue(async () =>
    finish(await removeMedia(names), `Removed from the folder: ${what}. Use Undo to restore ${them}.`),
  );
}
