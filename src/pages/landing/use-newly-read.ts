import { useEffect, useState } from 'react';
import { TRACKED_ROUTES, type TrackedRoute } from '../../model/pages';
import type { ReadStates } from '../../store';

/** Which pages were read when the cover or home last showed during this visit; null until one of them first shows. */
let lastShown: ReadStates | null = null;

/** The pages read since the cover or home last showed, whose emblems animate once; none the first time. */
export function useNewlyRead(readStates: ReadStates): TrackedRoute[] {
  const [before] = useState(lastShown);
  useEffect(() => {
    lastShown = readStates;
  }, [readStates]);
  return before ? TRACKED_ROUTES.filter((route) => readStates[route] && !before[route]) : [];
}
