import { savesData } from '../../saves-data';

/**
 * Whether to use only the flat deck: without cards, with `?flat` in the address, to save data, with forced colours, which a
 * canvas cannot follow, and in an archive, whose photos no script may read.
 */
export function isFlatWanted(cardCount: number): boolean {
  if (import.meta.env.MODE === 'archive' || cardCount === 0) return true;
  const isInAddress = new URLSearchParams(window.location.search).has('flat');
  return isInAddress || savesData() || matchMedia('(forced-colors: active)').matches;
}
