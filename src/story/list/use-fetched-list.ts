import { useEffect, useState } from 'react';
import { firstCard } from '../../first-card';
import { whenIdle } from '../../when-idle';
import { listPart } from './list-part';

/** Fetches the list's code ahead, once the first card lies: a printer does not wait for it. @returns whether it is here. */
export function useFetchedList(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    let isLeft = false;
    const fetchList = () => {
      cancel = whenIdle(() => void listPart.preload().then((list) => setHere(list !== undefined)));
    };
    void firstCard.then(() => isLeft || fetchList());
    return () => {
      isLeft = true;
      cancel();
    };
  }, []);
  return isHere;
}
