import { useEffect, useEffectEvent } from 'react';

/**
 * Answers a tap on Open that came before this script did: the shell has noted it.
 * @param open is called for a tap on a cover that is still closed, once the cover answers taps by itself.
 */
export function useEarlyTap(isClosed: boolean, open: () => void): void {
  const answer = useEffectEvent(open);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isClosed && dataset.tapped !== undefined) answer();
    delete dataset.tapped;
  }, [isClosed]);
}
