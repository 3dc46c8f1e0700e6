import { useLayoutEffect, useRef, useState } from 'react';
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
  /** What is to be written once that has been which is being sent; of several the last. */
  const waiting = useRef<{ value: Value } | null>(null);
  // What came before it has changed the file that it is written into.
  const latest = useRef(write);
  useLayoutEffect(() => {
    latest.current = write;
  });

  const giveUp = () => {
    waiting.current = null;
    setDraft(null);
    setRefusal(null);
  };

  const send = async (was: Value, next: Value): Promise<void> => {
    sending.current = true;
    setRefusal(null);
    const answer = await latest.current(was, next);
    sending.current = false;
    const { current: asked } = waiting;
    waiting.current = null;
    const written = answer.status === 'done' ? next : was;
    if (asked && !isSame(asked.value, next)) {
      if (isSame(asked.value, written)) return giveUp();
      setDraft((now) => ({ was: written, value: now ? now.value : asked.value }));
      return send(written, asked.value);
    }
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
      if (sending.current) waiting.current = draft || given !== undefined ? { value: next } : null;
      else if (isSame(next, was)) giveUp();
      else if (refusal === null || again) await send(was, next);
    },
    giveUp,
    insist: async () => {
      if (draft && refusal?.status === 'conflict' && !sending.current) await send(refusal.theirs, draft.value);
    },
  };
}
