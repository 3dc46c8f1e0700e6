import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent as ReactMouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { Card } from '../../model/cards';
import { moveCard } from './cards/steps';
import { act, endMove, useTray } from './tray-store';

/** Movement that turns a mouse press into a drag, or a touch into a scroll, CSS px. */
const SLACK_PX = 6;
/** How long a finger rests on a card before the drag starts. */
const HOLD_MS = 350;
/** The panel scrolls when the pointer is this close to its edge, up to FASTEST_PX per frame. */
const EDGE_PX = 64;
const FASTEST_PX = 18;

/** A press on a card; it may become a drag. */
type Press = {
  index: number;
  /** The pointer’s offset in the card, and the card’s width. */
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
 * Sorts a grid’s cards by drag: with the mouse at once, by touch after a long press. Escape cancels.
 * @returns the cards in their preview order, the dragged index, the ghost’s style, and the grid’s event handlers.
 */
export function useCardSort(grid: RefObject<HTMLElement | null>, cards: Card[]) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [ghost, setGhost] = useState<CSSProperties | null>(null);
  const press = useRef<Press | null>(null);
  const frame = useRef(0);
  const ends = useRef({ drop: () => {}, cancel: () => {} });

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
    const { from, to } = drag;
    void act((now) => moveCard(now, from, to));
  };
  useEffect(() => {
    ends.current = { drop, cancel: stop };
  });

  /** Runs each frame, because the cards can scroll under a still pointer. */
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
  const startDrag = () => {
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
    // A dragging finger must not scroll; React’s touchmove listener is passive.
    const onTouchMove = (event: TouchEvent) => {
      if (press.current?.isDrag && event.cancelable) event.preventDefault();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !press.current?.isDrag) return;
      event.stopPropagation();
      swallowClick();
      ends.current.cancel();
    };
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      element.removeEventListener('touchmove', onTouchMove);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [grid]);
  useEffect(() => () => ends.current.cancel(), []);

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
        timer: isTouch ? window.setTimeout(startDrag, HOLD_MS) : 0,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = press.current;
      if (!held) return;
      // Released outside the grid.
      if (event.buttons === 0) return stop();
      [held.x, held.y] = [event.clientX, event.clientY];
      if (held.isDrag || Math.hypot(held.x - held.startX, held.y - held.startY) < SLACK_PX) return;
      if (held.isTouch) return stop();
      event.currentTarget.setPointerCapture(event.pointerId);
      startDrag();
    },
    onPointerUp: drop,
    onPointerCancel: stop,
    onContextMenu: (event: ReactMouseEvent) => {
      if (press.current?.isTouch) event.preventDefault();
    },
  };
}

/** Swallows the click that ends a drag, so that it does not open the card. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    // A click by keyboard has detail 0.
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const end = () => window.removeEventListener('click', swallow, true);
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.addEventListener('pointerdown', end, { capture: true, once: true });
}

/** The grid index at a point. */
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
