import { followKeys, firstKeys } from '../../model/entry-keys';
import { firstLanguageFile } from '../../model/files-of-page';
import { valueAt } from '../../model/values';
import type { EditState, Path, Value } from '../../protocol';
import { type Draft, useDrafts, explainGone, isUnsaved } from './drafts';

/**
 * Moves drafts with their entries after a change of the files. Of a removed entry, unsaved words are kept and marked as
 * gone; other drafts are dropped.
 */
export function followDrafts(before: EditState['files'], after: EditState['files']): void {
  const { all } = useDrafts.getState();
  if (all.length === 0) return;
  useDrafts.setState({
    all: all.flatMap((draft): Draft[] => {
      if (draft.isGone) return [draft];
      // A translation’s draft has the path of the text that it translates, in the first language’s file.
      const file = firstLanguageFile(draft.place.file);
      const path = followPath(before[file]?.data ?? null, after[file]?.data ?? null, draft.place.path);
      if (path) return [{ ...draft, place: { ...draft.place, path } }];
      const hasUnsavedWords = typeof draft.value === 'string' && isUnsaved(draft);
      return hasUnsavedWords ? [{ ...draft, isGone: true, queued: undefined, refusal: explainGone(draft.value) }] : [];
    }),
  });
}

/** The path of a value after its file has changed; null if its entry is gone. */
export function followPath(before: Value, after: Value, path: Path): Path | null {
  const followed: (string | number)[] = [];
  for (const [depth, key] of path.entries()) {
    const old = valueAt(before, path.slice(0, depth));
    const fresh = valueAt(after, followed);
    if (typeof key !== 'number' || !Array.isArray(old) || !Array.isArray(fresh)) {
      followed.push(key);
      continue;
    }
    // Each entry of a list has a key, which it keeps when it moves.
    const keyed = firstKeys(old);
    const index = followKeys(keyed, fresh).keys.indexOf(keyed.keys[key] ?? -1);
    if (index < 0) return null;
    followed.push(index);
  }
  return followed;
}
