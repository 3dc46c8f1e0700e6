import { create } from 'zustand';
import { keyOfPlace } from '../../model/origins/marks';
import { valueAt } from '../../model/values';
import type { EditState, QuestionName, Value } from '../../protocol';
import { useDesk } from '../state/desk-store';

const GREETED_KEY = 'edit-greeted';

type Start = {
  /** What the dialog shows; null while it is closed. */
  shown: 'greeting' | 'questions' | null;
  /** The answers so far. They outlive the dialog. */
  answers: Partial<Record<QuestionName, string>>;
};

/** The dialog that begins a couple's own site. */
export const useStart = create<Start>(() => ({ shown: null, answers: {} }));

/** Closes the dialog, for the rest of this session unless the couple open it. */
export function closeStart(): void {
  sessionStorage.setItem(GREETED_KEY, 'yes');
  useStart.setState({ shown: null });
}

/** Greets a couple who open the desk on the unchanged sample, until they close the dialog. */
export function greetOnce(): void {
  const { state } = useDesk.getState();
  if (state && isUntouched(state) && sessionStorage.getItem(GREETED_KEY) === null)
    useStart.setState({ shown: 'greeting' });
}

/** Whether nothing has been changed yet, as far as the desk can tell. */
export function isUntouched({ isAllSample, undo, redo }: EditState): boolean {
  return isAllSample && undo === null && redo === null;
}

/** Whether no name is the couple's own yet: with one, `plan-start.ts` refuses to start a site in place of theirs. */
export function hasSampleNames({ files, samples }: Pick<EditState, 'files' | 'samples'>): boolean {
  const places = new Set(samples.map(({ at }) => keyOfPlace(at)));
  const names = valueAt(files['site.yaml']?.data, ['couple', 'names']);
  const isSample = (_: Value, index: number) =>
    places.has(keyOfPlace({ file: 'site.yaml', path: ['couple', 'names', index] }));
  return Array.isArray(names) && names.every(isSample);
}
