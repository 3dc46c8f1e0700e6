import { useBothWindows } from './use-both-windows';

/** Longest press that delays an action, in ms. */
const LONGEST_PRESS_MS = 1000;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

/** Acts now, or after the current press: a layout change between press and click would move the button away. */
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

/** The press ends after its click, which follows the release at once. */
function release(): void {
  clearTimeout(timer);
  timer = setTimeout(endPress);
}

/** Follows presses in the desk and in the site. After a tap, browsers send mouse events once the finger is up. */
export function usePresses(frame: HTMLIFrameElement | null): void {
  useBothWindows(frame, (target, options) => {
    for (const name of ['pointerdown', 'mousedown'] as const) target.addEventListener(name, startPress, options);
    for (const name of ['pointerup', 'mouseup', 'pointercancel'] as const)
      target.addEventListener(name, release, options);
  });
}
