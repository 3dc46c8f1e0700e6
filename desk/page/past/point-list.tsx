import { dateAndTime } from '../../model/when';
import type { Answer, RestorePoint } from '../../protocol';
import { nameForCouple } from '../frame/name-for-couple';
import { useDesk } from '../state/desk-store';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { returnToPoint } from './past-steps';
import styles from './past-panel.module.css';

type PointListProps = { points: readonly RestorePoint[]; onAnswer: (answer: Answer) => void };

/** The restore points, the latest first. */
export function PointList({ points, onAnswer }: PointListProps) {
  const state = useDesk((desk) => desk.state);
  if (points.length === 0) return <p>Nothing is saved yet. Your first change saves how everything was before it.</p>;
  return (
    <ol role="list" aria-label="Moments" tabIndex={-1}>
      {points.map((point) => (
        <li key={point.id} className={layout.row}>
          <div>
            <p className={styles.name}>{point.name}</p>
            <p className={controls.hint}>
              <time dateTime={point.at}>{dateAndTime(point.at)}</time>
              {state &&
                point.changed.length > 0 &&
                ` · changed: ${point.changed.map((file) => nameForCouple(state, file)).join(', ')}`}
            </p>
          </div>
          {point.isNow ? (
            <p className={controls.hint}>As it is now</p>
          ) : (
            <Button
              aria-label={`Go back to ${point.name}, ${dateAndTime(point.at)}`}
              onClick={({ currentTarget }) => {
                // The button disappears once the content matches this point.
                currentTarget.closest('ol')?.focus();
                void returnToPoint(point).then(onAnswer);
              }}
            >
              Go back
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
