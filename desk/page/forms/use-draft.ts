import { useEffect, useEffectEvent } from 'react';
import { draftAt, dropDraft, isUnsaved, typeDraft, useDrafts, type DraftKind } from '../state/drafts';
import type { Place, Refusal, Value } from '../../protocol';
import { forceSave, isBeingSaved, saveDraft, saveOnLeave } from '../state/saving';

/** What a field shows, and functions that change and save what the couple typed. */
export type FieldDraft = {
  /** The typed value, or the saved one. */
  shown: Value;
  /** Why the typed value was not saved. */
  refusal: Refusal | null;
  /** Stores a typed value without saving it. */
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

/** The draft for a place, from the first letter until the draft is saved or discarded. @param value the file’s value */
export function useDraft(place: Place, value: Value, kind: DraftKind): FieldDraft {
  const draft = useDrafts((drafts) => draftAt(place, drafts));
  useSaveOnUnmount(place);
  const type = (next: Value) => typeDraft(place, kind, value, next);
  const save = (evenIfRefused: boolean) => {
    const latest = draftAt(place);
    if (!latest || (latest.refusal !== null && !evenIfRefused)) return;
    // If another value is being saved, even the file’s old value must be saved again afterwards.
    if (latest.refusal !== null || isUnsaved(latest) || isBeingSaved(latest)) void saveDraft(latest.id);
    else dropDraft(latest.id);
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
      const latest = draftAt(place);
      if (latest) void forceSave(latest.id);
    },
  };
}

/** Saves the draft for a place when its field unmounts, as when the panel shows another page. */
export function useSaveOnUnmount(place: Place): void {
  const save = useEffectEvent(() => saveOnLeave(place));
  useEffect(() => () => save(), []);
}
