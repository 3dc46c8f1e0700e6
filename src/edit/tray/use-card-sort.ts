import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent as ReactMouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { Card } from './cards';
import { moveCard } from './steps';
import { act, endMove, useTray } from './tray-store';

/** How far a mouse goes before a press becomes a drag, and a finger before it scrolls, CSS px. */
const SLACK_PX = 6;
/** How long a finger rests on a card before it takes it up. */
const HOLD_MS = 350;
/** Within this of the panel's edges it scrolls, the faster the nearer: pixels per frame at the edge itself. */
const EDGE_PX = 64;
const FASTEST_PX = 18;

/** A press on a card that may become a drag. */
type Press = {
  index: number;
  /** Where in the card it is held, and how wide the card's print is. */
  hold: { x: number; y: number; width: number };
  startX: number;
  startY: number;
  x: number;
  y: number;
  isTouch: boolean;
  isDrag: boolean;
  timer: number;
};

type Drag = { from: number; to: number };

/**
 * Cards of a grid dragged to another place: by the mouse at once, by a finger that has rested on one. Escape gives up.
 * @returns the cards as they would stand, which of them is dragged, where it hovers, and what the grid listens with.
 */
export function useCardSort(grid: RefObject<HTMLElement | null>, cards: Card[]) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [ghost, setGhost] = useState<CSSProperties | null>(null);
  const press = useRef<Press | null>(null);
  const frame = useRef(0);
  const ends = useRef({ drop: () => {}, giveUp: () => {} });

  const stop = () => {
    window.clearTimeout(press.current?.timer);
    cancelAnimationFrame(frame.current);
    press.current = null;
    setDrag(null);
    setGhost(null);
  };
  const drop = () => {
    const isDropped = press.current?.isDrag && drag;
    if (press.current?.isDrag) swallowClick();
    stop();
    if (!isDropped || drag.from === drag.to) return;
    useTray.setState({
      current: drag.to,
      heard: `Card “${cards[drag.from]?.caption}” is now ${drag.to + 1} of ${cards.length}.`,
    });
    void act(moveCard(cards, drag.from, drag.to));
  };
  useEffect(() => {
    ends.current = { drop, giveUp: stop };
  });

  /** Follows the pointer, also where the cards scroll under it. */
  const follow = () => {
    const held = press.current;
    if (!held?.isDrag || !grid.current) return;
    scrollAtEdges(grid.current, held.y);
    const to = placeAt(grid.current, held.x, held.y);
    setDrag((now) => (now && now.to !== to ? { ...now, to } : now));
    const { x, y, width } = held.hold;
    setGhost({ inlineSize: width, translate: `${held.x - x}px ${held.y - y}px` });
    frame.current = requestAnimationFrame(follow);
  };
  const take = () => {
    const held = press.current;
    if (!held) return;
    endMove();
    held.isDrag = true;
    setDrag({ from: held.index, to: held.index });
    follow();
  };

  const isDragged = drag !== null;
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    // The finger that carries a card does not scroll; React listens to it too late for that.
    const onTouchMove = (event: TouchEvent) => {
      if (press.current?.isDrag && event.cancelable) event.preventDefault();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !press.current?.isDrag) return;
      event.stopPropagation();
      swallowClick();
      ends.current.giveUp();
    };
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      element.removeEventListener('touchmove', onTouchMove);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [grid]);
  useEffect(() => () => ends.current.giveUp(), []);

  return {
    shown: drag ? moveCard(cards, drag.from, drag.to).cards : cards,
    dragged: isDragged ? drag.to : null,
    ghost,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const tile = event.target instanceof Element ? event.target.closest('li') : null;
      if (event.button !== 0 || !event.isPrimary || !tile || !grid.current) return;
      const index = [...grid.current.children].indexOf(tile);
      const { left, top, width } = tile.getBoundingClientRect();
      const isTouch = event.pointerType === 'touch';
      const { clientX, clientY } = event;
      press.current = {
        index,
        hold: { x: clientX - left, y: clientY - top, width },
        startX: clientX,
        startY: clientY,
        x: clientX,
        y: clientY,
        isTouch,
        isDrag: false,
        timer: isTouch ? window.setTimeout(take, HOLD_MS) : 0,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = press.current;
      if (!held) return;
      // It was let go where the grid does not hear of it.
      if (event.buttons === 0) return stop();
      [held.x, held.y] = [event.clientX, event.clientY];
      if (held.isDrag || Math.hypot(held.x - held.startX, held.y - held.startY) < SLACK_PX) return;
      if (held.isTouch) return stop();
      event.currentTarget.setPointerCapture(event.pointerId);
      take();
    },
    onPointerUp: drop,
    onPointerCancel: stop,
    onContextMenu: (event: ReactMouseEvent) => {
      if (press.current?.isTouch) event.preventDefault();
    },
  };
}

/** A drag ends with a click on whatever it began on; that card is not to be opened by it. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    // One by key has no count.
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const end = () => window.removeEventListener('click', swallow, true);
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.addEventListener('pointerdown', end, { capture: true, once: true });
}

/** Which place of the grid is there. */
function placeAt(grid: HTMLElement, x: number, y: number): number {
  const { left, top, width } = grid.getBoundingClientRect();
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const columns = gridTemplateColumns.split(' ').length;
  const rowHeight = (grid.firstElementChild?.getBoundingClientRect().height ?? 1) + parseFloat(rowGap);
  const column = Math.min(Math.max(Math.floor(((x - left) / width) * columns), 0), columns - 1);
  const row = Math.max(Math.floor((y - top) / rowHeight), 0);
  return Math.min(row * columns + column, grid.childElementCount - 1);
}

function scrollAtEdges(grid: HTMLElement, y: number): void {
  const panel = scrollerOf(grid);
  const { top, bottom } = panel.getBoundingClientRect();
  const [above, below] = [top + EDGE_PX - y, y - (bottom - EDGE_PX)];
  const depth = Math.min(Math.max(above, below, 0) / EDGE_PX, 1);
  if (depth > 0) panel.scrollTop += Math.ceil(depth * FASTEST_PX) * (above > below ? -1 : 1);
}

function scrollerOf(element: HTMLElement): HTMLElement {
  let each: HTMLElement | null = element;
  while (each && !/auto|scroll/.test(getComputedStyle(each).overflowY)) each = each.parentElement;
  return each ?? document.documentElement;
}
