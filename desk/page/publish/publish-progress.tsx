import { describeProgress, type Progress, type PublishState } from '../../model/publishing';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { titleOf } from './publish-outcome';
import { focusPublishButton } from './focus-publish-button';
import { stopPublishing } from './publish-store';

/** Where each stage begins and ends, as shares of the progress bar. Building and uploading take longest. */
const SHARES: Record<Progress['stage'], [number, number]> = {
  check: [0, 0.03],
  ask: [0.03, 0.06],
  build: [0.06, 0.5],
  upload: [0.5, 0.95],
  finish: [0.95, 1],
};

/**
 * The progress of a publication. Screen readers hear each stage and the success, but not each file: “Uploading 9
 * files” instead of “Uploading 3 of 9 files”.
 */
export function PublishProgress({ progress, outcome }: Pick<PublishState, 'progress' | 'outcome'>) {
  const words = progress ? describeProgress(progress) : '';
  const stop = () => {
    focusPublishButton();
    void stopPublishing();
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {progress ? `${words.replace(/ \d+ of/, '')} …` : titleOf(outcome)}
      </p>
      {progress && (
        <div className={layout.section}>
          <p aria-hidden="true">{words} …</p>
          {progress.about !== undefined && <p className={controls.hint}>What changes: {progress.about}</p>}
          <progress aria-label="Progress" value={shareOf(progress)} />
          <div className={controls.choices}>
            <Button onClick={stop}>Stop</Button>
          </div>
        </div>
      )}
    </>
  );
}

/** How much of a publication is done, from 0 to 1. */
function shareOf({ stage, done = 0, total = 0 }: Progress): number {
  const [from, to] = SHARES[stage];
  return total === 0 ? from : from + (to - from) * (done / total);
}
