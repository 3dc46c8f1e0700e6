import type { Box } from '../overlay/frame-geometry';

/** The menu’s distance from the picture and from the window’s edges, in CSS px. */
const GAP_PX = 8;
/** From the picture’s top edge to a menu below its handle, which ends at 52 in `picture-mark.module.css`. In CSS px. */
const BELOW_HANDLE_PX = 60;

/** Places the menu next to the picture, or on it below its handle if there is no room; always inside the window. */
export function placeMenu(menu: HTMLElement, box: Box): void {
  const { offsetWidth, offsetHeight } = menu;
  const onTheRight = box.right + GAP_PX;
  const onTheLeft = box.left - GAP_PX - offsetWidth;
  const maxLeft = window.innerWidth - offsetWidth - GAP_PX;
  const beside = [onTheRight, onTheLeft].find((left) => left >= GAP_PX && left <= maxLeft);
  const left = Math.max(beside ?? Math.min(box.right - GAP_PX - offsetWidth, maxLeft), GAP_PX);
  const maxTop = window.innerHeight - offsetHeight - GAP_PX;
  const top = Math.max(Math.min(beside === undefined ? box.top + BELOW_HANDLE_PX : box.top, maxTop), GAP_PX);
  menu.style.transform = `translate(${left}px, ${top}px)`;
}
