import { create } from 'zustand';
import { show } from '../frame/frame';
import { pathOfFile } from '../frame/site-pages';
import { keyOfPlace } from '../../model/origins/marks';
import type { EditState, Place } from '../../protocol';
import { goTo, useDesk } from '../state/desk-store';
import { indexOfNext, keysOfPlaces, kindOf, type Current } from './finding-order';

/** Names a list to work through: `samples` for the sample content, or the kind that its findings share (`kindOf`). */
type Kind = string;

/** The list that the couple are working through, and the last place opened in it. Outlives the panel. */
export const useCurrentFinding = create<{ kind: Kind; current: Current }>(() => ({ kind: 'samples', current: null }));

/** The places left in a list, each once, since a text can have two findings of a kind. */
export function placesLeft(state: EditState | null, kind: Kind): { at: Place }[] {
  if (!state || kind === 'samples') return state?.samples ?? [];
  const alike = [...state.mistakes, ...state.warnings].filter(({ message }) => kindOf(message) === kind);
  const places = alike.flatMap(({ at }) => (at ? [{ at }] : []));
  return [...new Map(places.map((each) => [keyOfPlace(each.at), each])).values()];
}

/** Goes to the next place in a list, by default in the list that the couple are working through. */
export function goToNext(kind: Kind = useCurrentFinding.getState().kind): void {
  const { kind: lastKind, current } = useCurrentFinding.getState();
  const left = placesLeft(useDesk.getState().state, kind);
  const next = left[indexOfNext(keysOfPlaces(left), lastKind === kind ? current : null)];
  if (next) visit(next.at, kind);
}

/** Shows the page of a value and opens its field. A value in the list `kind` becomes the list’s current item. */
export function visit(place: Place, kind: Kind = 'samples'): void {
  const key = keyOfPlace(place);
  const index = keysOfPlaces(placesLeft(useDesk.getState().state, kind)).indexOf(key);
  if (index >= 0) useCurrentFinding.setState({ kind, current: { key, index } });
  goTo(place);
  // After `goTo`, which ends a preview: during one as a new guest, `show` would not open the cover.
  show(pathOfFile(place.file));
}
