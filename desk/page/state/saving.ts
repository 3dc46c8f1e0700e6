import {
  changeDraft,
  draftAt,
  draftOf,
  dropDraft,
  isUnsaved,
  rebaseDrafts,
  settleDraft,
  stepOf,
  useDrafts,
  type Draft,
} from './drafts';
import { isSame } from '../../model/values';
import { untilReleased } from './press';
import { enqueue } from './queue';
import type { Answer, Place, Refusal, Step } from '../../protocol';
import { announce, refreshSoon, useDesk } from './desk-store';
import { sendSteps } from './clients/client';

const DONE: Answer = { status: 'done' };

let failures = 0;

/** How many of the couple’s changes could not be saved since the desk was loaded. */
export function countFailures(): number {
  return failures;
}

/** Queues a request that saves a change, and counts it if it fails. */
function enqueueSave(request: () => Promise<Answer>): Promise<Answer> {
  return enqueue(async () => {
    const answer = await request();
    if (answer.status !== 'done') failures += 1;
    return answer;
  });
}

/**
 * Saves a step and announces it; the caller shows a refusal.
 * @param step a function if the step depends on the files: it is called when all earlier requests have ended
 */
export function save(step: Step | (() => Step | Refusal)): Promise<Answer> {
  return enqueueSave(async () => {
    const made = typeof step === 'function' ? step() : step;
    if ('status' in made) return made;
    return made.changes.length === 0 ? DONE : send([{ step: made }]);
  });
}

/** Saves a draft. A refusal is kept in the draft. */
export async function saveDraft(id: number): Promise<void> {
  const { value } = draftOf(id) ?? {};
  if (value === undefined) return;
  changeDraft(id, { queued: value, refusal: null });
  await enqueueSave(async () => {
    const draft = draftOf(id);
    // Undefined if an earlier request has taken this value: of several queued values, only the latest is saved.
    if (draft?.queued === undefined) return DONE;
    const toSave = { ...draft, value: draft.queued };
    if (!isUnsaved(toSave)) {
      // The file already has the queued value, but more might have been typed since.
      if (isSame(draft.value, toSave.value)) dropDraft(id);
      else changeDraft(id, { queued: undefined });
      return DONE;
    }
    changeDraft(id, { queued: undefined, sent: toSave.value, refusal: null });
    const step = stepOf(toSave);
    if (!('status' in step)) return send([{ step, draft: toSave }]);
    settleDraft(id, toSave.value, step);
    return step;
  });
}

/** Saves the draft of a field that unmounts, unless it was refused or is being saved. */
export function saveOnLeave(place: Place): void {
  const draft = draftAt(place);
  if (draft && !draft.refusal && !isBeingSaved(draft) && isUnsaved(draft)) void saveDraft(draft.id);
}

/** Whether a value of a draft is queued or sent. */
export function isBeingSaved({ queued, sent }: Draft): boolean {
  return queued !== undefined || sent !== undefined;
}

/** Overwrites the value in the file, after a conflict in which the couple kept their own. */
export async function forceSave(id: number): Promise<void> {
  const { refusal } = draftOf(id) ?? {};
  if (refusal?.status !== 'conflict') return;
  changeDraft(id, { was: refusal.theirs });
  await saveDraft(id);
}

/** Sends all drafts at once, as the window is closing. Assumes that values sent before are written by then. */
export function sendAllDrafts(): void {
  const asIfWritten = (draft: Draft): Draft =>
    draft.sent === undefined ? draft : { ...draft, was: draft.kind.tidy(draft.place, draft.sent) };
  const drafts = useDrafts.getState().all.map(asIfWritten).filter(isUnsaved);
  const steps = drafts.map(stepOf).filter((step) => 'changes' in step);
  if (steps.length > 0) void sendSteps(steps);
}

/**
 * The content as it was when refused drafts were last sent: without a change, they are not sent again. Null if one was
 * `refused`, since the reason might be outside the content.
 */
let contentAtRetry: string | null = null;

function contentNow(): string | null {
  const { state } = useDesk.getState();
  return state && JSON.stringify([state.files, state.media]);
}

/** A step, and the draft that it saves, if any. */
type Sent = { step: Step; draft?: Draft };

/** Sends steps, and all refused drafts with them, as some values are only valid together. @returns the first answer */
async function send(own: readonly Sent[]): Promise<Answer> {
  const refused = refusedDrafts().flatMap((draft): Sent[] => {
    const step = stepOf(draft);
    return 'status' in step ? [] : [{ step, draft }];
  });
  const sent = [...own, ...refused];
  if (sent.length === 0) return DONE;
  const answers = await sendSteps(sent.map(({ step }) => step));
  const saved = sent.filter((_, index) => answers[index]?.status === 'done').map(({ step }) => step.label);
  if (saved.length > 0) announce(`Saved: ${saved.join(', ')}.`);
  // A known conflict needs no refresh. Each refresh may send the refused drafts again (see the end of this file), so
  // refreshing for it would never end.
  const isNewConflict = sent.some(
    ({ draft }, index) => answers[index]?.status === 'conflict' && draft?.refusal?.status !== 'conflict',
  );
  if (saved.length > 0 || isNewConflict) await refreshSoon();
  // What follows changes the layout, which would move a pressed button away.
  await untilReleased();
  for (const [index, { step, draft }] of sent.entries()) {
    const answer = answers[index];
    if (answer?.status === 'done') rebaseDrafts(step);
    if (draft && answer?.status === 'done') noteSaved(step.label, draft);
    if (draft && answer) settleDraft(draft.id, draft.value, answer);
  }
  contentAtRetry = answers.some(({ status }) => status === 'refused') ? null : contentNow();
  return answers[0] ?? DONE;
}

/** Remembers a saved draft, for the offer of what usually follows. */
function noteSaved(label: string, { kind, place, was, value }: Draft): void {
  useDesk.setState({ saved: { label, at: place, was, value: kind.tidy(place, value) } });
}

/** Announces a success, and fetches the files if they have changed. */
export async function finish(answer: Answer, message: string): Promise<Answer> {
  if (answer.status === 'done') announce(message);
  if (answer.status === 'done' || answer.status === 'conflict') await refreshSoon();
  return answer;
}

function refusedDrafts(): Draft[] {
  return useDrafts.getState().all.filter(({ refusal }) => refusal !== null);
}

// A change in a file or another window may have made refused drafts valid.
useDesk.subscribe(({ state }, before) => {
  if (state === before.state || refusedDrafts().length === 0) return;
  void enqueue(async () => (contentAtRetry === contentNow() ? DONE : send([])));
});
