import { base32crockford } from '@scure/base';

/** The first byte: how to read the rest. */
const PLAIN = 1;
const CHECKSUM_BYTES = 4;

/** Writes a text as letters and digits that may change their case, with a checksum. */
export function writeSafely(text: string): string {
  const bytes = Uint8Array.of(PLAIN, ...new TextEncoder().encode(text));
  return base32crockford.encode(Uint8Array.of(...crc32(bytes), ...bytes));
}

/** Reads such a text. @throws if it is damaged */
export function readSafely(letters: string): string {
  const whole = base32crockford.decode(letters);
  const bytes = whole.subarray(CHECKSUM_BYTES);
  if (bytes[0] !== PLAIN || crc32(bytes).some((byte, index) => byte !== whole[index])) throw new Error('Damaged');
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(1));
}

/** The usual CRC-32, as four bytes. */
function crc32(bytes: Uint8Array): Uint8Array {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return Uint8Array.of(...[24, 16, 8, 0].map((shift) => ~crc >>> shift));
}
