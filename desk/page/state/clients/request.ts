import type { Answer } from '../../../protocol';

const DESK = `${import.meta.env.BASE_URL}edit/`;

/** The address of the API of the desk’s server. */
export const API = `${DESK}api/`;

/** A message about a request that got no answer. Each caller adds the end of its second sentence. */
export const NO_ANSWER = 'npm run edit does not answer. Check that its window is still open';

/** How often the desk retries to learn the outcome of its requests, in ms. */
const RETRY_MS = 1000;

const NOT_DONE: Answer = {
  status: 'refused',
  message:
    'This was interrupted before it was saved. Save it again; if that does not help, check the window that runs npm run edit.',
};

const TOKEN_ELEMENT = 'meta[name="edit-token"]';

/** The token that proves that a request comes from a page of this server. */
export const token = () => document.querySelector<HTMLMetaElement>(TOKEN_ELEMENT)?.content ?? '';

/** Requests one change. @param what the address after `API`, such as `past/keep` */
export async function postOne(what: string, body = ''): Promise<Answer> {
  const [answer = NOT_DONE] = await post(what, 1, { body });
  return answer;
}

/**
 * Requests changes. If the answer is lost, asks for the outcome of each by its id.
 * @param count how many changes the request contains
 * @returns an answer for each
 */
export async function post(what: string, count: number, init: RequestInit): Promise<Answer[]> {
  const ids = Array.from({ length: count }, newId);
  try {
    const headers = { 'x-edit-request': ids.join() };
    const answer = (await ask(what, { method: 'POST', ...init, headers })) as Answer | Answer[];
    // Only the address `change` is answered with a list.
    return Array.isArray(answer) ? answer : ids.map(() => answer);
  } catch {
    return (await areDone(ids)).map((isDone) => (isDone ? { status: 'done' } : NOT_DONE));
  }
}

/** A random id. `crypto.randomUUID` does not exist on a phone, which opens the desk over plain HTTP. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Asks which changes were carried out. Retries until the server responds, even after a restart. */
async function areDone(ids: readonly string[]): Promise<boolean[]> {
  for (;;)
    try {
      return (await ask(`done?ids=${ids.join()}`)) as boolean[];
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
}

/** Sends a request that is answered in JSON. @throws if the request fails: see `request` */
export async function ask(what: string, init: RequestInit = {}): Promise<unknown> {
  return (await request(what, init)).json();
}

/**
 * Sends a request with the desk’s token.
 * @param what the address after `API`, such as `past/keep`
 * @throws if the server does not respond, or responds with an error status
 */
export async function request(what: string, init: RequestInit, isRetry = false): Promise<Response> {
  const headers = new Headers(init.headers);
  const usedToken = token();
  headers.set('x-edit-token', usedToken);
  const response = await fetch(API + what, { ...init, headers });
  // A restarted server accepts only its new token.
  if (response.status === 403 && !isRetry && (await renewToken()) !== usedToken) return request(what, init, true);
  if (!response.ok) throw new Error(`${response.status} for ${what}`);
  return response;
}

/** Fetches the server’s current token and stores it in the page. @returns the token, unchanged if none was found */
async function renewToken(): Promise<string> {
  const page = await (await fetch(DESK)).text();
  const [, fresh] = /name="edit-token" content="([^"]+)"/.exec(page) ?? [];
  const meta = document.querySelector<HTMLMetaElement>(TOKEN_ELEMENT);
  if (fresh && meta) meta.content = fresh;
  return token();
}
