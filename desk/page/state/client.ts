import type { Answer, EditState, PictureUse, Refused, Step, Taken } from '../../protocol';

/** Addresses of the desk and of its server's API. */
const DESK = `${import.meta.env.BASE_URL}edit/`;
const API = `${DESK}api/`;

/** How often the desk asks for the outcome of a request, in ms. */
const ASK_AGAIN_MS = 1000;

/** Requests whose outcome is not known yet. */
let unanswered = 0;

/** Whether the outcome of a request is still unknown. */
export const isWaiting = () => unanswered > 0;

const TOKEN = 'meta[name="edit-token"]';

/** Proves that a request comes from a page of this server. */
const token = () => document.querySelector<HTMLMetaElement>(TOKEN)?.content ?? '';

/** Fetches the state of the content. @throws if the server does not respond. */
export async function fetchState(): Promise<EditState> {
  return (await ask('state')) as EditState;
}

/** More than this may not be sent while the window is closing: browsers allow 64 kB, and a letter takes three bytes at most. */
const MOST_LETTERS_ON_CLOSING = 20_000;

/** Writes steps, of each all of its changes or none, even if this window closes meanwhile. @returns an answer to each. */
export async function sendSteps(steps: readonly Step[]): Promise<Answer[]> {
  const body = JSON.stringify(steps);
  const keepalive = body.length < MOST_LETTERS_ON_CLOSING;
  return post('change', { body, keepalive, count: steps.length });
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
      message: `No answer came for “${file.name}”. See that the window in which npm run edit was started is open, then add it again.`,
    };
  }
}

/** Removes unused files from the media folder. Undo restores them. */
export function removeMedia(names: string[]): Promise<Answer> {
  return postOne('media/remove', JSON.stringify(names));
}

/**
 * The address of a file of the media folder as a small picture; of a film its first moment, or the one at `start`.
 * @param options.size of the longer side, in pixels.
 */
export function thumbnailOf(name: string, { size = 320, start = '0:00' } = {}): string {
  return `${API}thumbnail?name=${encodeURIComponent(name)}&size=${size}&start=${encodeURIComponent(start)}&token=${token()}`;
}

async function postOne(what: string, body = ''): Promise<Answer> {
  const [answer = NOT_DONE] = await post(what, { body, keepalive: false, count: 1 });
  return answer;
}

type Post = { body: string; keepalive: boolean; count: number };

/** Asks for changes, each by an id of its own: where no answer arrives, the desk asks what became of them. */
async function post(what: string, { body, keepalive, count }: Post): Promise<Answer[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  unanswered += 1;
  try {
    const headers = { 'x-edit-request': ids.join() };
    const answer = (await ask(what, { method: 'POST', body, keepalive, headers })) as Answer | Answer[];
    return Array.isArray(answer) ? answer : ids.map(() => answer);
  } catch {
    return (await areDone(ids)).map((isDone) => (isDone ? { status: 'done' } : NOT_DONE));
  } finally {
    unanswered -= 1;
  }
}

const NOT_DONE: Answer = {
  status: 'refused',
  message:
    'Something stopped this before it was written. Save it again; if that does not help, look at the window in which npm run edit was started.',
};

/** Whether each step was written. Retries until the server responds, even after a restart. */
async function areDone(ids: readonly string[]): Promise<boolean[]> {
  for (;;)
    try {
      return (await ask(`done?ids=${ids.join()}`)) as boolean[];
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
}

async function ask(what: string, init: RequestInit = {}, isAgain = false): Promise<unknown> {
  const headers = new Headers(init.headers);
  headers.set('x-edit-token', token());
  const response = await fetch(API + what, { ...init, headers });
  // A restarted server accepts only its new token.
  if (response.status === 403 && !isAgain && (await renewToken())) return ask(what, init, true);
  if (!response.ok) throw new Error(`${response.status} for ${what}`);
  return response.json();
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
