import { useEffect, useMemo } from 'react';
import { formAt } from '../../model/form-at';
import { valueAt } from '../../model/values';
import type { Form, Path, Value } from '../../protocol';
import { useDesk } from '../state/desk-store';
import { draftAt } from '../state/drafts';

/** The path that a link into this file leads to, as far as that path exists; null without such a link or file. */
export function useGoalIn(file: string, whole: Value | undefined, form: Form | undefined): Path | null {
  const goal = useDesk((desk) => (desk.goal?.file === file ? desk.goal : null));
  const reachable = useMemo(() => {
    if (!goal || whole === undefined || !form) return null;
    // A new line that was refused exists only as a draft.
    const exists = (path: Path) => valueAt(whole, path) !== null || draftAt({ file, path }) !== undefined;
    return nearestTo(goal.path, (path) => exists(path) && formAt(form, path) !== null);
  }, [goal, file, whole, form]);
  // Effects of children run first, so the wanted field already has the focus.
  useEffect(() => {
    if (reachable) useDesk.setState({ goal: null });
  }, [reachable]);
  return reachable;
}

/** The longest beginning of a path that can be reached; empty if none can. */
function nearestTo(path: Path, canReach: (path: Path) => boolean): Path {
  for (let length = path.length; length > 0; length -= 1) {
    const shorter = path.slice(0, length);
    if (canReach(shorter)) return shorter;
  }
  return [];
}
