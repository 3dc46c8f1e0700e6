/** One load of the site, in a frame of its own. */
export type Load = { id: number; address: string; isPreview: boolean; isNewGuest: boolean };

/** The visible load, and the load that replaces it once ready. */
export type Loads = { shown: Load | null; next: Load | null };

/** Starts a load. The first one shows at once; a later one replaces any load still under way. */
export function begin({ shown, next }: Loads, load: Omit<Load, 'id'>): Loads {
  const id = 1 + Math.max(0, shown?.id ?? 0, next?.id ?? 0);
  return shown ? { shown, next: { ...load, id } } : { shown: { ...load, id }, next: null };
}

/**
 * What to do with a load that is ready.
 * @param address the visible site’s address, as the couple may have changed the page meanwhile; undefined if it failed
 */
export function whenReady({ next }: Loads, id: number, address: string | undefined): 'show' | 'load again' | 'ignore' {
  if (next?.id !== id) return 'ignore';
  return address === undefined || next.address === address ? 'show' : 'load again';
}
