import { savesData } from '../saves-data';

/**
 * Whether to use only the flat deck: with `?flat` in the address, to save data, with forced colours, which a canvas cannot
 * follow, and in an archive, whose photos no script may read.
 */
export function isFlatWanted(): boolean {
  const isAsked = new URLSearchParams(window.location.search).has('flat');
  return import.meta.env.MODE === 'archive' || isAsked || savesData() || matchMedia('(forced-colors: active)').matches;
}
