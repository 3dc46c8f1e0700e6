import type { Answer, Opened, Past } from '../../../protocol';
import { API, ask, newId, NO_ANSWER, postOne, token } from './request';

/** Fetches the restore points. @throws if the request fails */
export async function fetchPast(): Promise<Past> {
  return (await ask('past')) as Past;
}

/** Makes a restore point with a name. */
export function keepPoint(name: string): Promise<Answer> {
  return postOne('past/keep', name);
}

/** Turns commits for restore points on or off. */
export function setCommits(isOn: boolean): Promise<Answer> {
  return postOne('past/commits', isOn ? 'on' : 'off');
}

/** Restores the content to a restore point. */
export function returnTo(id: string): Promise<Answer> {
  return postOne('past/return', id);
}

/** The address at which the couple’s folder downloads as one file. */
export function alongAddress(): string {
  return `${API}along?token=${token()}`;
}

/** Opens a folder that another computer saved as one file. @param isSure whether to replace texts changed only here */
export async function openAlong(file: File, isSure: boolean): Promise<Opened> {
  // The server requires an id, although nothing asks for this request’s outcome.
  const headers = { 'x-edit-request': newId() };
  try {
    return (await ask(`along?sure=${isSure ? 'yes' : 'no'}`, { method: 'POST', body: file, headers })) as Opened;
  } catch {
    return { status: 'refused', message: `${NO_ANSWER}, then open the file again.` };
  }
}
