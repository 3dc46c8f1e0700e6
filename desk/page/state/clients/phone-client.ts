import type { Answer, PhoneNews } from '../../../protocol';
import { postOne, request } from './request';

/**
 * Lets phones in and reports their news until the server ends the connection.
 * @param address one of this computer’s addresses; null for the one that phones are most likely to reach
 * @throws if the signal aborts or the request fails
 */
export async function followPhones(
  address: string | null,
  signal: AbortSignal,
  onNews: (news: PhoneNews) => void,
): Promise<void> {
  const what = address === null ? 'phone' : `phone?address=${encodeURIComponent(address)}`;
  const { body } = await request(what, { method: 'POST', signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  /** The beginning of a line whose end has not arrived yet. */
  let rest = '';
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onNews(JSON.parse(line) as PhoneNews);
  }
}

/** Ends a phone’s connections and revokes its access. */
export function disconnect(id: string): Promise<Answer> {
  return postOne('phone/away', id);
}
