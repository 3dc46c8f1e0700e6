import type { Answer, Place, Taken } from '../../protocol';
import { save } from '../state/saving';
import { announce, useDesk } from '../state/desk-store';
import { takeIn } from '../state/client';
import { entryAt, pictureStep, useOf } from './picture-step';

/** Replaces the picture at a place with a file from the media folder. */
export async function putPicture(at: Place, taken: Pick<Taken, 'name' | 'kind'>): Promise<Answer> {
  const { state } = useDesk.getState();
  const step = state && pictureStep(state, at, taken);
  if (typeof step === 'string') return { status: 'refused', message: step };
  if (step) return save(step);
  announce('That is already the picture here.');
  return { status: 'done' };
}

/** Imports a file for a place, without using it there yet. */
export function importFor(at: Place, file: File): ReturnType<typeof takeIn> {
  return takeIn(file, useOf(at));
}

/** The alternative text of a picture’s entry; after a change it still describes the old picture. */
export function descriptionAt(at: Place): { text: string; at: Place } | null {
  const { state } = useDesk.getState();
  if (!state) return null;
  const { lines } = entryAt(state, at);
  const line = at.path.at(-1) === 'pet' ? 'petAlt' : 'alt';
  const text = lines[line];
  return typeof text === 'string' && text !== ''
    ? { text, at: { ...at, path: [...at.path.slice(0, -1), line] } }
    : null;
}
