import { useEffect } from 'react';
import { storyShow as words } from 'virtual:content/storyShow';
import { commandOf } from './keys';
import styles from './screen-hint.module.css';

export type ScreenHintProps = {
  /** Nothing has been asked of the show yet. */
  isUntouched: boolean;
  onFullScreen: () => void;
};

/**
 * What the show's own window has to say: how it gets to the big screen, until anything is asked of it. Any click or key in
 * it gives full screen, which browsers give to a touched window alone.
 */
export function ScreenHint({ isUntouched, onFullScreen }: ScreenHintProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = commandOf(event, true, false);
      if (asked && asked !== 'leave' && asked !== 'full screen') onFullScreen();
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('click', onFullScreen);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('click', onFullScreen);
    };
  }, [onFullScreen]);
  return isUntouched && !wasReloaded() && <p className={styles.hint}>{words.drag}</p>;
}

/** A window that was only loaded anew stands where it should. */
function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit?.type === 'reload';
}
