import { useEffect, useState } from 'react';

/** A cursor that rests this long is hidden. */
const REST_MS = 3000;

/** Whether the mouse has rested for a while, and its cursor is in the way. */
export function useStillCursor(): boolean {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    let timer = 0;
    const rest = () => {
      setStill(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => setStill(true), REST_MS);
    };
    rest();
    window.addEventListener('pointermove', rest);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', rest);
    };
  }, []);
  return isStill;
}
