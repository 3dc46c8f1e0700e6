import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { readKeptShow, type KeptShow } from './kept-show';
import { wasReloaded } from './was-reloaded';

/** The stored show. One that had reached its end is over, unless a reload of this window interrupted it. */
export function useKeptShow(count: number): KeptShow {
  // If a link within the site led here, the page that was reloaded was another one.
  const isReload = useNavigationType() === NavigationType.Pop && wasReloaded();
  const [kept] = useState(() => {
    const stored = readKeptShow();
    const hasEnded = stored.card !== null && stored.card >= count && !isReload;
    return hasEnded ? { ...stored, card: null } : stored;
  });
  return kept;
}
