import { useEffect, useRef } from 'react';
import { draftAt, dropDraft, isUnsaved, typeDraft, useDrafts, type DraftKind } from '../state/drafts';
import type { Place, Refusal, Value } from '../../protocol';
import { insistOn, isBeingSaved, saveDraft, saveOnLeave } from '../state/saving';

/** A field's draft. */
export type Draft = {
  /** The typed value, or the saved one. */
  shown: Value;
  refusal: Refusal | null;
  change: (value: Value) => void;
  /** Writes what was typed, or another value; what was refused is tried again only where it is asked for. */
  commit: (options?: { value?: Value; again?: boolean }) => Promise<void>;
  /** Discards the draft. */
  giveUp: () => void;
  /** In a conflict: overwrites the current value. */
  insist: () => Promise<void>;
};

/** Saves what was typed for a place when its field goes away, as when the panel shows another page. */
export function useSaveLeft(place: Place): void {
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  useEffect(() => () => saveOnLeave(latest.current), []);
}

/** Keeps what is typed for a place apart from what is written there, until it is written or given up. */
export function useDraft(place: Place, value: Value, kind: DraftKind): Draft {
  const draft = useDrafts((drafts) => draftAt(place, drafts));
  useSaveLeft(place);
  const change = (next: Value) => typeDraft(place, kind, value, next);
  return {
    shown: draft ? draft.value : value,
    refusal: draft?.refusal ?? null,
    change,
    commit: async ({ value: given, again = false } = {}) => {
      if (given !== undefined) change(given);
      const now = draftAt(place);
      if (!now) return;
      const isTyped = now.refusal === null;
      if (isTyped ? isUnsaved(now) || isBeingSaved(now) : again) await saveDraft(now.id);
      else if (isTyped) dropDraft(now.id);
    },
    giveUp: () => dropDraft(draftAt(place)?.id),
    insist: async () => {
      const now = draftAt(place);
      if (now) await insistOn(now.id);
    },
  };
}
