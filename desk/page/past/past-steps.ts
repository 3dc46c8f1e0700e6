import { TAKEN_ALONG } from '../../model/taken-along';
import { isoDay } from '../../model/when';
import type { Answer, Opened, Past, RestorePoint } from '../../protocol';
import { API, ask, newId, NO_ANSWER, postOne, token } from '../state/clients/request';
import { enqueue } from '../state/queue';
import { finish } from '../state/saving';

/** Fetches the restore points. @throws if the request fails */
export async function fetchPast(): Promise<Past> {
  return (await ask('past')) as Past;
}

/** Makes a restore point with a name, after all earlier saves. */
export function keepNamedPoint(name: string): Promise<Answer> {
  return enqueue(() => postOne('past/keep', name));
}

/** Turns commits for restore points on or off. */
export function setCommits(isOn: boolean): Promise<Answer> {
  return postOne('past/commits', isOn ? 'on' : 'off');
}

/** Restores the content to a restore point. A message that starts with “Saved: ” has an undo button. */
export function returnToPoint({ id, name }: Pick<RestorePoint, 'id' | 'name'>): Promise<Answer> {
  return enqueue(async () => finish(await postOne('past/return', id), `Saved: going back to “${name}”.`));
}

/** Downloads the folder as one file, after all earlier saves. Makes its restore point first: a download gives no reasons. */
export async function saveAsOneFile(): Promise<Answer> {
  const answer = await keepNamedPoint(TAKEN_ALONG);
  if (answer.status === 'done') {
    const href = `${API}along?token=${token()}`;
    const download = `our-story-${isoDay(new Date())}.tar`;
    Object.assign(document.createElement('a'), { href, download }).click();
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

/** Sends such a folder to the server, which opens it or asks first. */
async function openAlong(file: File, isSure: boolean): Promise<Opened> {
  // The server requires an id, although nothing asks for this request’s outcome.
  const headers = { 'x-edit-request': newId() };
  try {
    return (await ask(`along?sure=${isSure ? 'yes' : 'no'}`, { method: 'POST', body: file, headers })) as Opened;
  } catch {
    return { status: 'refused', message: `${NO_ANSWER}, then open the file again.` };
  }
}
