import {
  changeDraft,
  draftAt,
  draftOf,
  dropDraft,
  isUnsaved,
  noteAnswer,
  stepOf,
  useDrafts,
  type Draft,
} from './drafts';
import { isSame } from '../../model/values';
import { endPress, untilReleased } from './press';
import type { Answer, Place, Refusal, Step, Value } from '../../protocol';
import { refreshIfThere, useDesk } from './desk-store';
import { redo, sendSteps, undo } from './client';

/** Requests run in order: each builds on the files that the one before has written. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

function inTurn<T>(task: () => Promise<T>): Promise<T> {
  // Delayed drafts are saved first.
  endPress();
  waiting += 1;
  const turn = last.then(task).finally(() => (waiting -= 1));
  last = turn.catch(() => {});
  return turn;
}

/** Whether a request is running or queued. */
export function isSaving(): boolean {
  return waiting > 0;
}

/**
 * Writes a step and says so; whoever asked shows why where it was not written.
 * @param step may be made when its turn comes, from what is known then.
 */
export function save(step: Step | (() => Step | Refusal)): Promise<Answer> {
  return inTurn(async () => {
    const made = typeof step === 'function' ? step() : step;
    return 'status' in made ? made : send([{ step: made }]);
  });
}

/** Saves a draft. A refusal is kept in the draft. */
export async function saveDraft(id: number): Promise<void> {
  const { value } = draftOf(id) ?? {};
  if (value === undefined) return;
  changeDraft(id, { asked: { value }, refusal: null });
  await inTurn(async () => {
    const draft = draftOf(id);
    // Several pending values: only the latest is saved.
    if (!draft?.asked) return;
    const asked = { ...draft, value: draft.asked.value };
    if (!isUnsaved(asked)) return isSame(draft.value, asked.value) ? dropDraft(id) : changeDraft(id, { asked: null });
    changeDraft(id, { asked: null, sending: draft.asked, refusal: null });
    const step = stepOf(asked);
    if ('status' in step) noteAnswer(id, asked.value, step);
    else await send([{ step, draft: asked }]);
  });
}

/** Saves the draft of a field that unmounts. Refused drafts stay. */
export function saveLeft(place: Place): void {
  const draft = draftAt(place);
  if (draft && !draft.refusal && !draft.asked && !draft.sending && isUnsaved(draft)) void saveDraft(draft.id);
}

/** Overwrites the value in the file. The couple have compared both. */
export async function insistOn(id: number): Promise<void> {
  const { refusal } = draftOf(id) ?? {};
  if (refusal?.status !== 'conflict') return;
  changeDraft(id, { was: refusal.theirs });
  await saveDraft(id);
}

/** Sends all drafts at once because the window is closing. */
export function sendAllDrafts(): void {
  const drafts = useDrafts.getState().all.map(afterSending).filter(isUnsaved);
  const steps = drafts.map(stepOf).filter((step) => 'changes' in step);
  if (steps.length > 0) void sendSteps(steps);
}

/** A draft as it will be once its current request finishes. */
function afterSending(draft: Draft): Draft {
  const { kind, place, sending } = draft;
  return sending ? { ...draft, was: kind.tidy(place, sending.value) } : draft;
}

/** Undoes the last step. */
export function undoStep(): Promise<Answer> {
  return inTurn(async () => {
    // Read first: the next state names an earlier step.
    const step = useDesk.getState().state?.undo;
    return finish(await undo(), step ? `Undone: ${step}.` : 'Undone.');
  });
}

/** Redoes the last undone step. */
export function redoStep(): Promise<Answer> {
  return inTurn(async () => {
    const step = useDesk.getState().state?.redo;
    return finish(await redo(), step ? `Redone: ${step}.` : 'Redone.');
  });
}

type Sent = { step: Step; draft?: { id: number; value: Value } };

/** Sends steps, and with them what was refused before: some values are valid only together. @returns the answer to the first. */
async function send(own: readonly Sent[]): Promise<Answer> {
  const refused = refusedDrafts().flatMap((draft): Sent[] => {
    const step = stepOf(draft);
    return 'status' in step ? [] : [{ step, draft }];
  });
  const sent = [...own, ...refused];
  if (sent.length === 0) return DONE;
  const answers = await sendSteps(sent.map(({ step }) => step));
  const saved = sent.filter((_, index) => answers[index]?.status === 'done').map(({ step }) => step.label);
  const conflict = answers.find(({ status }) => status === 'conflict');
  await finish(saved.length > 0 ? DONE : (conflict ?? answers[0] ?? DONE), `Saved: ${saved.join(', ')}.`);
  await untilReleased();
  for (const [index, { draft }] of sent.entries()) {
    const answer = answers[index];
    if (draft && answer) noteAnswer(draft.id, draft.value, answer);
  }
  tried = answers.some(({ status }) => status === 'refused') ? null : contentNow();
  return answers[0] ?? DONE;
}

async function finish(answer: Answer, said: string): Promise<Answer> {
  if (answer.status === 'done') useDesk.setState({ said });
  // In a conflict what is known is old. What has been written stays so, whether that can be asked for or not.
  if (answer.status === 'done' || answer.status === 'conflict') await refreshIfThere();
  return answer;
}

const DONE: Answer = { status: 'done' };

function refusedDrafts() {
  return useDrafts.getState().all.filter(({ refusal }) => refusal !== null);
}

/** The content with which refused drafts were last retried; null if the server refused them. */
let tried: string | null = null;

function contentNow(): string | null {
  const { state } = useDesk.getState();
  return state && JSON.stringify([state.files, state.media]);
}

// A change in a file or another window may have made refused drafts valid.
useDesk.subscribe(({ state }, before) => {
  if (state === before.state || refusedDrafts().length === 0) return;
  void inTurn(async () => (tried === contentNow() ? DONE : send([])));
});
