import { useLayoutEffect, useRef } from 'react';

/** Calls a function before every paint while mounted. */
export function useEachFrame(callback: () => void): void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
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
