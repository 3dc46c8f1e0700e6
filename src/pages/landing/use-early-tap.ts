import { useEffect, useEffectEvent } from 'react';

/**
 * Handles a tap on Open from before this script loaded, which the shell has recorded.
 * @param open called after such a tap if the cover is still closed.
 */
export function useEarlyTap(isClosed: boolean, open: () => void): void {
  const answer = useEffectEvent(open);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isClosed && dataset.tapped !== undefined) answer();
    delete dataset.tapped;
  }, [isClosed]);
}
