import { savesData } from '../../saves-data';

/**
 * Whether to use only the flat deck: without cards, with `?flat` in the address, to save data, with forced colours, which a
 * canvas cannot follow, and in an archive, whose photos no script may read.
 */
export function isFlatWanted(cardCount: number): boolean {
  if (import.meta.env.MODE === 'archive' || cardCount === 0) return true;
  const isAsked = new URLSearchParams(window.location.search).has('flat');
  return isAsked || savesData() || matchMedia('(forced-colors: active)').matches;
}
