import { useState } from 'react';
import { isHidden } from '../../model/present-pages';
import switches from '../forms/controls/switch-control.module.css';
import { useWrite } from '../forms/file-context';
import { stateNow, useDesk } from '../state/desk-store';
import { hideStep } from './page-steps';
import styles from './pages-panel.module.css';

type HideSwitchProps = {
  /** The name of the page, part or language in `hidden` in `site.yaml`. */
  name: string;
  /** The name that people know. */
  words: string;
  /** Whether the row already shows these words: only screen readers then get them from the switch. */
  isNamed?: boolean;
  /** Called once the change to hidden is saved. */
  onHidden?: () => void;
};

/** A switch that shows or hides a page, a part or a language. */
export function HideSwitch({ name, words, isNamed = false, onHidden }: HideSwitchProps) {
  const isSaved = useDesk(({ state }) => state !== null && !isHidden(state, name));
  const { write, trouble } = useWrite();
  /** The position that is being saved; null if none is. */
  const [turned, setTurned] = useState<boolean | null>(null);
  const isShown = turned ?? isSaved;
  const turn = async () => {
    const willShow = !isShown;
    setTurned(willShow);
    const step = () => hideStep(stateNow(), name, words, !willShow);
    const isDone = await write(step().label, () => step().changes);
    // If the switch was turned again, its position waits for that save.
    setTurned((latest) => (latest === willShow ? null : latest));
    if (isDone && !willShow) onHidden?.();
  };
  return (
    <>
      <label className={`${switches.switch} ${styles.switch}`}>
        <span className={isNamed ? 'visually-hidden' : undefined}>{isNamed ? `Show ${words}` : words}</span>
        <input type="checkbox" role="switch" aria-checked={isShown} checked={isShown} onChange={() => void turn()} />
      </label>
      {trouble && <div className={styles.trouble}>{trouble}</div>}
    </>
  );
}
