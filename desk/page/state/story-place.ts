/*
 * Which card is on top of the deck: the desk asks for one, and the site in its frame says which it is. Both see the same
 * session's storage, which outlives reloads of either; where one writes, the other hears of it.
 */

const KEY = 'edit-story-place';

/** The index of the top card; null until anybody has asked for one or swiped. */
export function readPlace(): number | null {
  const place = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
  return Number.isInteger(place) && place >= 0 ? place : null;
}

/** Says which card is on top, or is to be. */
export function keepPlace(index: number): void {
  sessionStorage.setItem(KEY, String(index));
}

/** Calls back whenever the other one has kept another place. @returns what ends that. */
export function onPlace(listener: (index: number) => void): () => void {
  const onStorage = ({ storageArea, key }: StorageEvent) => {
    const place = readPlace();
    if (storageArea === sessionStorage && key === KEY && place !== null) listener(place);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
