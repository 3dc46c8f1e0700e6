import { addressFromHash } from '../frame/address';
import { useDesk } from '../state/desk-store';
import { PANELS } from './panels';

const KEY = 'edit-panel';

/** Restores the page and the panel after a reload of the desk, and remembers the panel for the next one. */
export function keepView(): void {
  const kept = PANELS.find(({ panel }) => panel === sessionStorage.getItem(KEY));
  useDesk.setState({ address: addressFromHash(), panel: kept?.panel ?? null });
  useDesk.subscribe(({ panel }) => sessionStorage.setItem(KEY, panel ?? ''));
}
