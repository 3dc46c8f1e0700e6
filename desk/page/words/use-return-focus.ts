import { useEffect, useEffectEvent, useRef } from 'react';
import { useBothWindows } from '../state/use-both-windows';
import { isSeen } from './geometry';
import { focusText } from './mark-texts';
import { findAgain, type Site } from './use-site';
import type { Editing } from './use-words';

/** How long to keep restoring the focus after the field closes, while the page renders or reloads, ms. */
const RESTORE_MS = 15_000;

/**
 * Returns the focus to an edited text, which may be a new element by now.
 * @returns a function to call when a key closes the text’s field
 */
export function useReturnFocus(frame: HTMLIFrameElement, site: Site | null, editingNow: Editing | null) {
  const returning = useRef<{ editing: Editing; until: number } | null>(null);
  const restoreFocus = useEffectEvent(() => {
    const { editing, until = 0 } = returning.current ?? {};
    if (!site || !editing || Date.now() > until || editingNow) return;
    const isElsewhere = document.activeElement !== document.body && document.activeElement !== frame;
    const shown = findAgain(site.holders, editing.holder, editing.position);
    if (shown && !isElsewhere && isSeen(shown)) focusText(frame, shown);
  });
  // Each render or reload drops the focus again, so restore it until the couple do something else.
  useEffect(() => restoreFocus(), [site, editingNow]);
  useBothWindows(frame, (target, options) => {
    for (const name of ['pointerdown', 'keydown'] as const)
      target.addEventListener(name, () => (returning.current = null), options);
  });
  return (editing: Editing) => {
    returning.current = { editing, until: Date.now() + RESTORE_MS };
  };
}
