import { HOSTS } from '../../model/publishing.ts';
import { LOCAL_HOST } from '../guard.ts';
import { explainRefusal } from './explain-refusal.ts';
import { apiOf, PublishTrouble, STOPPED, type ApiAccess, type Host } from './host.ts';
import { parseOrNull } from './parse-or-null.ts';

/** How often a request is sent before it fails; the wait doubles each time. */
const ATTEMPTS = 5;
const FIRST_WAIT_MS = 1000;
/** If the host asks for a longer pause, the request fails at once. */
const LONGEST_WAIT_MS = 60_000;
/** Ends a dead connection, such as one from before a laptop slept. Uploads get more time: 40 MB can take a while. */
const TIMEOUT_MS = 60_000;
const UPLOAD_TIMEOUT_MS = 900_000;

export type Call = {
  method?: 'GET' | 'POST' | 'PUT';
  json?: unknown;
  body?: FormData | Uint8Array;
  headers?: Record<string, string>;
  /** Error statuses that are answers, not failures. */
  accept?: readonly number[];
};

/** The answer of a host. `data` is its JSON; null without valid JSON. */
type HostAnswer = { status: number; data: unknown };

/**
 * Opens a host's API. The token is sent nowhere else.
 * @returns a function that sends a request there
 * @throws PublishTrouble if the API's address is not encrypted; the function does if the host is unreachable or refuses, or
 * if the couple stop
 */
export function openHostApi(host: Host, { token, net: { fetch, wait, signal, env } }: ApiAccess) {
  const base = apiOf(host, env);
  const { protocol, hostname } = new URL(base);
  if (protocol !== 'https:' && !LOCAL_HOST.test(hostname))
    throw new PublishTrouble(`The address ${base} is not encrypted (https), so nothing was sent there.`);
  const { name } = HOSTS[host.id];

  /** Sends a request once. @returns null if the connection failed */
  const attempt = async (path: string, { method = 'GET', json, body, headers }: Call) => {
    const timeout = AbortSignal.timeout(body === undefined ? TIMEOUT_MS : UPLOAD_TIMEOUT_MS);
    try {
      const response = await fetch(base.replace(/\/$/, '') + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: json === undefined ? ((body as BodyInit | undefined) ?? null) : JSON.stringify(json),
        redirect: 'error',
        signal: AbortSignal.any([signal, timeout]),
      });
      return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') };
    } catch {
      if (signal.aborted) throw new PublishTrouble(STOPPED);
      return null;
    }
  };

  return async (path: string, { accept = [], ...call }: Call = {}): Promise<HostAnswer> => {
    for (let tries = 1; ; tries += 1) {
      const response = await attempt(path, call);
      // The host may ask for a pause, in seconds. A date instead is ignored.
      const pauseMs = (Number(response?.retryAfter) || 0) * 1000;
      const isLastAttempt = tries === ATTEMPTS || pauseMs > LONGEST_WAIT_MS;
      if (response && ((response.status < 500 && response.status !== 429) || isLastAttempt))
        return readAnswer(response, accept);
      if (isLastAttempt)
        throw new PublishTrouble(
          `${name} cannot be reached. Check that this computer is online, then try again: what was uploaded is kept.`,
        );
      await wait(Math.max(pauseMs, FIRST_WAIT_MS * 2 ** (tries - 1)));
    }
  };

  function readAnswer({ status, text }: { status: number; text: string }, accept: readonly number[]): HostAnswer {
    const data = parseOrNull(text);
    if (status < 300 || accept.includes(status)) return { status, data };
    // If the host repeats the token, the message must not. An empty token would match everywhere.
    throw new PublishTrouble(explainRefusal(host.id, status, data).replaceAll(token || '\0', '…'));
  }
}
