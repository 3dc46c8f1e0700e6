import type { Answer, Place, Taken } from '../protocol';
import { save, useDesk } from '../store';
import { takeIn } from '../talk';
import { pictureStep, useOf } from './picture-step';

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

/** Takes a file in and puts it where a picture is named, in one step. */
export async function changePicture(at: Place, file: File): Promise<Answer> {
  const taken = await takeInFor(at, file);
  return taken.status === 'taken' ? putPicture(at, taken) : taken;
}
