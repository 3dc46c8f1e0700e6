import { savesData } from '../../saves-data';

/** Whether only the flat deck is wanted, so that the scene never loads. */
export function isFlatWanted(cardCount: number): boolean {
  // An archive opens from a disk, where no script may read photos. Without cards, the scene has nothing to draw.
  if (import.meta.env.MODE === 'archive' || cardCount === 0) return true;
  const isRequested = new URLSearchParams(window.location.search).has('flat');
  // A canvas cannot follow forced colours.
  return isRequested || savesData() || matchMedia('(forced-colors: active)').matches;
}
