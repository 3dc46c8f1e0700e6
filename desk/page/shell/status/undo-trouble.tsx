import { useFrame } from '../../frame/frame';
import { Button } from '../../ui/button';
import layout from '../../ui/layout.module.css';
import { Icon } from '../../ui/icons';
import { Trouble } from '../../trouble/trouble';
import { useUndoTrouble } from '../undo';
import styles from './status.module.css';

/** Shows why the last undo or redo failed. */
export function UndoTrouble() {
  const answer = useUndoTrouble((trouble) => trouble.answer);
  if (!answer) return null;
  const close = () => {
    useUndoTrouble.setState({ answer: null });
    // The pressed button disappears, so the focus moves to the site.
    useFrame.getState().element?.focus();
  };
  return (
    <div className={`${layout.card} ${styles.trouble}`}>
      <Trouble answer={answer} />
      <Button kind="icon" aria-label="Close" onClick={close}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
