import { useEffect, useState } from 'react';

/** The cursor hides after the mouse has rested this long, ms. */
const REST_MS = 3000;

/** Whether the mouse has rested long enough to hide the cursor. */
export function useIdleCursor(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = 0;
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => setIdle(true), REST_MS);
    };
    wake();
    window.addEventListener('pointermove', wake);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', wake);
    };
  }, []);
  return isIdle;
}
