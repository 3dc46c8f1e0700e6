/*
 * Which card is on top of the deck: the desk and the site in its frame share this. Session storage outlives a reload of
 * either and notifies each when the other writes.
 */

const KEY = 'edit-story-place';

/** The index of the top card; null until a card was opened or swiped. */
export function readPlace(): number | null {
  const place = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
  return Number.isInteger(place) && place >= 0 ? place : null;
}

/** Sets which card is on top. */
export function keepPlace(index: number): void {
  sessionStorage.setItem(KEY, String(index));
}

/** Calls `listener` when the other window has set another card. @returns a function that stops it */
export function onPlace(listener: (index: number) => void): () => void {
  const onStorage = ({ storageArea, key }: StorageEvent) => {
    const place = readPlace();
    if (storageArea === sessionStorage && key === KEY && place !== null) listener(place);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
