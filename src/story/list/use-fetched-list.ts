import { useEffect, useState } from 'react';
import { firstCard } from '../../first-card';
import { whenIdle } from '../../when-idle';
import { listPart } from './list-part';

/** Loads the list's code once the first card shows, since printing does not wait. @returns whether it has loaded. */
export function useFetchedList(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    let cancelled = false;
    const fetchList = () => {
      cancel = whenIdle(() => void listPart.preload().then((list) => setLoaded(list !== undefined)));
    };
    void firstCard.then(() => cancelled || fetchList());
    return () => {
      cancelled = true;
      cancel();
    };
  }, []);
  return isLoaded;
}
