import { useDesk } from '../../state/desk-store';
import { goToNext, placesLeft, useCurrentFinding } from '../../trouble/go-to-finding';
import { countInFile } from '../../trouble/finding-order';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icons';
import styles from './next-button.module.css';

/** Goes to the next item of the list that the couple are working through. Hidden in To do, the list’s own panel. */
export function NextButton() {
  const { kind, current } = useCurrentFinding();
  const count = useDesk(({ state }) => {
    const left = placesLeft(state, kind);
    // Of the samples, only those in the current file count, since their total would discourage.
    return kind === 'samples' ? countInFile(left, current) : left.length;
  });
  const panel = useDesk((desk) => desk.panel);
  if (current === null || count === 0 || panel === 'todo') return null;
  return (
    <Button className={styles.next} onClick={() => goToNext()}>
      <span>
        Next<span className={styles.wide}> ({count} left)</span>
      </span>
      <Icon name="next" />
    </Button>
  );
}
