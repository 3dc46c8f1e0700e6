import { useEffect } from 'react';
import { commandOf } from './keys';
import type { Command } from './show';

/** Turns keys, clickers and touches into commands, wherever the focus is. */
export function useShowKeys(isRunning: boolean, onCommand: (asked: Command) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOnControl = event.target instanceof Element && event.target.closest('button, a[href]') !== null;
      const asked = commandOf(event, isRunning, isOnControl);
      if (!asked) return;
      // The browser handles keys without a meaning here, such as Tab.
      if (asked !== 'touch') event.preventDefault();
      if (!event.repeat) onCommand(asked);
    };
    const onPointerDown = () => onCommand('touch');
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('pointerdown', onPointerDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isRunning, onCommand]);
}
