import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * Loads a part that the page can do without, after the first render. Null until the part has loaded; after a
 * failure, until `load` changes.
 * @param load is called whenever it changes, so it is usually the same function on every render.
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
