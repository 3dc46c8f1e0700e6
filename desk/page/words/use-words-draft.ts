import { useState } from 'react';
import { FIELD } from '../forms/field/field-kind';
import { useSaveOnUnmount } from '../forms/use-draft';
import { changeDraft, draftAt, draftOf, dropDraft, typeDraft, useDrafts, type Draft } from '../state/drafts';
import { isBeingSaved, saveDraft, type forceSave } from '../state/saving';
import { isSame } from '../../model/values';
import { tidy } from '../text/tidy';
import type { WrittenText } from './written-text';

type WordsDraft = {
  draft: Draft | undefined;
  /** The draft as it is now; `draft` is as of the last render. */
  latest: () => Draft | undefined;
  type: (raw: string) => void;
  /** Saves the draft, or overwrites the file’s text with `forceSave`. @returns whether nothing is left to save */
  save: (write?: typeof forceSave) => Promise<boolean>;
  discard: () => void;
};

/** The draft of a text, and functions that change and save it. It is saved when its field unmounts. */
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
      // Compared with `text`, since `was` lacks defaults. An unchanged draft stays once a save may write other words,
      // and after its entry was removed: new letters would otherwise change the entry that is now at its place.
      const isUnchanged = tidy(raw, isParagraphs) === tidy(text, isParagraphs);
      const mustStay = known && (known.isGone || isBeingSaved(known) || !isSame(known.was, was));
      if (isUnchanged && !mustStay) dropDraft(known?.id);
      else if (known) changeDraft(known.id, { value: raw, refusal: null });
      else setId(typeDraft(place, FIELD, was, raw));
    },
    save: async (write = saveDraft) => {
      const typed = latest();
      if (typed) await write(typed.id);
      return !typed || !draftOf(typed.id);
    },
    discard: () => dropDraft(latest()?.id),
  };
}
