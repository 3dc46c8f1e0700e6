import { savesData } from '../saves-data';

/**
 * Whether the flat deck is to stay: by `?flat` in the address, to save data, or where the system chooses the colours, which
 * nothing painted on a canvas can follow; and in an archive, whose photos no script may read.
 */
export function isFlatWanted(): boolean {
  const isAsked = new URLSearchParams(window.location.search).has('flat');
  return import.meta.env.MODE === 'archive' || isAsked || savesData() || matchMedia('(forced-colors: active)').matches;
}
