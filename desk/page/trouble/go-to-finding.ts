import { create } from 'zustand';
import { show } from '../frame/frame';
import { pathOfFile } from '../frame/site-pages';
import { keyOfPlace } from '../../model/marks';
import type { Place } from '../../protocol';
import { goTo, useDesk } from '../state/desk-store';
import { indexOfNext, keysOf, type Current } from './finding-order';

/** The sample the couple last opened. It outlives the panel. */
export const useCurrentSample = create<{ current: Current }>(() => ({ current: null }));

/** Goes to the next sample. */
export function nextSample(): void {
  const samples = useDesk.getState().state?.samples ?? [];
  const sample = samples[indexOfNext(keysOf(samples), useCurrentSample.getState().current)];
  if (sample) visit(sample.at);
}

/** Opens the panel at a value and shows its page. */
export function visit(place: Place): void {
  const samples = useDesk.getState().state?.samples ?? [];
  const index = keysOf(samples).indexOf(keyOfPlace(place));
  if (index >= 0) useCurrentSample.setState({ current: { key: keyOfPlace(place), index } });
  show(pathOfFile(place.file));
  goTo(place);
}
