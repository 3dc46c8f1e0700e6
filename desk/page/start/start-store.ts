import { create } from 'zustand';
import type { EditState, QuestionName } from '../../protocol';
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

/** Whether the names are still the sample's: then the couple can start a site of their own. */
export function hasSampleNames({ samples }: EditState): boolean {
  return samples.some(({ at }) => at.file === 'site.yaml' && at.path[0] === 'couple');
}
