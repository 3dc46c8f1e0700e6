import { useSortable } from '@dnd-kit/sortable';

/**
 * Connects an item to its `Sortable`.
 * @returns props for its element and its handle, and its index if the drag ended now
 */
export function useSortableItem(key: string | number) {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { setNodeRef, listeners, transform, transition, isDragging, newIndex } = useSortable({
    id: String(key),
    ...(prefersReducedMotion && { transition: null }),
  });
  return {
    item: {
      ref: setNodeRef,
      style: { transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition },
      'data-dragged': isDragging || undefined,
    },
    handle: listeners,
    newIndex,
  };
}
