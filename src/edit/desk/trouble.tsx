import type { Answer, Value } from '../protocol';
import controls from './controls.module.css';

export type TroubleProps = {
  /** Why nothing was written. */
  answer: Exclude<Answer, { status: 'done' }>;
  /** In a conflict: to leave the file as it is, or to write one's own over it after all. */
  onTheirs?: () => void;
  onMine?: () => void;
};

/** Why a change was not written, at the field that it is about. */
export function Trouble({ answer, onTheirs, onMine }: TroubleProps) {
  return (
    <div className={controls.trouble} role="alert">
      {answer.status === 'mistakes' && answer.mistakes.map(({ message }) => <p key={message}>{message}</p>)}
      {answer.status === 'refused' && <p>{answer.message}</p>}
      {answer.status === 'conflict' && (
        <>
          <p>This was changed in the meantime, in the file or in another window. Nothing has been overwritten.</p>
          <dl>
            <dt>There now</dt>
            <dd>{inWords(answer.theirs)}</dd>
            <dt>Yours</dt>
            <dd>{inWords(answer.yours)}</dd>
          </dl>
          <p>
            <button type="button" className={controls.button} onClick={onTheirs}>
              Keep what is there
            </button>{' '}
            <button type="button" className={controls.button} onClick={onMine}>
              Take mine
            </button>
          </p>
        </>
      )}
    </div>
  );
}

function inWords(value: Value): string {
  if (value === null) return '(nothing)';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
