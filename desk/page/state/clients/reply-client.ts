import type { Answer, FoundReplies, GuestAnswers, Refused } from '../../../protocol';
import { ask } from './request';

/** Fetches all guests’ answers. @throws if the request fails */
export async function fetchReplies(): Promise<GuestAnswers | Refused> {
  return (await ask('replies')) as GuestAnswers | Refused;
}

/** Finds the answers in a file of messages and saves them. @throws if the request fails */
export async function sendMessages(file: File): Promise<FoundReplies | Refused> {
  const answer = await ask(`replies?name=${encodeURIComponent(file.name)}`, { method: 'POST', body: file });
  return answer as FoundReplies | Refused;
}

/** Sets an answer aside, or brings it back. @throws if the request fails */
export async function setAside(id: string, isAside: boolean): Promise<Answer> {
  return (await ask(`replies/aside?${new URLSearchParams({ id, aside: String(isAside) })}`, {
    method: 'POST',
  })) as Answer;
}
