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
  /** The name that guests and couples know. */
  words: string;
  /** Whether the words are already next to the switch, which then repeats them only for screen readers. */
  isNamed?: boolean;
  /** Called once the change to hidden is saved. */
  onHidden?: () => void;
};

/** A switch that shows or hides a page, a part or a language. */
export function HideSwitch({ name, words, isNamed = false, onHidden }: HideSwitchProps) {
  const isShownInFile = useDesk(({ state }) => state !== null && !isHidden(state, name));
  const { write, trouble } = useWrite();
  /** The position that is being saved; null if none is. */
  const [turned, setTurned] = useState<boolean | null>(null);
  const isShown = turned ?? isShownInFile;
  const turn = async () => {
    const willShow = !isShown;
    setTurned(willShow);
    const isDone = await write(() => hideStep(stateNow(), name, words, !willShow));
    // If the switch was turned again meanwhile, it keeps that position until the later save is done.
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
