import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part that the page stands without, brought once the page is there: null until then, and where it does not come.
 * @param bring the same function at every render.
 * @param props null where it is not to be shown.
 */
export function usePart<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  props: Props | null,
): ReactNode {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let isHere = true;
    bring().then(
      (Brought) => isHere && setPart(() => Brought),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [bring]);
  return Part && props && createElement(Part, props);
}
