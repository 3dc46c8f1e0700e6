import { TAKEN_ALONG } from '../../model/taken-along';
import { isoDay } from '../../model/when';
import type { Answer, Opened, RestorePoint } from '../../protocol';
import { alongAddress, keepPoint, returnTo, openAlong } from '../state/clients/past-client';
import { enqueue } from '../state/queue';
import { finish } from '../state/saving';

/** Makes a restore point with a name, after all earlier saves. */
export function keepNamedPoint(name: string): Promise<Answer> {
  return enqueue(() => keepPoint(name));
}

/** Restores the content to a restore point. A message that starts with “Saved: ” has an undo button. */
export function returnToPoint({ id, name }: Pick<RestorePoint, 'id' | 'name'>): Promise<Answer> {
  return enqueue(async () => finish(await returnTo(id), `Saved: going back to “${name}”.`));
}

/** Downloads the folder as one file, after all earlier saves. Makes its restore point first: a download gives no reasons. */
export async function saveAsOneFile(): Promise<Answer> {
  const answer = await keepNamedPoint(TAKEN_ALONG);
  if (answer.status === 'done') {
    const download = `our-story-${isoDay(new Date())}.tar`;
    Object.assign(document.createElement('a'), { href: alongAddress(), download }).click();
  }
  return answer;
}

/** Opens a folder that another computer saved as one file. @param isSure whether to replace texts that were changed only here */
export function openFromElsewhere(file: File, isSure: boolean): Promise<Opened> {
  return enqueue(async () => {
    const answer = await openAlong(file, isSure);
    return answer.status === 'ask' ? answer : finish(answer, 'Saved: opening the file from another computer.');
  });
}
