import type { Box } from '../overlay/frame-geometry';

/** Distance from the picture and from the window’s edges, in CSS px. */
const GAP_PX = 8;
/** From the picture’s top edge to below its handle (`picture-mark.module.css`: from 8 to 52), in CSS px. */
const BELOW_HANDLE_PX = 60;

/** Places the menu next to the picture if there is room, else on it below the handle; always inside the window. */
export function placeMenu(menu: HTMLElement, box: Box): void {
  const { offsetWidth, offsetHeight } = menu;
  const [after, before] = [box.right + GAP_PX, box.left - GAP_PX - offsetWidth];
  const last = window.innerWidth - offsetWidth - GAP_PX;
  const beside = [after, before].find((left) => left >= GAP_PX && left <= last);
  const left = Math.max(beside ?? Math.min(box.right - GAP_PX - offsetWidth, last), GAP_PX);
  const lowest = window.innerHeight - offsetHeight - GAP_PX;
  const top = Math.max(Math.min(beside === undefined ? box.top + BELOW_HANDLE_PX : box.top, lowest), GAP_PX);
  menu.style.transform = `translate(${left}px, ${top}px)`;
}
