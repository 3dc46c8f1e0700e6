import { useEffect, useMemo } from 'react';
import { formAt } from '../../model/form-at';
import { isEntry, valueAt } from '../../model/values';
import type { Form, Path, Value } from '../../protocol';
import { useDesk } from '../state/desk-store';

/** The path in a file that a link leads to, as far as it exists; null without such a link. */
export function useGoalIn(file: string, whole: Value, form: Form | undefined): Path | null {
  const goal = useDesk((desk) => (desk.goal?.file === file ? desk.goal : null));
  const reachable = useMemo(
    () => (goal && form ? nearestTo(whole, (path) => formAt(form, path) !== null, goal.path) : null),
    [goal, whole, form],
  );
  // A field clears the goal when it takes the focus. A file, list or group cannot take it, so this clears the goal.
  useEffect(() => {
    if (goal && reachable && !isFocusable(whole, reachable)) useDesk.setState({ goal: null });
  }, [goal, whole, reachable]);
  return reachable;
}

/** The path, or the nearest one around it that exists. */
function nearestTo(whole: Value, isKnown: (path: Path) => boolean, path: Path): Path {
  for (let length = path.length; length > 0; length -= 1) {
    const shorter = path.slice(0, length);
    if (valueAt(whole, shorter) !== null && isKnown(shorter)) return shorter;
  }
  return [];
}

/** Whether a value has an element to focus: a single value or a list’s entry has, a list or a named group has none. */
function isFocusable(whole: Value, path: Path): boolean {
  const value = valueAt(whole, path);
  return path.length > 0 && (typeof path.at(-1) === 'number' || (!isEntry(value) && !Array.isArray(value)));
}
