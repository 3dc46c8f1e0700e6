import { useState } from 'react';
import { useSaveOnUnmount } from '../forms/use-draft';
import { changeDraft, draftAt, draftOf, dropDraft, typeDraft, useDrafts, type Draft } from '../state/drafts';
import { isBeingSaved, saveDraft } from '../state/saving';
import { tidy } from '../text/tidy';
import { type WrittenText } from './written-text';
import { WORDS } from './words-kind';

/** The draft of a text. */
type WordsDraft = {
  draft: Draft | undefined;
  /** The draft as it is now, when the render may be out of date. */
  latest: () => Draft | undefined;
  type: (raw: string) => void;
  /** Saves the draft. @returns whether nothing is left to save */
  save: (write?: (id: number) => Promise<void>) => Promise<boolean>;
  discard: () => void;
};

/** The draft of a text; it is saved when its field unmounts. */
export function useWordsDraft({ place, text, was, isParagraphs }: WrittenText): WordsDraft {
  // The draft is found by its id, since it moves with its entry, away from the place where it was opened.
  const [id, setId] = useState(() => draftAt(place)?.id);
  const latest = (drafts = useDrafts.getState()) => drafts.all.find((each) => each.id === id) ?? draftAt(place, drafts);
  const draft = useDrafts(latest);
  useSaveOnUnmount(draft?.place ?? place);
  return {
    draft,
    latest,
    type: (raw) => {
      const known = latest();
      // Not compared with `was`: defaults are not in the file. A gone draft stays: its place may be another entry’s now.
      const isUnchanged = tidy(raw, isParagraphs) === tidy(text, isParagraphs);
      if (isUnchanged && !known?.isGone && !(known && isBeingSaved(known))) dropDraft(known?.id);
      else if (known) changeDraft(known.id, { value: raw, refusal: null });
      else setId(typeDraft(place, WORDS, was, raw));
    },
    save: async (write = saveDraft) => {
      const typed = latest();
      if (typed) await write(typed.id);
      return !typed || !draftOf(typed.id);
    },
    discard: () => dropDraft(latest()?.id),
  };
}
