import { useEffect, useRef } from 'react';
import { draftAt, dropDraft, isUnsaved, typeDraft, useDrafts, type DraftKind } from '../state/drafts';
import type { Place, Refusal, Value } from '../../protocol';
import { forceSave, isBeingSaved, saveDraft, saveOnLeave } from '../state/saving';

/** What a couple typed into a field, from the first letter until its file holds it. */
export type FieldDraft = {
  /** The typed value, or the saved one. */
  shown: Value;
  refusal: Refusal | null;
  type: (value: Value) => void;
  /** Types and saves a value. */
  choose: (value: Value) => void;
  /** Saves what was typed, even if it was refused before. */
  submit: () => void;
  /** Saves what was typed, unless it was refused. */
  leave: () => void;
  discard: () => void;
  /** Resolves a conflict: overwrites the value in the file. */
  overwrite: () => void;
};

/** The draft for a place. It is kept apart from the file’s value until it is saved or discarded. */
export function useDraft(place: Place, value: Value, kind: DraftKind): FieldDraft {
  const draft = useDrafts((drafts) => draftAt(place, drafts));
  useSaveLeft(place);
  const type = (next: Value) => typeDraft(place, kind, value, next);
  const save = (evenIfRefused: boolean) => {
    const now = draftAt(place);
    if (!now || (now.refusal !== null && !evenIfRefused)) return;
    // While another value is being saved, even the file’s old value must be saved after it.
    if (now.refusal !== null || isUnsaved(now) || isBeingSaved(now)) void saveDraft(now.id);
    else dropDraft(now.id);
  };
  return {
    shown: draft ? draft.value : value,
    refusal: draft?.refusal ?? null,
    type,
    choose: (next) => {
      type(next);
      save(true);
    },
    submit: () => save(true),
    leave: () => save(false),
    discard: () => dropDraft(draftAt(place)?.id),
    overwrite: () => {
      const now = draftAt(place);
      if (now) void forceSave(now.id);
    },
  };
}

/** Saves the draft for a place when its field unmounts, as when the panel shows another page. */
export function useSaveLeft(place: Place): void {
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  useEffect(() => () => saveOnLeave(latest.current), []);
}
