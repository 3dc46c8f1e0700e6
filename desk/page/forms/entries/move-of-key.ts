const ARROWS: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Controls in which Alt and an arrow key open a list or a calendar. */
const OPENS_WITH_ARROW = 'select, [type="date"], [type="time"], [list]';

/**
 * By how many positions a key moves an entry; null if it moves none. On an entry’s handle, the arrow keys move it;
 * elsewhere in the entry, Alt and an arrow key do.
 */
export function moveOfKey({ key, altKey, target }: Pick<KeyboardEvent, 'key' | 'altKey' | 'target'>): -1 | 1 | null {
  const isOn = (selector: string) => target instanceof Element && target.matches(selector);
  const isForEntry = isOn('[data-grip]') || (altKey && !isOn(OPENS_WITH_ARROW));
  return isForEntry ? (ARROWS[key] ?? null) : null;
}
