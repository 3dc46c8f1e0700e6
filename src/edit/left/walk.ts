import { create } from 'zustand';
import { show } from '../desk/frame';
import { pathOfFile } from '../desk/site-pages';
import type { Place } from '../protocol';
import { goTo, useDesk } from '../store';
import { indexOfNext, keyOf, keysOf, type Current } from './order';

/** Where the couple are on the way from one sample to the next. It outlives the panel, which others take the place of. */
export const useWalk = create<{ current: Current }>(() => ({ current: null }));

/** Goes to the next sample. */
export function nextSample(): void {
  const samples = useDesk.getState().state?.samples ?? [];
  const sample = samples[indexOfNext(keysOf(samples), useWalk.getState().current)];
  if (sample) visit(sample.at);
}

/** Opens the panel at a value, and shows the page that it stands on. */
export function visit(place: Place): void {
  const samples = useDesk.getState().state?.samples ?? [];
  const index = keysOf(samples).indexOf(keyOf(place));
  if (index >= 0) useWalk.setState({ current: { key: keyOf(place), index } });
  show(pathOfFile(place.file));
  goTo(place);
}
