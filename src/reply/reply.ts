import { isTree } from '../model/tree.ts';

/** The most people that one answer holds. */
export const MOST_PEOPLE = 10;
/** The greatest length of a message, and of every other text, in characters. */
export const LONGEST_MESSAGE = 1000;
export const LONGEST_TEXT = 120;

/** One person of a household. */
export type Person = {
  name: string;
  /** Ids of the events that they come to; empty if they cannot come. */
  events: string[];
  /** Id of a dish; empty if none is chosen. */
  dish: string;
  /** What they do not eat, in their own words. */
  diet: string;
};

/** An answer. Of a household's answers, the newest counts. */
export type Reply = {
  /** A random id, or the invitation's. */
  household: string;
  /**
   * When it was last changed, in seconds since 1970; always after the answer last passed on, even if the clock is
   * wrong.
   */
  sent: number;
  people: Person[];
  song: string;
  message: string;
};

/** Whether a value of unknown origin is an answer. */
export function isReply(value: unknown): value is Reply {
  if (!isTree(value)) return false;
  const { household, sent, people, song, message } = value;
  return (
    isText(household, LONGEST_TEXT) &&
    Number.isSafeInteger(sent) &&
    Array.isArray(people) &&
    people.length > 0 &&
    people.length <= MOST_PEOPLE &&
    people.every(isPerson) &&
    isText(song, LONGEST_TEXT) &&
    isText(message, LONGEST_MESSAGE)
  );
}

function isPerson(value: unknown): boolean {
  if (!isTree(value)) return false;
  const { name, events, dish, diet } = value;
  return (
    [name, dish, diet].every((text) => isText(text, LONGEST_TEXT)) &&
    Array.isArray(events) &&
    events.every((event) => isText(event, LONGEST_TEXT))
  );
}

const isText = (value: unknown, most: number) => typeof value === 'string' && value.length <= most;
