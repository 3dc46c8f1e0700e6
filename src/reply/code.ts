import { readSafely, writeSafely } from './safe-text.ts';
import { isReply, type Person, type Reply } from './reply.ts';

/*
 * An answer as one line that survives messengers and mail: letters and digits only, in either case, between brackets that say
 * where it ends. A checksum refuses one that is damaged.
 */

/** A person with events as bits and the dish as an index; trailing empty fields are left out. */
type PackedPerson = [name: string, events: number, dish?: number, diet?: string];

/** Writes an answer as `[RSVP …]`. */
export function writeCode({ household, sent, people, song, message }: Reply): string {
  const events = [...new Set(people.flatMap((person) => person.events))];
  const dishes = [...new Set(people.flatMap(({ dish }) => dish || []))];
  const packed = people.map(({ name, events: own, dish, diet }): PackedPerson => {
    const bits = events.reduce((sum, event, index) => sum + (own.includes(event) ? 2 ** index : 0), 0);
    if (diet !== '') return [name, bits, dishes.indexOf(dish), diet];
    return dish === '' ? [name, bits] : [name, bits, dishes.indexOf(dish)];
  });
  const json = JSON.stringify([household, sent, events, dishes, packed, song, message]);
  return `[RSVP ${writeSafely(json)}]`;
}

/** The valid answers in a text, and how many codes in it are damaged. */
export function findReplies(text: string): { replies: Reply[]; damaged: number } {
  const found = text.split(/\[\s*RSVP\b/i).slice(1);
  const replies = found.flatMap((part) => readCode(part.slice(0, Math.max(0, part.indexOf(']')))) ?? []);
  return { replies, damaged: found.length - replies.length };
}

/** Reads the text between the brackets; null if it is damaged. */
function readCode(text: string): Reply | null {
  // Quotation marks of mail, line breaks, and what HTML adds.
  const letters = text.replaceAll(/<[^>]*>|&#?\w+;|[^0-9a-z]/gi, '');
  try {
    const reply = unpack(JSON.parse(readSafely(letters)));
    return isReply(reply) ? reply : null;
  } catch {
    return null;
  }
}

/** @throws if the parts are not a packed answer. */
function unpack(parts: unknown): unknown {
  const [household, sent, events, dishes, people, song, message] = parts as [
    ...[unknown, unknown, string[], string[], PackedPerson[]],
    ...[unknown, unknown],
  ];
  const unpacked = people.map(([name, bits, dish = -1, diet = '']): Person => ({
    name,
    events: events.filter((_event, index) => Math.floor(bits / 2 ** index) % 2 === 1),
    dish: dishes[dish] ?? '',
    diet,
  }));
  return { household, sent, people: unpacked, song, message };
}
