import { INVITED_HASH } from './is-invited.ts';
import { readPlain, writePlain } from './checksum.ts';
import type { Reply } from './reply.ts';

/** What an invitation's link contains. It greets the household but protects nothing: see `docs/reply.md`. */
export type Invitation = {
  /** The id under which the household answers. */
  household: string;
  names: string[];
  /** Ids of the events it is invited to; all if empty. */
  events: string[];
};

/**
 * The events that a household is asked about: its own among all that the page asks about. If it has none of these, it
 * is asked about all, since otherwise it could only decline.
 */
export function eventsToAsk(all: readonly string[], own: readonly string[]): readonly string[] {
  const asked = all.filter((id) => own.includes(id));
  return asked.length > 0 ? asked : all;
}

/** The answer without events that its household is not asked about. If it loses any, it counts as changed now. */
export function limitReply(reply: Reply, asked: readonly string[], now: number): Reply {
  const isAsked = (id: string) => asked.includes(id);
  if (reply.people.every(({ events }) => events.every(isAsked))) return reply;
  const people = reply.people.map((person) => ({ ...person, events: person.events.filter(isAsked) }));
  return { ...reply, people, sent: Math.max(now, reply.sent + 1) };
}

/** Writes an invitation as a part of the fragment. */
export function writeInvitation({ household, names, events }: Invitation): string {
  return `rsvp=${writePlain([household, names, events])}`;
}

/** The invitation in a fragment, null without a valid one, and the fragment without it. */
export function readInvitation(hash: string): { invitation: Invitation | null; rest: string } {
  const rest = hash.replace(INVITED_HASH, '$1').replace(/[#&]$/, '');
  try {
    const value: unknown = readPlain(INVITED_HASH.exec(hash)?.[2] ?? '');
    if (!Array.isArray(value)) return { invitation: null, rest };
    const [household, names, events] = value as unknown[];
    const invitation = { household, names, events };
    return { invitation: isInvitation(invitation) ? invitation : null, rest };
  } catch {
    return { invitation: null, rest };
  }
}

/** Whether a value of unknown origin is an invitation. */
export function isInvitation(value: unknown): value is Invitation {
  if (typeof value !== 'object' || value === null) return false;
  const { household, names, events } = value as Record<string, unknown>;
  return typeof household === 'string' && household !== '' && areTexts(names) && names.length > 0 && areTexts(events);
}

const areTexts = (list: unknown): list is string[] =>
  Array.isArray(list) && list.every((text) => typeof text === 'string');
