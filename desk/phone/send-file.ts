import type { PhoneUse } from '../protocol.ts';

/** Bytes sent at once: as many as the computer accepts. A lost connection costs at most these. */
export const PIECE_BYTES = 4_194_304;

/** How long to wait before the next attempt, ms. */
const RETRY_MS = 2000;

/** The name in `sessionStorage` of the key that this phone got for the secret. */
const KEY_ITEM = 'phone-key';

/** Thrown when the computer no longer accepts this phone or this file. */
export class Ended extends Error {}

/** Exchanges the secret in the address for a key, once. @returns what this phone was let in for; null if for nothing */
export async function pair(): Promise<PhoneUse | null> {
  const secret = location.hash.slice(1);
  // The secret works only once, and should not stay in the phone's history.
  history.replaceState(null, '', location.pathname);
  // The page was reloaded, or opened without a code.
  if (secret === '') return sessionStorage.getItem(KEY_ITEM) === null ? null : 'photos';
  const answer = await fetch('pair', { method: 'POST', body: secret }).catch(() => null);
  if (!answer?.ok) return null;
  const { key } = (await answer.json()) as { key?: string };
  // A phone that may edit the site gets a cookie instead.
  if (key === undefined) return 'desk';
  sessionStorage.setItem(KEY_ITEM, key);
  return 'photos';
}

/** How many bytes of a file the computer has. */
type Received = { received: number };

/** What is wrong with a file that was changed or deleted after it was chosen. */
const UNREADABLE = 'This file can no longer be read. Choose it again.';

/** Reads bytes of a file; null if it can no longer be read. */
const read = (file: File, from: number, to: number) =>
  file
    .slice(from, to)
    .arrayBuffer()
    .catch(() => null);

/**
 * Sends a file in pieces and continues after a lost connection.
 * @param onStart receives the address for the file's caption, before the first piece is sent
 * @param onProgress receives how many bytes were sent; null while `sendFile` waits for a connection
 * @returns why the file did not arrive, or null
 * @throws Ended
 */
export async function sendFile(
  file: File,
  onStart: (captionAddress: string) => Promise<unknown>,
  onProgress: (sent: number | null) => void,
): Promise<string | null> {
  // Checked first, since the computer waits for every announced file.
  if (!(await read(file, 0, 1))) return UNREADABLE;
  const onWait = () => onProgress(null);
  const announced = JSON.stringify({ name: file.name || 'photo', size: file.size });
  const started = await ask<{ id: string } | { message: string }>('files', { method: 'POST', body: announced }, onWait);
  if ('message' in started) return started.message;
  const { id } = started;
  await onStart(`files/${id}/caption`);
  const askReceived = async (error: unknown) => {
    if (error instanceof Ended) throw error;
    onWait();
    await waitForRetry();
    return ask<Received>(`files/${id}`, {}, onWait);
  };
  let sent = 0;
  onProgress(sent);
  while (sent < file.size) {
    const body = await read(file, sent, sent + PIECE_BYTES);
    if (!body) return UNREADABLE;
    const { received } = await send<Received>(`files/${id}?offset=${sent}`, { method: 'PUT', body }).catch(askReceived);
    sent = received;
    onProgress(sent);
  }
  const { message = null } = await ask<{ message?: string }>(`files/${id}/done`, { method: 'POST' }, onWait);
  return message;
}

/** Sends a file's captions one after another, so that a retry never replaces a caption with an earlier one. */
export function makeCaptionSender(address: string): (caption: string) => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve();
  return (caption) => (last = last.then(() => ask(address, { method: 'POST', body: caption })));
}

/** Sends a request until there is an answer. @param onWait called before each retry @throws Ended */
async function ask<T>(address: string, init: RequestInit, onWait?: () => void): Promise<T> {
  for (;;)
    try {
      return await send<T>(address, init);
    } catch (error) {
      if (error instanceof Ended) throw error;
      onWait?.();
      await waitForRetry();
    }
}

const waitForRetry = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS));

/** Sends a request with the phone's key. @throws Ended, or another error if a retry may help */
async function send<T>(address: string, init: RequestInit): Promise<T> {
  const headers = { 'x-phone-key': sessionStorage.getItem(KEY_ITEM) ?? '' };
  const answer = await fetch(address, { ...init, headers });
  if ([400, 401, 403, 404, 413].includes(answer.status)) throw new Ended();
  // 409: the computer has another number of bytes than this phone thinks; the answer is that number.
  if (!answer.ok && answer.status !== 409) throw new Error(String(answer.status));
  return (await answer.json()) as T;
}
