import { useEffect } from 'react';
import { useWedding } from '../store';

/** Answers a tap on Open that came before this script did: the shell has noted it. */
export function useEarlyTap(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.tapped !== undefined && !useWedding.getState().opened)
      document.querySelector<HTMLButtonElement>('#root button')?.click();
  }, []);
}
