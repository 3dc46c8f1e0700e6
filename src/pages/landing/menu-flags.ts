import type { PageId } from '../../content/model';
import type { FlagLetter } from '../../components/signal-flags';
import { TRACKED_ROUTES, type ReadStates, type TrackedRoute } from '../../store';

/** Each page's signal flag: the initial of its name in the menu, Y for Thank You. */
export const PAGE_FLAGS: Record<PageId, FlagLetter> = {
  story: 'O',
  schedule: 'S',
  program: 'P',
  party: 'W',
  travel: 'T',
  faq: 'F',
  registry: 'R',
  thanks: 'Y',
};

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
