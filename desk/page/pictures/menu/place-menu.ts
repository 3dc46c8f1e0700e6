import type { Box } from '../overlay/frame-geometry';

/** The menu’s distance from the picture and from the window’s edges, in CSS px. */
const GAP_PX = 8;
/** From a picture’s top edge to the lower end of its handle, in CSS px: `--space-2` and `--target`. */
const HANDLE_END_PX = 8 + 44;

/** Places the menu next to the picture, or on it below its handle if there is no room; always inside the window. */
export function placeMenu(menu: HTMLElement, box: Box): void {
  const { offsetWidth, offsetHeight } = menu;
  const maxLeft = window.innerWidth - offsetWidth - GAP_PX;
  const maxTop = window.innerHeight - offsetHeight - GAP_PX;
  const onTheRight = box.right + GAP_PX;
  const onTheLeft = box.left - GAP_PX - offsetWidth;
  const nextTo = [onTheRight, onTheLeft].find((left) => left >= GAP_PX && left <= maxLeft);
  const left = nextTo ?? box.right - GAP_PX - offsetWidth;
  const top = nextTo === undefined ? box.top + HANDLE_END_PX + GAP_PX : box.top;
  menu.style.transform = `translate(${limit(left, maxLeft)}px, ${limit(top, maxTop)}px)`;
}

/** A position between `GAP_PX` and a maximum. In a window smaller than the menu, the menu’s start stays visible. */
function limit(position: number, max: number): number {
  return Math.max(Math.min(position, max), GAP_PX);
}
