import { HOSTS } from '../../model/publishing.ts';
import { LOCAL_HOST } from '../guard.ts';
import { explainRefusal } from './explain-refusal.ts';
import { apiOf, PublishTrouble, STOPPED, type Host, type SiteAccess } from './host.ts';
import { parseOrNull } from './parse-or-null.ts';

/** How often a request is sent before the host counts as unreachable. */
const ATTEMPTS = 5;
const FIRST_WAIT_MS = 1000;
/** If the host asks for a longer pause, the publication fails. */
const LONGEST_WAIT_MS = 60_000;
/** Ends a dead connection, such as one from before a laptop slept. Uploads get longer: 40 MB may take a while. */
const TIMEOUT_MS = 60_000;
const UPLOAD_TIMEOUT_MS = 900_000;

export type Call = {
  method?: 'GET' | 'POST' | 'PUT';
  json?: unknown;
  body?: FormData | Uint8Array;
  headers?: Record<string, string>;
  /** Statuses that are answers, not failures. */
  accept?: readonly number[];
};

/** The answer of a host. `data` is its JSON, or null. */
type HostAnswer = { status: number; data: unknown };

/** Prepares requests to a host. The token is sent nowhere else. */
export function callHost(host: Host, { token, net: { fetch, wait, signal, env } }: SiteAccess) {
  const base = apiOf(host, env);
  const { protocol, hostname } = new URL(base);
  if (protocol !== 'https:' && !LOCAL_HOST.test(hostname))
    throw new PublishTrouble(`The address ${base} is not encrypted (https), so nothing was sent there.`);
  const { name } = HOSTS[host.id];

  /** @returns null if the connection failed */
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
      return { status: response.status, text: await response.text(), wait: response.headers.get('retry-after') };
    } catch {
      if (signal.aborted) throw new PublishTrouble(STOPPED);
      return null;
    }
  };

  return async (path: string, { accept = [], ...call }: Call = {}): Promise<HostAnswer> => {
    for (let tries = 1; ; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each attempt waits for the one before
      const response = await attempt(path, call);
      // The host may ask for a pause. A date in place of seconds is ignored.
      const pauseMs = (Number(response?.wait) || 0) * 1000;
      const isOver = tries === ATTEMPTS || pauseMs > LONGEST_WAIT_MS;
      if (response && ((response.status < 500 && response.status !== 429) || isOver)) return read(response, accept);
      if (isOver)
        throw new PublishTrouble(
          `${name} cannot be reached. Check that this computer is online, then try again: what was uploaded is kept.`,
        );
      // oxlint-disable-next-line no-await-in-loop -- as above
      await wait(Math.max(pauseMs, FIRST_WAIT_MS * 2 ** (tries - 1)));
    }
  };

  function read({ status, text }: { status: number; text: string }, accept: readonly number[]): HostAnswer {
    const data = parseOrNull(text);
    if (status < 300 || accept.includes(status)) return { status, data };
    // Keeps a token that the host repeats out of the message. An empty token would match everywhere.
    throw new PublishTrouble(explainRefusal(host.id, status, data).replaceAll(token || '\0', '…'));
  }
}
