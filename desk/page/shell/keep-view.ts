import { addressFromHash } from '../frame/address';
import { useDesk, type Panel } from '../state/desk-store';

const KEY = 'edit-panel';

/** Restores the page and the panel after a reload of the desk, and remembers the panel for the next one. */
export function keepView(): void {
  const kept = sessionStorage.getItem(KEY);
  useDesk.setState({ address: addressFromHash(), panel: PANELS.find((panel) => panel === kept) ?? null });
  useDesk.subscribe(({ panel }) => sessionStorage.setItem(KEY, panel ?? ''));
}

const PANELS: readonly Panel[] = ['page', 'story', 'todo'];
