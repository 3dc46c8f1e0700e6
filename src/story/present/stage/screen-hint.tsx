import { useEffect, type CSSProperties } from 'react';
import { storyShow as words } from 'virtual:content/storyShow';
import { commandOf } from '../show/keys';
import type { ShowLayout } from './lay-out-show';
import { wasReloaded } from '../show/was-reloaded';
import styles from './screen-hint.module.css';

export type ScreenHintProps = {
  /** Nothing has been asked of the show yet. */
  isUntouched: boolean;
  onFullScreen: () => void;
  layout: ShowLayout | null;
};

/**
 * What the show's own window has to say: how it gets to the big screen, until anything is asked of it. Any click or key in
 * it gives full screen, which browsers give to a touched window alone.
 */
export function ScreenHint({ isUntouched, onFullScreen, layout }: ScreenHintProps) {
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
  if (!isUntouched || !layout || wasReloaded()) return null;
  const { x, y, width } = layout.words;
  const room = { '--x': `${x}px`, '--y': `${y}px`, '--width': `${width}px` } as CSSProperties;
  return (
    <p className={styles.hint} style={room}>
      {words.drag}
    </p>
  );
}
