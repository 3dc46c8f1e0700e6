import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part that the page can do without, loaded after the first render. Null until it has loaded, and for good if loading
 * fails.
 * @param load is called again whenever it changes, so usually the same function on every render.
 * @param props null hides the part.
 */
export function useLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  props: Props | null,
): ReactNode {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let cancelled = false;
    load().then(
      (Loaded) => !cancelled && setPart(() => Loaded),
      () => {},
    );
    return () => {
      cancelled = true;
    };
  }, [load]);
  return Part && props && createElement(Part, props);
}
