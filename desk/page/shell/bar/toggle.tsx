import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icons';
import styles from './toggle.module.css';

type ToggleProps = {
  icon: IconName;
  /** Left out for a button that does not stay pressed. */
  isPressed?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A button of the bar with an icon and a visible name. */
export function Toggle({ icon, isPressed, onPress, children }: ToggleProps) {
  return (
    <Button kind="icon" className={`${styles.toggle} ${styles.named}`} aria-pressed={isPressed} onClick={onPress}>
      <Icon name={icon} />
      <span>{children}</span>
    </Button>
  );
}

type IconToggleProps = { icon: IconName; name: string; isPressed: boolean; onPress: () => void };

/** A button of the bar that shows only an icon. */
export function IconToggle({ icon, name, isPressed, onPress }: IconToggleProps) {
  return (
    <Button
      kind="icon"
      className={styles.toggle}
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon name={icon} />
    </Button>
  );
}
