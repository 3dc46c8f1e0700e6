import { addressFromHash } from '../frame/address';
import { useDesk } from '../state/desk-store';
import { PANELS } from './panels';

const PANEL_KEY = 'edit-panel';

/** Restores the page and the panel after a reload of the desk, and from then on saves which panel is open. */
export function restoreView(): void {
  const saved = PANELS.find(({ panel }) => panel === sessionStorage.getItem(PANEL_KEY));
  useDesk.setState({ address: addressFromHash(), panel: saved?.panel ?? null });
  useDesk.subscribe(({ panel }) => sessionStorage.setItem(PANEL_KEY, panel ?? ''));
}
