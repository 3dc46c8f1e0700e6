import { useSortable } from '@dnd-kit/sortable';

/** An item of the surrounding `Sortable`: what its element and its handle need, and its index while others move. */
export function useSortableItem(key: string | number) {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { setNodeRef, listeners, transform, transition, isDragging, newIndex } = useSortable({
    id: String(key),
    ...(isReduced && { transition: null }),
  });
  return {
    item: {
      ref: setNodeRef,
      style: { transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition },
      'data-dragged': isDragging || undefined,
    },
    handle: listeners ?? {},
    newIndex,
  };
}
