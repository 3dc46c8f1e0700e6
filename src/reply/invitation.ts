import { isTree } from '../model/tree.ts';
import { INVITED_HASH } from './is-invited.ts';
import { readPlain, writePlain } from './checksum.ts';
import type { Reply } from './reply.ts';

/** What an invitation's link contains. It greets the household but protects nothing: see `docs/reply.md`. */
export type Invitation = {
  /** The id under which the household answers. */
  household: string;
  names: string[];
  /** Ids of the events that the household is invited to; empty for all. */
  events: string[];
};

/**
 * The events that the page asks a household about: those in its invitation. If the page has none of these, it asks
 * about all, since otherwise the household could only decline.
 * @param all the ids of the events that the page asks about.
 * @param invited the ids in the invitation.
 */
export function eventsToAsk(all: readonly string[], invited: readonly string[]): readonly string[] {
  const asked = all.filter((id) => invited.includes(id));
  return asked.length > 0 ? asked : all;
}

/**
 * Removes from an answer the events that its household is not asked about. If any are removed, the answer counts as
 * changed, so `sent` increases.
 * @param now in seconds since 1970.
 */
export function limitReply(reply: Reply, asked: readonly string[], now: number): Reply {
  const isAsked = (id: string) => asked.includes(id);
  if (reply.people.every(({ events }) => events.every(isAsked))) return reply;
  const people = reply.people.map((person) => ({ ...person, events: person.events.filter(isAsked) }));
  // Increases `sent` even if the clock is wrong.
  return { ...reply, people, sent: Math.max(now, reply.sent + 1) };
}

/** Writes an invitation as a part of a link's fragment. */
export function writeInvitation({ household, names, events }: Invitation): string {
  return `rsvp=${writePlain([household, names, events])}`;
}

/** The invitation in a fragment, null without a valid one, and the rest of the fragment. */
export function readInvitation(hash: string): { invitation: Invitation | null; rest: string } {
  // Keeps the `#` or `&` before the invitation only if more follows.
  const rest = hash.replace(INVITED_HASH, '$1').replace(/[#&]$/, '');
  try {
    // Anything but an array throws here, or is no invitation.
    const [household, names, events] = readPlain(INVITED_HASH.exec(hash)?.[2] ?? '') as unknown[];
    const invitation = { household, names, events };
    return { invitation: isInvitation(invitation) ? invitation : null, rest };
  } catch {
    return { invitation: null, rest };
  }
}

/** Whether a value of unknown origin is an invitation. */
export function isInvitation(value: unknown): value is Invitation {
  if (!isTree(value)) return false;
  const { household, names, events } = value;
  return typeof household === 'string' && household !== '' && areTexts(names) && names.length > 0 && areTexts(events);
}

const areTexts = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((text) => typeof text === 'string');
