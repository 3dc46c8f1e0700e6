import { create } from 'zustand';
import { isSame, textOf } from '../../model/values';
import type { Answer, Place, Refusal, Step, Value } from '../../protocol';

/** How the drafts of one kind of field are written. */
export type DraftKind = {
  /** Turns typed text into the value to save. */
  tidy: (place: Place, value: Value) => Value;
  /** The step that saves a tidied value over the file’s (`was`), or why it cannot be saved. */
  step: (place: Place, was: Value, value: Value) => Step | Refusal;
};

/** A typed value that is not saved yet. It outlives its field. */
export type Draft = {
  id: number;
  place: Place;
  kind: DraftKind;
  /** The file’s value that the draft replaces, as the desk last knew it. */
  was: Value;
  value: Value;
  /** The value waiting to be sent. */
  queued: Value | undefined;
  /** The value whose answer is awaited. */
  sent: Value | undefined;
  /** Why the current value was not saved. */
  refusal: Refusal | null;
  /** True once its entry was removed: no file can hold it, but the words are kept. */
  isGone: boolean;
};

/** All drafts, at most one for each place, not counting those of removed entries. */
export const useDrafts = create<{ all: readonly Draft[] }>(() => ({ all: [] }));

let lastId = 0;

/** The draft for a place. */
export function draftAt({ file, path }: Place, { all } = useDrafts.getState()): Draft | undefined {
  return all.find(({ place, isGone }) => !isGone && place.file === file && isSame([...place.path], [...path]));
}

/** The draft with this id, unless it was saved or discarded. */
export function draftOf(id: number): Draft | undefined {
  return useDrafts.getState().all.find((draft) => draft.id === id);
}

/** Stores typed text as a draft. @param was what the page showed @returns the draft’s id */
export function typeDraft(place: Place, kind: DraftKind, was: Value, value: Value): number {
  const known = draftAt(place);
  if (known) {
    if (!isSame(known.value, value)) changeDraft(known.id, { value, refusal: null });
    return known.id;
  }
  const id = (lastId += 1);
  const draft: Draft = {
    id,
    place,
    kind,
    was,
    value,
    queued: undefined,
    sent: undefined,
    refusal: null,
    isGone: false,
  };
  useDrafts.setState(({ all }) => ({ all: [...all, draft] }));
  return id;
}

/** Updates a draft. */
export function changeDraft(id: number, change: Partial<Draft>): void {
  useDrafts.setState(({ all }) => ({ all: all.map((draft) => (draft.id === id ? { ...draft, ...change } : draft)) }));
}

/** Drops a draft. */
export function dropDraft(id: number | undefined): void {
  useDrafts.setState(({ all }) => ({ all: all.filter((draft) => draft.id !== id) }));
}

/** The step that saves a draft, or why nothing can. */
export function stepOf({ kind, place, was, value, isGone }: Draft): Step | Refusal {
  return isGone ? explainGone(value) : kind.step(place, was, kind.tidy(place, value));
}

/** Why words of a removed entry cannot be saved. */
export function explainGone(value: Value): Refusal {
  return {
    status: 'refused',
    message: `The entry with this text was removed. Copy your words if you still need them: “${textOf(value)}”`,
  };
}

/** Whether a draft differs from what its file holds. */
export function isUnsaved({ kind, place, was, value }: Draft): boolean {
  return !isSame(kind.tidy(place, value), was);
}

/** Stores the answer for a sent value: the draft is saved, or refused unless more was typed since. */
export function settleDraft(id: number, sent: Value, answer: Answer): void {
  const draft = draftOf(id);
  if (!draft) return;
  const isAsSent = isSame(draft.value, sent);
  if (answer.status === 'done' && isAsSent) return dropDraft(id);
  const was = answer.status === 'done' ? draft.kind.tidy(draft.place, sent) : draft.was;
  const refusal = answer.status !== 'done' && isAsSent ? answer : null;
  // The entry may have been removed meanwhile, by the step that was sent with the draft or by others.
  changeDraft(id, { sent: undefined, was, refusal: draft.isGone ? explainGone(draft.value) : refusal });
}

/** Rebases drafts on what the couple’s own step has just written, so that only a change by others is a conflict. */
export function rebaseDrafts({ changes }: Step): void {
  for (const change of changes) {
    if (change.kind !== 'set') continue;
    const draft = draftAt(change.at);
    if (draft && isSame(draft.was, change.was)) changeDraft(draft.id, { was: change.value });
  }
}
