import type { Answer, EditState, FoundZone, Question, QuestionName, Step } from '../../../protocol';
import { postOne, post, ask } from './request';

/** Fetches the state of the content. @throws if the server does not respond. */
export async function fetchState(): Promise<EditState> {
  return (await ask('state')) as EditState;
}

/** Finds time zones by city or country. @throws if the server does not respond. */
export async function findZones(typed: string): Promise<FoundZone[]> {
  return (await ask(`zones?text=${encodeURIComponent(typed)}`)) as FoundZone[];
}

/** Largest request that may outlive the window: browsers allow 64 KiB, which includes a save that is still running. */
const MAX_KEEPALIVE_BYTES = 60_000;

/** Saves steps, each completely or not at all; short requests even if the window closes. @returns an answer to each */
export async function sendSteps(steps: readonly Step[]): Promise<Answer[]> {
  const body = JSON.stringify(steps);
  return post('change', steps.length, { body, keepalive: new Blob([body]).size < MAX_KEEPALIVE_BYTES });
}

/** Fetches the questions for a couple who start their own site. @throws if the server does not respond. */
export async function fetchQuestions(): Promise<Question[]> {
  return (await ask('questions')) as Question[];
}

/** Replaces the sample with a couple's own site, made from their answers. */
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

/**
 * Asks for the state of publishing or, with a body, for something to be done.
 * @param what the rest of the address: `/stop`; empty for the state, or to publish
 * @throws if the server does not respond
 */
export async function askPublishing<T>(what: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return (await ask(`publish${what}`, init)) as T;
}
