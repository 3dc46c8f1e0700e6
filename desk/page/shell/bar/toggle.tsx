import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icons';
import styles from './toggle.module.css';

type ToggleProps = { icon: IconName; isPressed?: boolean; onPress: () => void; children: ReactNode };

/** A button that stays pressed. */
export function Toggle({ icon, isPressed, onPress, children }: ToggleProps) {
  return (
    <Button kind="icon" className={`${styles.toggle} ${styles.named}`} aria-pressed={isPressed} onClick={onPress}>
      <Icon name={icon} />
      <span>{children}</span>
    </Button>
  );
}
