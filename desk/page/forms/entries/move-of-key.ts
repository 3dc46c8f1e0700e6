const ARROWS: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Controls in which Alt and an arrow key open a list or a calendar. */
const WITH_LIST = 'select, [type="date"], [type="time"], [list]';

/** How far a key press moves an entry: an arrow on its handle, or Alt and an arrow elsewhere in it; null if it does not. */
export function moveOfKey({ key, altKey, target }: Pick<KeyboardEvent, 'key' | 'altKey' | 'target'>): -1 | 1 | null {
  const isOn = (selector: string) => target instanceof Element && target.matches(selector);
  const isForEntry = isOn('[data-grip]') || (altKey && !isOn(WITH_LIST));
  return isForEntry ? (ARROWS[key] ?? null) : null;
}
