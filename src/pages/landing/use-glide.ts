import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

const GLIDE = { duration: 1600, easing: 'cubic-bezier(0.45, 0, 0.15, 1)' } as const;

/**
 * Animates an element from its old to its new position after a layout change (FLIP).
 * @param layout a value that changes with the layout.
 * @returns a function that records the old position; call it just before the change.
 */
export function useGlide(element: RefObject<HTMLElement | null>, layout: unknown): () => void {
  const from = useRef<DOMRect | null>(null);

  useLayoutEffect(() => {
    const start = from.current;
    const end = element.current?.getBoundingClientRect();
    from.current = null;
    if (!start || !end?.height || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const x = start.left - end.left;
    const y = start.top - end.top;
    const transform = `translate(${x}px, ${y}px) scale(${start.height / end.height})`;
    const glide = element.current?.animate(
      [
        { transform, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      GLIDE,
    );
    return () => glide?.cancel();
  }, [element, layout]);

  return useCallback(() => {
    from.current = element.current?.getBoundingClientRect() ?? null;
  }, [element]);
}
