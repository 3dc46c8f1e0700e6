import type { Preview } from '../../model/origins/origins-type';

/** One load of the site, in a frame of its own. */
export type Load = { id: number; address: string; preview: Preview };

/** The visible load, and the hidden load that replaces the visible one once ready. */
export type Loads = { shown: Load | null; next: Load | null };

/** Starts a load. The first load shows at once; a later load starts hidden and replaces any other hidden one. */
export function beginLoad({ shown, next }: Loads, load: Omit<Load, 'id'>): Loads {
  const id = 1 + Math.max(0, shown?.id ?? 0, next?.id ?? 0);
  return shown ? { shown, next: { ...load, id } } : { shown: { ...load, id }, next: null };
}

/**
 * What to do with the load `id`, which is ready: `ignore` if a later load has replaced it, `load again` if the couple
 * have gone to another page meanwhile, otherwise `show`.
 * @param address the visible site’s address; undefined if that site failed
 */
export function actionWhenReady(
  { next }: Loads,
  id: number,
  address: string | undefined,
): 'show' | 'load again' | 'ignore' {
  if (next?.id !== id) return 'ignore';
  return address === undefined || next.address === address ? 'show' : 'load again';
}
