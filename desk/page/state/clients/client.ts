import type { Answer, EditState, FoundZone, Question, QuestionName, Refused, Step } from '../../../protocol';
import { postOne, post, ask } from './request';

/** A file that the server cannot read, explained to the couple. */
export class UnreadableContent extends Error {}

/** Fetches the state of the content. @throws UnreadableContent, or another error if the request fails */
export async function fetchState(): Promise<EditState> {
  const answer = (await ask('state')) as EditState | Refused;
  if ('status' in answer) throw new UnreadableContent(answer.message);
  return answer;
}

/** Finds time zones by city or country, the best match first. @throws if the request fails */
export async function findZones(typed: string): Promise<FoundZone[]> {
  return (await ask(`zones?text=${encodeURIComponent(typed)}`)) as FoundZone[];
}

/** Largest request that outlives the window. Browsers allow 64 KiB for all such requests of a page together. */
const MAX_KEEPALIVE_BYTES = 60_000;

/** Saves steps, each as a whole or not at all. A short request outlives the window. @returns the answer to each step */
export function sendSteps(steps: readonly Step[]): Promise<Answer[]> {
  const body = JSON.stringify(steps);
  return post('change', steps.length, { body, keepalive: new Blob([body]).size < MAX_KEEPALIVE_BYTES });
}

/** Fetches the questions for a couple who start their own site. @throws if the request fails */
export async function fetchQuestions(): Promise<Question[]> {
  return (await ask('questions')) as Question[];
}

/** Replaces the sample with a couple's own site, made from their answers. */
export function replaceSample(answers: Partial<Record<QuestionName, string>>): Promise<Answer> {
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

/**
 * Fetches the state of publishing or, with a body, requests an action.
 * @param what the address after `publish`, such as `/stop`; empty to fetch the state or to publish
 * @throws if the request fails
 */
export async function askPublishing<T>(what: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return (await ask(`publish${what}`, init)) as T;
}
