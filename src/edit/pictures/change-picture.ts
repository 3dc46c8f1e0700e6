import type { Answer, Place, Taken } from '../protocol';
import { save, useDesk } from '../store';
import { takeIn } from '../talk';
import { entryAt, pictureStep, useOf } from './picture-step';

/** Puts a file of the media folder where a picture is named. */
export async function putPicture(at: Place, taken: Pick<Taken, 'name' | 'kind'>): Promise<Answer> {
  const { state } = useDesk.getState();
  const step = state && pictureStep(state, at, taken);
  if (typeof step === 'string') return { status: 'refused', message: step };
  if (step) return save(step);
  useDesk.setState({ said: 'That is the picture which is there already.' });
  return { status: 'done' };
}

/** Takes a file in for a place, but does not put it there yet. */
export function takeInFor(at: Place, file: File): ReturnType<typeof takeIn> {
  return takeIn(file, useOf(at));
}

/** What a picture's entry says for guests who cannot see it: it was said of the picture before. */
export function describedBy(at: Place): { text: string; at: Place } | null {
  const { state } = useDesk.getState();
  if (!state) return null;
  const { lines } = entryAt(state, at);
  const line = at.path.at(-1) === 'pet' ? 'petAlt' : 'alt';
  const text = lines[line];
  return typeof text === 'string' && text !== ''
    ? { text, at: { ...at, path: [...at.path.slice(0, -1), line] } }
    : null;
}
