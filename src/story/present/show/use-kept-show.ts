import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { readKeptShow, type KeptShow } from './kept-show';
import { wasReloaded } from './was-reloaded';

/** The stored show. A show that had reached the end is over, unless a reload of this window has interrupted it. */
export function useKeptShow(cardCount: number): KeptShow {
  // If a link within the site led here, the reload was that of another page.
  const isReload = useNavigationType() === NavigationType.Pop && wasReloaded();
  const [kept] = useState(() => {
    const stored = readKeptShow();
    const hasEnded = stored.card !== null && stored.card >= cardCount && !isReload;
    return hasEnded ? { ...stored, card: null } : stored;
  });
  return kept;
}
