import type { PageId } from '../../content/model';
import { PAGE_FLAGS } from '../../components/page-flags';
import type { FlagLetter } from '../../components/signal-flags';
import { TRACKED_ROUTES, type ReadStates, type TrackedRoute } from '../../store';

/** The route whose reading hoists a page's flag, or null for pages whose flag always flies. */
export function trackedRoute(id: PageId): TrackedRoute | null {
  return TRACKED_ROUTES.find((route) => route === `/${id}`) ?? null;
}

/** The flags that the ship has earned, in the menu's order. */
export function readLetters(readStates: ReadStates): FlagLetter[] {
  return (Object.keys(PAGE_FLAGS) as PageId[])
    .filter((id) => {
      const route = trackedRoute(id);
      return route !== null && readStates[route];
    })
    .map((id) => PAGE_FLAGS[id]);
}
