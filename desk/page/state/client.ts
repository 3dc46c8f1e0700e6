import type {
  Answer,
  EditState,
  FoundZone,
  PictureUse,
  Question,
  QuestionName,
  Refused,
  Step,
  Taken,
} from '../../protocol';

/** Addresses of the desk and its server’s API. */
const DESK = `${import.meta.env.BASE_URL}edit/`;
export const API = `${DESK}api/`;

/** How often the desk asks for the outcome of a request, in ms. */
const RETRY_MS = 1000;

const TOKEN = 'meta[name="edit-token"]';

/** Proves that a request comes from a page of this server. */
export const token = () => document.querySelector<HTMLMetaElement>(TOKEN)?.content ?? '';

/** Fetches the state of the content. @throws if the server does not respond. */
export async function fetchState(): Promise<EditState> {
  return (await ask('state')) as EditState;
}

/** Finds time zones by city or country. @throws if the server does not respond. */
export async function findZones(typed: string): Promise<FoundZone[]> {
  return (await ask(`zones?text=${encodeURIComponent(typed)}`)) as FoundZone[];
}

/** Longest request that may outlive the window, in letters: browsers allow 64 kB, and a letter takes up to three bytes. */
const MAX_KEEPALIVE = 20_000;

/** Saves steps, each completely or not at all, even if the window closes meanwhile. @returns an answer to each */
export async function sendSteps(steps: readonly Step[]): Promise<Answer[]> {
  const body = JSON.stringify(steps);
  return post('change', steps.length, { body, keepalive: body.length < MAX_KEEPALIVE });
}

/** Fetches the questions to a couple who start their own site. @throws if the server does not respond. */
export async function fetchQuestions(): Promise<Question[]> {
  return (await ask('questions')) as Question[];
}

/** Replaces the sample by a couple's own site, made from their answers. */
export function start(answers: Partial<Record<QuestionName, string>>): Promise<Answer> {
  return postOne('start', JSON.stringify(answers));
}

/** Undoes the last step. */
export function undo(): Promise<Answer> {
  return postOne('undo');
}

/** Redoes the last undone step. */
export function redo(): Promise<Answer> {
  return postOne('redo');
}

/** Adds a photo or film to the media folder, if the site can show it. */
export async function takeIn(file: File, use: PictureUse = 'photo'): Promise<Taken | Refused> {
  const what = `media?name=${encodeURIComponent(file.name)}&use=${use}`;
  try {
    return (await ask(what, { method: 'POST', body: file })) as Taken | Refused;
  } catch {
    // The same bytes are never stored twice.
    return {
      status: 'refused',
      message: `“${file.name}” was not imported: npm run edit does not answer. Check that its window is still open, then add the file again.`,
    };
  }
}

/** Removes unused files from the media folder. Undo restores them. */
export function removeMedia(names: readonly string[]): Promise<Answer> {
  return postOne('media/remove', JSON.stringify(names));
}

/** How to show a media file: the longer side in pixels, a film’s time, and its crop as written. */
type ThumbnailOptions = { size?: number; start?: string; focus?: string; rotate?: number; zoom?: number };

/** The address of a small picture of a media file. */
export function thumbnailOf(name: string, options: ThumbnailOptions = {}): string {
  const { size = 320, start = '0:00', focus, rotate, zoom } = options;
  const query = new URLSearchParams({ name, size: String(size), start, token: token() });
  const crop = Object.entries({ focus: zoom && focus, rotate, zoom });
  for (const [line, value] of crop) if (value !== undefined) query.set(line, String(value));
  return `${API}thumbnail?${query.toString()}`;
}

/** The address of a small picture of a world with the couple’s names. @param key changes when the picture does */
export function worldPictureOf(world: string, photo: string, key: string): string {
  const words = new URLSearchParams({ name: world, photo, key, token: token() });
  return `${API}world?${words.toString()}`;
}

/** Asks about publishing: what runs, or with a body for something new. @throws if the server does not respond */
export async function askPublishing<T>(what: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return (await ask(`publish${what}`, init)) as T;
}

/** Requests one change. */
export async function postOne(what: string, body = ''): Promise<Answer> {
  const [answer = NOT_DONE] = await post(what, 1, { body });
  return answer;
}

/** Requests changes, each with its own id. If the answer is lost, the desk asks for the outcome by these ids. */
async function post(what: string, count: number, init: RequestInit): Promise<Answer[]> {
  const ids = Array.from({ length: count }, newId);
  try {
    const headers = { 'x-edit-request': ids.join() };
    const answer = (await ask(what, { method: 'POST', ...init, headers })) as Answer | Answer[];
    return Array.isArray(answer) ? answer : ids.map(() => answer);
  } catch {
    return (await areDone(ids)).map((isDone) => (isDone ? { status: 'done' } : NOT_DONE));
  }
}

/** A random id. `crypto.randomUUID` needs HTTPS, which a phone in the local network does not have. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const NOT_DONE: Answer = {
  status: 'refused',
  message:
    'This was interrupted before it was saved. Save it again; if that does not help, check the window that runs npm run edit.',
};

/** Whether each request was carried out. Retries until the server responds, even after a restart. */
async function areDone(ids: readonly string[]): Promise<boolean[]> {
  for (;;)
    try {
      return (await ask(`done?ids=${ids.join()}`)) as boolean[];
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
}

/** @throws if the server does not respond. */
export async function ask(what: string, init: RequestInit = {}): Promise<unknown> {
  return (await request(what, init)).json();
}

/** Proves that it comes from the desk. @throws if the server does not respond. */
export async function request(what: string, init: RequestInit, isAgain = false): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('x-edit-token', token());
  const response = await fetch(API + what, { ...init, headers });
  // A restarted server accepts only its new token.
  if (response.status === 403 && !isAgain && (await renewToken())) return request(what, init, true);
  if (!response.ok) throw new Error(`${response.status} for ${what}`);
  return response;
}

/** Fetches the server's current token. @returns whether it changed. */
async function renewToken(): Promise<boolean> {
  const page = await (await fetch(DESK)).text();
  const [, fresh] = /name="edit-token" content="([^"]+)"/.exec(page) ?? [];
  const meta = document.querySelector<HTMLMetaElement>(TOKEN);
  if (!fresh || !meta || meta.content === fresh) return false;
  meta.content = fresh;
  return true;
}
