import { create } from 'zustand';
import { show } from '../desk/frame';
import { pathOfFile } from '../desk/site-pages';
import type { EditState, Place } from '../protocol';
import { goTo, useDesk } from '../store';

type Walk = {
  /** The sample that was last gone to, and which of the list it was then; null before the first. */
  current: { key: string; index: number } | null;
};

/** Where the couple are on the way from one sample to the next. It outlives the panel, which others take the place of. */
export const useWalk = create<Walk>(() => ({ current: null }));

/** A place as a text that tells it from all others. */
export const keyOf = ({ file, path }: Place): string => JSON.stringify([file, ...path]);

/**
 * Which sample is next: the one after the last; where that is not sample any more, the one that has come to its place; and
 * after the last of the list the first.
 */
export function indexOfNext(keys: readonly string[], current: Walk['current']): number {
  if (!current || keys.length === 0) return 0;
  const at = keys.indexOf(current.key);
  return (at < 0 ? current.index : at + 1) % keys.length;
}

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

const keysOf = (samples: EditState['samples']) => samples.map(({ at }) => keyOf(at));
