import { useDesk } from '../state/desk-store';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { Icon } from '../ui/icons';

/** A button that opens the panel “Put it online”, and a hint on when to use it. */
export function OnlineLink({ hasMistakes, isLastTask }: { hasMistakes: boolean; isLastTask: boolean }) {
  return (
    <div className={layout.section}>
      <p className={controls.hint}>
        {hasMistakes
          ? 'First fix what “To fix” lists.'
          : 'You can put it online at any time, and again after each change.'}
      </p>
      <p>
        <Button kind={isLastTask ? 'primary' : undefined} onClick={() => useDesk.setState({ panel: 'online' })}>
          <Icon name="online" /> Put it online
        </Button>
      </p>
    </div>
  );
}
