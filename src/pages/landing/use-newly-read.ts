import { useEffect, useState } from 'react';
import { TRACKED_ROUTES, type TrackedRoute } from '../../model/pages';
import type { ReadStates } from '../../store';

/** What the menu last showed as read during this visit; null until it first shows. */
let lastShown: ReadStates | null = null;

/** The pages read since the menu was last shown, whose emblems animate once; none when it first shows. */
export function useNewlyRead(readStates: ReadStates): TrackedRoute[] {
  const [before] = useState(lastShown);
  useEffect(() => {
    lastShown = readStates;
  }, [readStates]);
  return before ? TRACKED_ROUTES.filter((route) => readStates[route] && !before[route]) : [];
}
