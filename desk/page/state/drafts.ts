import { create } from 'zustand';
import { isSame, textOf } from '../../model/values';
import type { Answer, Place, Refusal, Step, Value } from '../../protocol';

/** How one kind of field turns what is typed into a step. */
export type DraftKind = {
  /** Turns typed text into the value to save. */
  tidy: (place: Place, value: Value) => Value;
  /** Makes the step that replaces the file’s value (`was`) with a tidied one, or returns why it cannot be saved. */
  step: (place: Place, was: Value, value: Value) => Step | Refusal;
};

/** A typed value that is not saved yet. It remains after its field has gone. */
export type Draft = {
  id: number;
  place: Place;
  kind: DraftKind;
  /** The file’s value that the draft replaces, as the desk last knew it. */
  was: Value;
  /** The value as typed. */
  value: Value;
  /** The value that waits to be sent. */
  queued: Value | undefined;
  /** The value that was sent and has no answer yet. */
  sent: Value | undefined;
  /** Why `value` was not saved; null if it was not sent, or has changed since. */
  refusal: Refusal | null;
  /** True once the draft’s entry was removed: no file can hold the words, but the desk keeps them. */
  isGone: boolean;
};

/** All drafts: at most one for each place, and those of removed entries. */
export const useDrafts = create<{ all: readonly Draft[] }>(() => ({ all: [] }));

let lastId = 0;

/** The draft for a place. Ignores drafts of removed entries, as their place may now be another entry’s. */
export function draftAt({ file, path }: Place, { all } = useDrafts.getState()): Draft | undefined {
  return all.find(({ place, isGone }) => !isGone && place.file === file && isSame(place.path, path));
}

/** The draft with this id, unless it was saved or discarded. */
export function draftOf(id: number): Draft | undefined {
  return useDrafts.getState().all.find((draft) => draft.id === id);
}

/** Stores a typed value as a place’s draft. @param was the file’s value, for a new draft @returns the draft’s id */
export function typeDraft(place: Place, kind: DraftKind, was: Value, value: Value): number {
  const known = draftAt(place);
  if (known) {
    if (!isSame(known.value, value)) changeDraft(known.id, { value, refusal: null });
    return known.id;
  }
  const id = (lastId += 1);
  const unsent = { queued: undefined, sent: undefined, refusal: null, isGone: false };
  useDrafts.setState(({ all }) => ({ all: [...all, { id, place, kind, was, value, ...unsent }] }));
  return id;
}

/** Updates a draft, if it still exists. */
export function changeDraft(id: number, change: Partial<Draft>): void {
  useDrafts.setState(({ all }) => ({ all: all.map((draft) => (draft.id === id ? { ...draft, ...change } : draft)) }));
}

/** Drops a draft, if it exists. */
export function dropDraft(id: number | undefined): void {
  useDrafts.setState(({ all }) => ({ all: all.filter((draft) => draft.id !== id) }));
}

/** The step that saves a draft, or why it cannot be saved. */
export function stepOf({ kind, place, was, value, isGone }: Draft): Step | Refusal {
  return isGone ? explainGone(value) : kind.step(place, was, kind.tidy(place, value));
}

/** Explains that words of a removed entry cannot be saved. */
export function explainGone(value: Value): Refusal {
  return {
    status: 'refused',
    message: `The entry with this text was removed. Copy your words if you still need them: “${textOf(value)}”`,
  };
}

/** Whether a draft would change its file. */
export function isUnsaved({ kind, place, was, value }: Draft): boolean {
  return !isSame(kind.tidy(place, value), was);
}

/** Drops a saved draft, or stores a refusal. Does neither for a draft whose value has changed since it was sent. */
export function settleDraft(id: number, sent: Value, answer: Answer): void {
  const draft = draftOf(id);
  if (!draft) return;
  const isAsSent = isSame(draft.value, sent);
  if (answer.status === 'done' && isAsSent) return dropDraft(id);
  const was = answer.status === 'done' ? draft.kind.tidy(draft.place, sent) : draft.was;
  const refusal = answer.status !== 'done' && isAsSent ? answer : null;
  // Meanwhile a step, even one sent together with the draft, may have removed its entry.
  changeDraft(id, { sent: undefined, was, refusal: draft.isGone ? explainGone(draft.value) : refusal });
}

/** Notes in drafts what this window’s step has written, so that only a change from elsewhere becomes a conflict. */
export function rebaseDrafts({ changes }: Step): void {
  for (const change of changes) {
    if (change.kind !== 'set') continue;
    const draft = draftAt(change.at);
    if (draft && isSame(draft.was, change.was)) changeDraft(draft.id, { was: change.value });
  }
}
