import { useEffect } from 'react';
import { commandOf } from './keys';
import type { Command } from './show';

/** Turns keys, clickers and touches into commands, wherever the focus is. */
export function useShowKeys(isRunning: boolean, onCommand: (command: Command) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOnControl = event.target instanceof Element && event.target.closest('button, a[href]') !== null;
      const command = commandOf(event, isRunning, isOnControl);
      if (!command) return;
      // The browser handles keys without a meaning here, such as Tab.
      if (command !== 'touch') event.preventDefault();
      if (!event.repeat) onCommand(command);
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
