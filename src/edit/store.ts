import { create } from 'zustand';
import type { Answer, EditState, Place, Step } from './protocol';
import { fetchState, redo, sendStep, undo } from './talk';
import { STORY_FILE } from './tray/cards';

/** What stands beside the site. */
export type Panel = 'page' | 'story' | 'left';

type Desk = {
  /** Null until it is there. */
  state: EditState | null;
  panel: Panel | null;
  /** What the page's panel is to show and focus: a link led there. */
  goal: Place | null;
  /** Where the site in the frame is: `/schedule`. */
  address: string;
  /** The site as guests see it: nothing can be edited. */
  isLooking: boolean;
  /** The last that happened, for a status line that is read out. */
  said: string;
};

/** What the desk knows; panels choose from it what they show. */
export const useDesk = create<Desk>(() => ({
  state: null,
  panel: null,
  goal: null,
  address: '/',
  isLooking: false,
  said: '',
}));

/** Asks anew for what is known of the content: after a change here, in another window, or by hand. */
export async function refresh(): Promise<void> {
  const state = await fetchState();
  // An answer that was asked for earlier may come later.
  useDesk.setState((desk) => (desk.state && desk.state.version > state.version ? {} : { state }));
}

/** The same for whoever need not say that nobody answers: the desk does, and asks again once the machine is back. */
export async function refreshIfThere(): Promise<void> {
  await refresh().catch(() => {});
}

/** Writes a step and says so; whoever asked shows why where it was not written. */
export async function save(step: Step): Promise<Answer> {
  return finish(await sendStep(step), `Saved: ${step.label}.`);
}

/** Takes the last step back. */
export async function takeBack(): Promise<Answer> {
  // Before it is asked for: the state that comes after it names the step before.
  const step = useDesk.getState().state?.undo;
  const said = step ? `Undone: ${step}.` : 'Undone.';
  return finish(await undo(), said);
}

/** Does the last step that was taken back again. */
export async function doAgain(): Promise<Answer> {
  const step = useDesk.getState().state?.redo;
  const said = step ? `Done again: ${step}.` : 'Done again.';
  return finish(await redo(), said);
}

/** Opens the panel in which a value is edited, at that. A second language's cards are texts beside the page's. */
export function goTo(goal: Place): void {
  useDesk.setState({ panel: goal.file === STORY_FILE && goal.path[0] === 'cards' ? 'story' : 'page', goal });
}

async function finish(answer: Answer, said: string): Promise<Answer> {
  if (answer.status === 'done') useDesk.setState({ said });
  // In a conflict what is known is old. What has been written stays so, whether that can be asked for or not.
  if (answer.status === 'done' || answer.status === 'conflict') await refreshIfThere();
  return answer;
}
