import type { Answer } from '../../../protocol';

const DESK = `${import.meta.env.BASE_URL}edit/`;

/** The address of the API of the desk’s server. */
export const API = `${DESK}api/`;

/** Part of a message after a request without an answer. Each use ends the last sentence. */
export const NO_ANSWER = 'npm run edit does not answer. Check that its window is still open';

/** How often the desk asks for the outcome of a request, in ms. */
const RETRY_MS = 1000;

const TOKEN = 'meta[name="edit-token"]';

/** Proves that a request comes from a page of this server. */
export const token = () => document.querySelector<HTMLMetaElement>(TOKEN)?.content ?? '';

/** Requests one change. */
export async function postOne(what: string, body = ''): Promise<Answer> {
  const [answer = NOT_DONE] = await post(what, 1, { body });
  return answer;
}

/** Requests changes, each with its own id. If the answer is lost, the desk asks for the outcome by these ids. */
export async function post(what: string, count: number, init: RequestInit): Promise<Answer[]> {
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

/** Requests an answer in JSON. @throws if the server does not respond or refuses */
export async function ask(what: string, init: RequestInit = {}): Promise<unknown> {
  return (await request(what, init)).json();
}

/**
 * Sends a request with the desk’s token.
 * @param what the address after `API`: `past/keep`
 * @throws if the server does not respond or refuses
 */
export async function request(what: string, init: RequestInit, isRetry = false): Promise<Response> {
  const headers = new Headers(init.headers);
  const used = token();
  headers.set('x-edit-token', used);
  const response = await fetch(API + what, { ...init, headers });
  // A restarted server accepts only its new token, which another request may have fetched already.
  if (response.status === 403 && !isRetry && (await renewToken()) !== used) return request(what, init, true);
  if (!response.ok) throw new Error(`${response.status} for ${what}`);
  return response;
}

/** Fetches the server's current token. */
async function renewToken(): Promise<string> {
  const page = await (await fetch(DESK)).text();
  const [, fresh] = /name="edit-token" content="([^"]+)"/.exec(page) ?? [];
  const meta = document.querySelector<HTMLMetaElement>(TOKEN);
  if (fresh && meta) meta.content = fresh;
  return token();
}
