import { isReply, type Person, type Reply } from './reply.ts';
import { PLAIN, readJson, readWithChecksum, SEALED, writePlain, writeWithChecksum } from './checksum.ts';
import { seal, unseal, type ReplyKey } from './sealing.ts';

/*
 * Writes answers as codes that survive messengers and mail, and reads them: one line of digits and letters, whose case
 * does not matter, in brackets that mark the end. A checksum detects damage. On a private site, answers are sealed.
 */

/** A person: a bit for each of the answer's events, and a dish's index (-1 for none). Omits trailing empty fields. */
type PackedPerson = [name: string, events: number, dish?: number, diet?: string];

/** An answer for JSON. `isReply` checks the parts that are `unknown` after reading. */
type Packed = [
  household: unknown,
  sent: unknown,
  events: string[],
  dishes: string[],
  people: PackedPerson[],
  song: unknown,
  message: unknown,
];

/** The codes in a text: the valid answers, and how many codes are damaged and how many the key does not open. */
export type FoundCodes = { replies: Reply[]; damaged: number; locked: number };

/** Writes an answer as `[RSVP …]`. */
export function writeCode(reply: Reply): string {
  return `[RSVP ${writePlain(pack(reply))}]`;
}

/** Writes an answer that only the couple can read. @param key their public key */
export async function writeSealedCode(reply: Reply, key: string): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(pack(reply)));
  return `[RSVP ${writeWithChecksum(SEALED, await seal(json, key))}]`;
}

/** Reads all codes in a text. @param key opens sealed codes; null if the couple has none */
export async function findReplies(text: string, key: ReplyKey | null): Promise<FoundCodes> {
  const codes = text.split(/\[\s*RSVP\b/i).slice(1);
  // Without its closing bracket, a code is read as empty, and so as damaged.
  const read = await Promise.all(codes.map((part) => readCode(part.slice(0, Math.max(0, part.indexOf(']'))), key)));
  return {
    replies: read.filter((code) => typeof code === 'object'),
    damaged: read.filter((code) => code === 'damaged').length,
    locked: read.filter((code) => code === 'locked').length,
  };
}

/** Reads the text between the brackets. */
async function readCode(text: string, key: ReplyKey | null): Promise<Reply | 'damaged' | 'locked'> {
  // Drops the ">" of quoted mail, line breaks, and the tags and entities of HTML.
  const letters = text.replaceAll(/<[^<>]*>|&#?\w+;|[^0-9a-z]/gi, '');
  try {
    const { kind, content } = readWithChecksum(letters);
    if (kind !== PLAIN && kind !== SEALED) return 'damaged';
    const json = kind === PLAIN ? content : key && (await unseal(content, key).catch(() => null));
    if (json === null) return 'locked';
    const reply = unpack(readJson(json));
    return isReply(reply) ? reply : 'damaged';
  } catch {
    return 'damaged';
  }
}

function pack({ household, sent, people, song, message }: Reply): Packed {
  const events = [...new Set(people.flatMap((person) => person.events))];
  // Without the empty text, so that its index is -1.
  const dishes = [...new Set(people.flatMap(({ dish }) => dish || []))];
  const packed = people.map(({ name, events: own, dish, diet }): PackedPerson => {
    // No bitwise operators, which are limited to 32 bits.
    const bits = events.reduce((sum, event, index) => sum + (own.includes(event) ? 2 ** index : 0), 0);
    if (diet !== '') return [name, bits, dishes.indexOf(dish), diet];
    return dish === '' ? [name, bits] : [name, bits, dishes.indexOf(dish)];
  });
  return [household, sent, events, dishes, packed, song, message];
}

/** The inverse of `pack`, without checking the fields. @throws if the parts cannot be unpacked */
function unpack(parts: unknown): unknown {
  const [household, sent, events, dishes, people, song, message] = parts as Packed;
  const unpacked = people.map(([name, bits, dish = -1, diet = '']): Person => ({
    name,
    events: events.filter((_event, index) => Math.floor(bits / 2 ** index) % 2 === 1),
    dish: dishes[dish] ?? '',
    diet,
  }));
  return { household, sent, people: unpacked, song, message };
}
