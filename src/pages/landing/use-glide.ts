import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

const GLIDE = { duration: 1600, easing: 'cubic-bezier(0.45, 0, 0.15, 1)' } as const;

/**
 * Animates an element from its old to its new position and size after a layout change (FLIP).
 * @param layout a value that changes with the layout.
 * @returns a function that records the old position and size; call it just before the change.
 */
export function useGlide(element: RefObject<HTMLElement | null>, layout: unknown): () => void {
  const recorded = useRef<DOMRect | null>(null);

  useLayoutEffect(() => {
    const from = recorded.current;
    const to = element.current?.getBoundingClientRect();
    recorded.current = null;
    if (!from || !to?.height || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const x = from.left - to.left;
    const y = from.top - to.top;
    const transform = `translate(${x}px, ${y}px) scale(${from.height / to.height})`;
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
    recorded.current = element.current?.getBoundingClientRect() ?? null;
  }, [element]);
}
