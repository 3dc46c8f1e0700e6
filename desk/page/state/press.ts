import { useBothWindows } from './use-both-windows';

/** How long a press can delay actions, in ms. */
const LONGEST_PRESS_MS = 1000;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const delayed: (() => void)[] = [];

/** Acts now or, during a press, after its click: a layout change before the click would move the button away. */
export function afterPress(act: () => void): void {
  if (isPressed) delayed.push(act);
  else act();
}

/** Ends the press and runs the delayed actions. */
export function endPress(): void {
  isPressed = false;
  clearTimeout(timer);
  for (const act of delayed.splice(0)) act();
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

/** Ends the press in a new task, since the browser sends the click right after the release. */
function endPressAfterClick(): void {
  clearTimeout(timer);
  timer = setTimeout(endPress);
}

/** Follows presses in the desk and in the site. Mouse events count, too: a tap sends them only after its `pointerup`. */
export function usePresses(frame: HTMLIFrameElement | null): void {
  useBothWindows(frame, (target, options) => {
    for (const name of ['pointerdown', 'mousedown'] as const) target.addEventListener(name, startPress, options);
    for (const name of ['pointerup', 'mouseup', 'pointercancel'] as const)
      target.addEventListener(name, endPressAfterClick, options);
  });
}
