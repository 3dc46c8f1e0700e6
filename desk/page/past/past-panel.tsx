import { useEffect, useState } from 'react';
import type { Answer, Past } from '../../protocol';
import { announce, useDesk } from '../state/desk-store';
import { Trouble } from '../trouble/trouble';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { fetchPast, keepNamedPoint, setCommits } from './past-steps';
import { PointList } from './point-list';
import styles from './past-panel.module.css';
import { TakeAlong } from './take-along';
import { KeepPoint } from './keep-point';

/** The History panel: the restore points, and the couple’s folder as one file for another computer. */
export function PastPanel() {
  // After a change, another point may match the content.
  const version = useDesk((desk) => desk.state?.version);
  const [past, setPast] = useState<Past | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  // The desk itself reports a server that does not respond.
  const load = () => fetchPast().then(setPast, () => {});
  useEffect(() => void load(), [version]);
  /** Shows the answer to a request; announces a success. @returns whether the request succeeded */
  const show = async (request: Promise<Answer>, success: string) => {
    const latest = await request;
    const isDone = latest.status === 'done';
    setAnswer(latest);
    if (isDone) announce(success);
    // These requests change no content, so the version stays.
    await load();
    return isDone;
  };
  if (!past) return <p>One moment …</p>;
  const note = (answer?.status === 'done' && answer.note) || past.note;
  return (
    <div className={layout.panel}>
      <h2 className={layout.heading}>History</h2>
      <p className={controls.hint}>
        Each evening’s work is saved automatically, and so is each version that you put online. You can undo going back,
        like any other step.
      </p>
      <KeepPoint onKeep={(name) => show(keepNamedPoint(name), `Kept “${name}”.`)} />
      {answer && answer.status !== 'done' && <Trouble answer={answer} title="Not done" />}
      {note && (
        <p className={controls.trouble} role="alert">
          {note}
        </p>
      )}
      <PointList points={past.points} onAnswer={setAnswer} />
      {past.commits !== null && (
        <label className={styles.checkbox}>
          <input
            type="checkbox"
            checked={past.commits}
            onChange={({ target: { checked } }) =>
              void show(setCommits(checked), checked ? 'Git commits are on.' : 'Git commits are off.')
            }
          />
          Also commit each moment with Git
        </label>
      )}
      <TakeAlong />
    </div>
  );
}
