import type { Place } from '../../../protocol';
import { goTo } from '../../state/desk-store';
import { Button } from '../../ui/button';
import styles from './picture-menu.module.css';

type OldDescriptionProps = {
  text: string;
  /** The description’s line. */
  at: Place;
  onClose: () => void;
};

/** After a picture was replaced, asks whether its old description still fits. */
export function OldDescription({ text, at, onClose }: OldDescriptionProps) {
  return (
    <>
      <p>Picture replaced. Its description for screen readers was written for the old one:</p>
      <p className={styles.quote}>{text}</p>
      <Button
        kind="primary"
        onClick={() => {
          onClose();
          goTo(at);
        }}
      >
        Edit the description
      </Button>
      <Button onClick={onClose}>It still fits</Button>
    </>
  );
}
