import { flushSync } from 'react-dom';
import { visit } from './go-to-finding';
import { labelOfPlace } from '../../model/names/place-names';
import type { Finding, Refusal } from '../../protocol';
import { useDesk } from '../state/desk-store';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import { Versions } from './versions';
import styles from './trouble.module.css';

export type TroubleProps = {
  /** Why the action failed. */
  answer: Refusal;
  /** What failed, unless it was a save. */
  title?: string;
  /** Resolves a conflict: keeps the file’s version. */
  onTheirs?: () => void;
  /** Resolves a conflict: overwrites the file’s version with the couple’s. */
  onMine?: () => void;
};

/** Why a change was not saved, or another action failed, next to its control. */
export function Trouble({ answer, title = 'Not saved', onTheirs, onMine }: TroubleProps) {
  return (
    <div className={controls.trouble} role="alert">
      <p className={styles.title}>{title}</p>
      {answer.status === 'mistakes' &&
        answer.mistakes.map((finding) => (
          <Mistake key={`${finding.file} ${finding.line} ${finding.message}`} finding={finding} />
        ))}
      {answer.status === 'refused' && <p>{answer.message}</p>}
      {answer.status === 'conflict' && (
        <>
          <p>
            This changed in the meantime, in the file or in another window. Nothing was overwritten:{' '}
            {onMine ? 'choose which to keep.' : 'repeat your change if you still want it.'}
          </p>
          <Versions answer={answer} />
          {(onTheirs ?? onMine) && (
            <p className={controls.choices}>
              {onTheirs && (
                <Button onClick={({ currentTarget }) => runAndRefocus(currentTarget, onTheirs)}>Keep theirs</Button>
              )}
              {onMine && (
                <Button kind="primary" onClick={({ currentTarget }) => runAndRefocus(currentTarget, onMine)}>
                  Use mine
                </Button>
              )}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** Runs an action that may remove its button. A lost focus moves to the control before the button, or else after it. */
function runAndRefocus(button: HTMLElement, run: () => void): void {
  const all = [...(button.closest('aside')?.querySelectorAll<HTMLElement>('input, select, textarea, button') ?? [])];
  const index = all.indexOf(button);
  const near = [...all.slice(0, index).toReversed(), ...all.slice(index + 1)];
  flushSync(run);
  if (document.activeElement !== document.body) return;
  // Of radio buttons, only the chosen one can be reached with Tab.
  near.find((each) => each.getClientRects().length > 0 && !each.matches('[type="radio"]:not(:checked)'))?.focus();
}

/** A mistake, with a button that goes to its text if the step does not change that text. */
function Mistake({ finding: { message, at, isElsewhere } }: { finding: Finding }) {
  const name = useDesk(({ state }) => (state && at ? labelOfPlace(state, at) : ''));
  return (
    <>
      <p>{message}</p>
      {isElsewhere && at && (
        <p>
          <Button onClick={() => visit(at)}>Go to {name}</Button>
        </p>
      )}
    </>
  );
}
