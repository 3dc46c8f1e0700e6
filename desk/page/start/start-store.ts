import { create } from 'zustand';
import { keyOfPlace } from '../../model/origins/marks';
import { valueAt } from '../../model/values';
import type { EditState, QuestionName, Value } from '../../protocol';
import { useDesk } from '../state/desk-store';

const GREETED_KEY = 'edit-greeted';

type Start = {
  /** What the dialog shows; null while it is closed. */
  shown: 'greeting' | 'questions' | null;
  /** The answers so far, which stay while the dialog is closed. */
  answers: Partial<Record<QuestionName, string>>;
};

/** The dialog that begins a couple's own site. */
export const useStart = create<Start>(() => ({ shown: null, answers: {} }));

/** Closes the dialog. In this session, it opens again only if the couple ask for it. */
export function closeStart(): void {
  sessionStorage.setItem(GREETED_KEY, 'yes');
  useStart.setState({ shown: null });
}

/** Greets a couple whose site is the untouched sample, unless they have closed the dialog in this session. */
export function greetOnce(): void {
  const { state } = useDesk.getState();
  if (state && isUntouched(state) && sessionStorage.getItem(GREETED_KEY) === null)
    useStart.setState({ shown: 'greeting' });
}

/** Whether the content is the sample and has no change to undo or redo. */
export function isUntouched({ isAllSample, undo, redo }: EditState): boolean {
  return isAllSample && undo === null && redo === null;
}

/** Whether both names are still the sample’s. Otherwise `plan-start.ts` refuses to replace the site. */
export function hasSampleNames({ files, samples }: Pick<EditState, 'files' | 'samples'>): boolean {
  const places = new Set(samples.map(({ at }) => keyOfPlace(at)));
  const names = valueAt(files['site.yaml']?.data, ['couple', 'names']);
  const isSample = (_: Value, index: number) =>
    places.has(keyOfPlace({ file: 'site.yaml', path: ['couple', 'names', index] }));
  return Array.isArray(names) && names.every(isSample);
}
