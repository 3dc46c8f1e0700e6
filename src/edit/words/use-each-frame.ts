import { useLayoutEffect, useRef } from 'react';

/** Calls what places something before each frame is painted, as long as it is shown. */
export function useEachFrame(place: () => void): void {
  const latest = useRef(place);
  useLayoutEffect(() => {
    latest.current = place;
  });
  useLayoutEffect(() => {
    let request = 0;
    const step = () => {
      latest.current();
      request = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(request);
  }, []);
}
