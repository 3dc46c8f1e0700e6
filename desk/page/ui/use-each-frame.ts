import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls a function before every paint while the component is mounted and `isActive` is true. */
export function useEachFrame(callback: () => void, isActive = true): void {
  const run = useEffectEvent(callback);
  useLayoutEffect(() => {
    if (!isActive) return;
    let request = 0;
    const step = () => {
      run();
      request = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(request);
  }, [isActive]);
}
