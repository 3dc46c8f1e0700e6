import { useState, type ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  DragOverlay,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { MouseOrPenSensor, swallowClick } from './mouse-or-pen-sensor';

/** A press that moves this far becomes a drag; if a long press is needed, it becomes a scroll instead, CSS px. */
const SLACK_PX = 6;
/** How long a finger must rest on an item to start a drag, ms. */
const HOLD_MS = 350;
/** The panel scrolls when the pointer is this close to its upper or lower edge, as a share of its height. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.1 } };
/** Callers announce moves in their own words, the same for pointer and keyboard. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

type SortableProps = {
  /** A unique key for each item, in order. */
  keys: readonly (string | number)[];
  /** A list’s items are dragged by a handle; a grid’s items by any part, with a finger after a long press. */
  layout: 'list' | 'grid';
  onStart?: () => void;
  onMove: (from: number, to: number) => void;
  /** Renders what follows the pointer instead of the item. */
  renderGhost?: (index: number) => ReactNode;
  children: (isDragging: boolean) => ReactNode;
};

/** Sorts items by drag. Escape cancels; the panel scrolls at its edges. */
export function Sortable({ keys, layout, onStart, onMove, renderGhost, children }: SortableProps) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const ids = keys.map(String);
  const draggedIndex = draggedId === null ? -1 : ids.indexOf(draggedId);
  const pointer = useSensor(layout === 'list' ? PointerSensor : MouseOrPenSensor, {
    activationConstraint: { distance: SLACK_PX },
  });
  const touch = useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: SLACK_PX } });
  const sensors = useSensors(pointer, layout === 'grid' ? touch : null);
  const start = ({ active, activatorEvent: event }: DragStartEvent) => {
    // Without capture, the site’s frame would get the events of a pointer over it.
    if (event instanceof PointerEvent && event.target instanceof Element)
      event.target.setPointerCapture(event.pointerId);
    setDraggedId(String(active.id));
    onStart?.();
  };
  const drop = ({ active, over }: DragEndEvent) => {
    // An index is -1 if another window has removed the item during the drag, or if the drag ended over no item.
    const [from, to] = [ids.indexOf(String(active.id)), over ? ids.indexOf(String(over.id)) : -1];
    setDraggedId(null);
    if (from >= 0 && to >= 0 && to !== from) onMove(from, to);
  };
  const cancel = () => {
    setDraggedId(null);
    swallowClick();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT}
      autoScroll={AUTO_SCROLL}
      onDragStart={start}
      onDragEnd={drop}
      onDragCancel={cancel}
    >
      <SortableContext items={ids} strategy={layout === 'list' ? verticalListSortingStrategy : rectSortingStrategy}>
        {children(draggedId !== null)}
      </SortableContext>
      {renderGhost && <DragOverlay dropAnimation={null}>{draggedIndex >= 0 && renderGhost(draggedIndex)}</DragOverlay>}
    </DndContext>
  );
}
