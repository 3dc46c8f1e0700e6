import { useEffect, useState } from 'react';
import { TRACKED_ROUTES, type TrackedRoute } from '../../model/pages';
import type { ReadStates } from '../../store';

/** What the menu last showed as read during this visit. */
let lastSeen: ReadStates | null = null;

/** The pages read since the guest last saw the menu: their emblems animate once. */
export function useNewlyRead(readStates: ReadStates): TrackedRoute[] {
  const [before] = useState(lastSeen);
  useEffect(() => {
    lastSeen = readStates;
  }, [readStates]);
  return before ? TRACKED_ROUTES.filter((route) => readStates[route] && !before[route]) : [];
}
