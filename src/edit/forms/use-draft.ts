import { useRef, useState } from 'react';
import type { Answer, Value } from '../protocol';
import { isSame } from './values';

/** Why a value was not written. */
export type Refusal = Exclude<Answer, { status: 'done' }>;

/** Writes a value over another that the page showed. */
export type Write = (was: Value, value: Value) => Promise<Answer>;

/** What is being typed. */
export type Draft = {
  /** What was typed, or else what is written. */
  shown: Value;
  refusal: Refusal | null;
  change: (value: Value) => void;
  /** Writes what was typed, or another value; what was refused is tried again only where it is asked for. */
  commit: (options?: { value?: Value; again?: boolean }) => Promise<void>;
  /** Back to what is written. */
  giveUp: () => void;
  /** In a conflict: writes over what is there now. */
  insist: () => Promise<void>;
};

/** Keeps what is typed apart from what is written, which may change meanwhile, until it is written or given up. */
export function useDraft(value: Value, write: Write): Draft {
  const [draft, setDraft] = useState<{ was: Value; value: Value } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const sending = useRef(false);

  const giveUp = () => {
    setDraft(null);
    setRefusal(null);
  };

  const send = async (was: Value, next: Value) => {
    if (sending.current) return;
    sending.current = true;
    setRefusal(null);
    const answer = await write(was, next);
    sending.current = false;
    if (answer.status === 'done') {
      // What was typed on meanwhile stays.
      setDraft((now) => (now === null || isSame(now.value, next) ? null : { was: next, value: now.value }));
      return;
    }
    setDraft((now) => now ?? { was, value: next });
    setRefusal(answer);
  };

  return {
    shown: draft ? draft.value : value,
    refusal,
    change: (next) => {
      setRefusal(null);
      setDraft((now) => ({ was: now ? now.was : value, value: next }));
    },
    commit: async ({ value: given, again = false } = {}) => {
      const next = given === undefined ? (draft?.value ?? value) : given;
      const was = draft ? draft.was : value;
      if (isSame(next, was)) giveUp();
      else if (refusal === null || again) await send(was, next);
    },
    giveUp,
    insist: async () => {
      if (draft && refusal?.status === 'conflict') await send(refusal.theirs, draft.value);
    },
  };
}
