import { useEffect, type CSSProperties } from 'react';
import { storyShow as words } from 'virtual:content/storyShow';
import { commandOf } from '../show/keys';
import { wasReloaded } from '../show/was-reloaded';
import type { ShowLayout } from './lay-out-show';
import styles from './screen-hint.module.css';

export type ScreenHintProps = {
  /** Whether no command has arrived yet. */
  isUntouched: boolean;
  onFullScreen: () => void;
  /** Null until the stage has been measured. */
  layout: ShowLayout | null;
};

/**
 * Explains how to move the show's window to the big screen, until the first command or a reload. Also enters full screen
 * on any click or key, except the keys that leave or toggle it, such as the browser's F11: browsers allow full screen only
 * after input in this window.
 */
export function ScreenHint({ isUntouched, onFullScreen, layout }: ScreenHintProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Here the show always runs, and a key that presses a button counts, too.
      const command = commandOf(event, true, false);
      if (command && command !== 'leave' && command !== 'full screen' && event.key !== 'F11') onFullScreen();
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
  const position = { '--x': `${x}px`, '--y': `${y}px`, '--width': `${width}px` } as CSSProperties;
  return (
    <p className={styles.hint} style={position}>
      {words.drag}
    </p>
  );
}
