import { useEffect, useState } from 'react';
import { firstCard } from '../../first-card';
import { whenIdle } from '../../when-idle';
import { listPart } from './list-part';

/** Loads the list's code ahead, since printing does not wait for code. @returns whether the code has loaded. */
export function useFetchedList(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let cancelIdle = () => {};
    let cancelled = false;
    const fetchWhenIdle = () => {
      cancelIdle = whenIdle(() => void listPart.preload().then((list) => setLoaded(list !== undefined)));
    };
    void firstCard.then(() => !cancelled && fetchWhenIdle());
    return () => {
      cancelled = true;
      cancelIdle();
    };
  }, []);
  return isLoaded;
}
