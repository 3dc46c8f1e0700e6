import { randomUUID } from 'node:crypto';
import { makeQueue } from '../model/make-queue.ts';
import type { Answer, EditState, Place, Step } from '../protocol.ts';
import { findMissingFolder } from '../../build/check/open-project.ts';
import type { Project } from '../../build/read/project.ts';
import { FileTrouble, orRefuse } from './undo/content-files.ts';
import type { Done, Request, Rewrite } from './undo/history.ts';
import { openJobs } from './undo/open-jobs.ts';
import { carryOut } from './undo/rewrite-files.ts';
import { restore, trash } from './media/trash.ts';
import { planChanges, type Plan } from './plan/plan-changes.ts';
import { planState } from './plan/plan-state.ts';
import { planStart } from './plan/plan-start.ts';
import { planUndo } from './plan/plan-undo.ts';
import { openEvenings } from './past/keep-evening.ts';
import type { Texts } from './past/point-files.ts';
import { settle } from './plan/settle.ts';
import type { Answers } from './start/answers.ts';
import { readContentState } from './state/edit-state.ts';
import { describeForms } from './state/forms.ts';
import { writePlan } from './plan/write-plan.ts';

/**
 * Changes the content of a project, one request at a time. Each step has an id, so a repeated request is not written twice
 * and the desk can ask later whether it was done.
 */
export type Editor = {
  state: () => Promise<EditState>;
  /** Writes the steps that add no mistakes: each alone, then the rest in groups. @returns an answer for each step */
  change: (steps: readonly Step[], ids?: readonly string[]) => Promise<Answer[]>;
  /** Replaces the sample with a new site, in one step. */
  start: (answers: Answers, id?: string) => Promise<Answer>;
  undo: (id?: string) => Promise<Answer>;
  redo: (id?: string) => Promise<Answer>;
  /** Restores another state of the content, in one step. */
  goTo: (label: string, texts: Texts, id?: string) => Promise<Answer>;
  /** Runs a task between two changes. */
  between: <T>(task: () => Promise<T>) => Promise<T>;
  /** Removes unused files from the media folder. */
  removeMedia: (names: readonly string[], id?: string) => Promise<Answer>;
  /** Whether each of these steps was written; waits for all earlier requests. */
  areDone: (ids: readonly string[]) => Promise<boolean[]>;
};

type Options = {
  project: Project;
  /** As in `EditState`, for the pages made so far. */
  pictures: ReadonlyMap<string, Place>;
  /**
   * Called after each change with the names of the content files written; none if no text changed, as when media moved.
   */
  onChange: (files: readonly string[]) => void;
};

/** @throws FileTrouble if a folder is missing, or a locked file prevents the repair after a crash */
export async function openEditor({ project, pictures, onChange }: Options): Promise<Editor> {
  const missing = findMissingFolder(project);
  if (missing) throw new FileTrouble(`${missing.file}: ${missing.message}`);
  const forms = describeForms();
  const { history, prepareJob } = await openJobs(project);
  // The desk ignores states with a lower version, also after a restart of the server.
  let version = Date.now();

  // Two windows must not write at once.
  const inTurn = makeQueue();
  const notify = (written: readonly Rewrite[]) => {
    project.invalidate();
    onChange(written.map(({ file }) => file));
  };
  // Called before each change of texts; makes a restore point after a long rest.
  const keepEvening = openEvenings(project);
  const write = (plan: () => Promise<Plan>, requestOf: (files: Rewrite[]) => Request) => {
    const prepare = (files: Rewrite[]) => keepEvening().then(() => prepareJob(requestOf(files)));
    return writePlan(project, plan, prepare, notify);
  };

  /** Moves files into or out of the media folder. @param move returns why it moved nothing, or null */
  const moveMedia = async (request: Request, move: typeof trash): Promise<Answer> => {
    await carryOut(await prepareJob(request), [], async () => {
      const trouble = await move(project, request.step.trashed);
      if (trouble !== null) throw new FileTrouble(trouble);
    });
    notify([]);
    return { status: 'done' };
  };

  /** Runs a task unless all of its steps were done before. A file that cannot be written refuses it. */
  const once = async (ids: readonly string[], task: () => Promise<Answer>): Promise<Answer> =>
    ids.every(history.has) ? { status: 'done' } : orRefuse(task);

  /** Undoes the last step, or redoes the last undone one. */
  const undoOrRedo = (kind: 'undo' | 'redo', id: string) =>
    inTurn(() =>
      once([id], async () => {
        const isUndo = kind === 'undo';
        const step = (isUndo ? history.done : history.undone).at(-1);
        if (!step) return { status: 'refused', message: `Nothing to ${kind}.` };
        const request: Request = { ids: [id], kind, step };
        if (step.trashed.length > 0) return moveMedia(request, isUndo ? restore : trash);
        return write(
          () => planUndo(project, step, isUndo),
          () => request,
        );
      }),
    );

  /** Writes a plan as one step. */
  const writeStep = (label: string, plan: () => Promise<Plan>, ids: string[]) =>
    once(ids, () => write(plan, (files) => ({ ids, kind: 'change', step: { label, files, trashed: [] } })));

  return {
    state: () =>
      inTurn(async () => {
        version += 1;
        return {
          version,
          forms,
          ...(await readContentState(project)),
          pictures: Object.fromEntries(pictures),
          undo: history.done.at(-1)?.label ?? null,
          redo: history.undone.at(-1)?.label ?? null,
        };
      }),
    change: (steps, ids = steps.map(() => randomUUID())) =>
      inTurn(() =>
        settle(steps.length, (positions) => {
          const pick = <T>(all: readonly T[]) => all.filter((_, position) => positions.includes(position));
          const chosen = pick(steps);
          const changes = chosen.flatMap((step) => step.changes);
          const label = chosen.map((step) => step.label).join(', ');
          return writeStep(label, () => planChanges(project, changes, forms), pick(ids));
        }),
      ),
    start: (answers, id = randomUUID()) =>
      inTurn(() => writeStep('the start of your own site', () => planStart(project, answers), [id])),
    goTo: (label, texts, id = randomUUID()) => inTurn(() => writeStep(label, () => planState(project, texts), [id])),
    between: inTurn,
    undo: (id = randomUUID()) => undoOrRedo('undo', id),
    redo: (id = randomUUID()) => undoOrRedo('redo', id),
    removeMedia: (names, id = randomUUID()) => {
      const [first = ''] = names;
      const label = `the removal of ${names.length === 1 ? first : `${names.length} files`}`;
      const step: Done = { label, files: [], trashed: [...names] };
      return inTurn(() => once([id], () => moveMedia({ ids: [id], kind: 'change', step }, trash)));
    },
    areDone: (ids) => inTurn(async () => ids.map(history.has)),
  };
}
