import type { ReactNode } from 'react';
import controls from '../../ui/controls.module.css';
import { Icon, type IconName } from '../../ui/icons';
import styles from './toggle.module.css';

type ToggleProps = { icon: IconName; isPressed?: boolean; onPress: () => void; children: ReactNode };

/** A button that stays pressed. */
export function Toggle({ icon, isPressed, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={`${controls.icon} ${styles.toggle} ${styles.named}`}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  );
}
