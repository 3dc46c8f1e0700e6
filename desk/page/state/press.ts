import { useEffect } from 'react';

/** Longest press that delays an action, in ms. */
const LONGEST_PRESS_MS = 1000;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

/**
 * Does something at once, or after the press that is under way: what changes the layout between a press and its click would
 * move the button from under the pointer.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}

/** Ends the press and runs the delayed actions. */
export function endPress(): void {
  isPressed = false;
  clearTimeout(timer);
  for (const act of waiting.splice(0)) act();
}

/** Resolves once nothing is pressed. */
export function untilReleased(): Promise<void> {
  return new Promise(afterPress);
}

function startPress(event: MouseEvent): void {
  if (event.button !== 0) return;
  isPressed = true;
  clearTimeout(timer);
  timer = setTimeout(endPress, LONGEST_PRESS_MS);
}

/** The click follows the release at once. */
function release(): void {
  clearTimeout(timer);
  timer = setTimeout(endPress);
}

/** Follows presses in the desk and in the site. A tap presses the mouse only after the finger is up. */
export function usePresses(frame: HTMLIFrameElement | null): void {
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const listen = (target: Window | null | undefined) => {
      for (const name of ['pointerdown', 'mousedown'] as const) target?.addEventListener(name, startPress, options);
      for (const name of ['pointerup', 'mouseup', 'pointercancel'] as const)
        target?.addEventListener(name, release, options);
    };
    // Where the machine is gone the frame holds the browser's own page, which nobody may reach into.
    const listenToSite = () => listen(frame?.contentDocument?.defaultView);
    listen(window);
    listenToSite();
    frame?.addEventListener('load', listenToSite, options);
    return () => listening.abort();
  }, [frame]);
}
