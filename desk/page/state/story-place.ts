/*
 * Which card is on top of the deck: the desk and the site in its frame share this. Session storage outlives a reload of
 * either and notifies each when the other writes.
 */

const KEY = 'edit-story-place';

/** The index of the top card; null before a card was opened or swiped, and for damaged storage. */
export function readTopCard(): number | null {
  const stored = sessionStorage.getItem(KEY) ?? '';
  return /^\d+$/.test(stored) ? Number(stored) : null;
}

/** Sets which card is on top. */
export function storeTopCard(index: number): void {
  sessionStorage.setItem(KEY, String(index));
}

/** Calls `listener` when the other window has set another card. @returns a function that stops it */
export function onTopCard(listener: (index: number) => void): () => void {
  const onStorage = ({ storageArea, key }: StorageEvent) => {
    const index = readTopCard();
    if (storageArea === sessionStorage && key === KEY && index !== null) listener(index);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
