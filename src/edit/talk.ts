import type { Answer, EditState, PictureUse, Refused, Step, Taken } from './protocol';

/** Where the machine answers. */
const API = `${import.meta.env.BASE_URL}edit/api/`;

/** Proves that a request comes from the page that this machine has served. */
const token = () => document.querySelector<HTMLMetaElement>('meta[name="edit-token"]')?.content ?? '';

/** Asks for everything that is known of the content. @throws where the machine does not answer. */
export async function fetchState(): Promise<EditState> {
  return (await ask('state')) as EditState;
}

/** Writes a step: all of its changes, or none. */
export function sendStep(step: Step): Promise<Answer> {
  return post('change', JSON.stringify(step));
}

/** Takes the last step back. */
export function undo(): Promise<Answer> {
  return post('undo');
}

/** Takes the last step that was taken back again. */
export function redo(): Promise<Answer> {
  return post('redo');
}

/** Puts a photo or film into the media folder, if the site can show it. Nothing shows it yet. */
export async function takeIn(file: File, use: PictureUse = 'photo'): Promise<Taken | Refused> {
  const what = `media?name=${encodeURIComponent(file.name)}&use=${use}`;
  return (await tryToAsk(what, { method: 'POST', body: file })) as Taken | Refused;
}

/** Takes files that nothing shows out of the media folder. Undo brings them back. */
export function removeMedia(names: string[]): Promise<Answer> {
  return post('media/remove', JSON.stringify(names));
}

/**
 * The address of a file of the media folder as a small picture; of a film its first moment, or the one at `start`.
 * @param options.size of the longer side, in pixels.
 */
export function thumbnailOf(name: string, { size = 320, start = '0:00' } = {}): string {
  return `${API}thumbnail?name=${encodeURIComponent(name)}&size=${size}&start=${encodeURIComponent(start)}&token=${token()}`;
}

async function post(what: string, body = ''): Promise<Answer> {
  return (await tryToAsk(what, { method: 'POST', body })) as Answer;
}

/** What went wrong on the way is an answer, too. */
async function tryToAsk(what: string, init: RequestInit): Promise<unknown> {
  try {
    return await ask(what, init);
  } catch {
    return {
      status: 'refused',
      message: 'The window in which npm run edit was started does not answer. Start it again; nothing was written.',
    };
  }
}

async function ask(what: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(API + what, { ...init, headers: { 'x-edit-token': token() } });
  if (!response.ok) throw new Error(`${response.status} for ${what}`);
  return response.json();
}
