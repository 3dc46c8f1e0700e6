import { useDesk } from '../state/desk-store';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { Icon } from '../ui/icons';
import styles from './todo-panel.module.css';

/** Opens the panel that puts the site online. */
export function Online({ hasMistakes, isDone }: { hasMistakes: boolean; isDone: boolean }) {
  const hint = isDone ? 'Everything is yours.' : 'You can put it online at any time, and again after each change.';
  return (
    <div className={`${layout.section} ${styles.online}`}>
      <p className={controls.hint}>{hasMistakes ? 'First fix what “To fix” lists.' : hint}</p>
      <Button kind={isDone ? 'primary' : undefined} onClick={() => useDesk.setState({ panel: 'online' })}>
        <Icon name="online" /> Put it online
      </Button>
    </div>
  );
}
