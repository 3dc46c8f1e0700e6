import { base32crockford } from '@scure/base';

const CHECKSUM_BYTES = 4;

/** Values of the byte after the checksum: how to read the rest. Never change them: messages already contain them. */
export const PLAIN = 1;
export const SEALED = 2;
type Kind = typeof PLAIN | typeof SEALED;

/** Writes bytes, with their kind and a checksum, as digits and letters whose case does not matter. */
export function writeWithChecksum(kind: Kind, content: Uint8Array): string {
  const bytes = Uint8Array.of(kind, ...content);
  return base32crockford.encode(Uint8Array.of(...crc32(bytes), ...bytes));
}

/** Reads what `writeWithChecksum` wrote. @throws if it is damaged */
export function readWithChecksum(letters: string): { kind: number; content: Uint8Array<ArrayBuffer> } {
  const whole = base32crockford.decode(letters);
  const bytes = whole.slice(CHECKSUM_BYTES);
  if (crc32(bytes).some((byte, index) => byte !== whole[index])) throw new Error('Damaged');
  return { kind: bytes[0] ?? 0, content: bytes.slice(1) };
}

/** Writes a JSON value that everyone may read. */
export function writePlain(value: unknown): string {
  return writeWithChecksum(PLAIN, new TextEncoder().encode(JSON.stringify(value)));
}

/** Reads what `writePlain` wrote. @throws if it is damaged or sealed */
export function readPlain(letters: string): unknown {
  const { kind, content } = readWithChecksum(letters);
  if (kind !== PLAIN) throw new Error('Not plain');
  return readJson(content);
}

/** @throws if the bytes are not JSON */
export function readJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** The usual CRC-32 (that of zip and PNG), as four bytes. */
function crc32(bytes: Uint8Array): Uint8Array {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return Uint8Array.of(...[24, 16, 8, 0].map((shift) => ~crc >>> shift));
}
