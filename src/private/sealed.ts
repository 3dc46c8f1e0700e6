/*
 * The format of a private site's files, for the build that writes them and for browsers that read them. All
 * cryptography is WebCrypto's: HKDF derives each file's own AES-256-GCM key from the site's key and the file's salt. A
 * sealed file is its salt and then chunks. A nonce contains its chunk's number, so a film can start anywhere, and marks
 * the last chunk, so a missing end is noticed.
 */

/** The length of a chunk before it is sealed, in bytes. */
export const CHUNK = 65_536;
/** The length of the salt at the start of a sealed file, in bytes. */
export const SALT = 16;
/** What sealing adds to a chunk, in bytes. */
export const TAG = 16;

/** Rounds of PBKDF2 with SHA-256 for the passphrase. */
export const ROUNDS = 600_000;

/** The file with `gunzip.ts`, for browsers that cannot decompress. */
export const GUNZIP = 'gunzip.js';

/** The file with `open-here.ts`, for browsers without a service worker. */
export const OPEN_HERE = 'open-here.js';

/** The status of a page that the worker has opened: HTTP's for a response that was changed on its way. */
export const OPENED = 203;

/** Text files. They are compressed before they are sealed, since no host can compress them afterwards. */
export const TEXT = /\.(html|js|css|svg|txt|ics|json|webmanifest)$/;

/**
 * Files that stay readable, also in a language's folder (see `LANGUAGE_CODE`): they name nobody, and hosts, browsers and
 * locked pages use them as they are.
 */
export const READABLE =
  /^([a-z]{2,3}(-..)?\/)?(service-worker\.js|gunzip\.js|open-here\.js|robots\.txt|(favicon|locked)\.svg|(apple-touch-icon|icon-[\w-]+)\.png)$/;

/** A nonce's length in bytes, and where it has the chunk's number (4 bytes) and a 1 for the last chunk. */
const NONCE = 12;
const COUNTER_AT = 7;
const LAST_AT = 11;

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Imports the site's key. No script can read its bytes afterwards. */
export function importKey(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'HKDF', false, ['deriveKey', 'deriveBits']);
}

const hkdf = (salt: Uint8Array<ArrayBuffer>, info: string) => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt,
  info: utf8(info),
});

/** Derives bytes from the site's key, for the use that `info` names. @param count the number of bytes */
export async function deriveBytes(
  key: CryptoKey,
  info: string,
  count: number,
  salt: Uint8Array<ArrayBuffer> = new Uint8Array(),
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.deriveBits(hkdf(salt, info), key, count * 8));
}

/** A key's public id, by which a wrong key is noticed before anything is opened. */
export async function idOf(key: CryptoKey): Promise<string> {
  return hex(await deriveBytes(key, 'id', 8));
}

/** The path of the sealed file for `path`. Browsers may keep `assets/` forever: a file there never changes. */
export async function nameOf(key: CryptoKey, path: string): Promise<string> {
  const folder = /(^|\/)assets\//.test(path) ? 'assets' : 'sealed';
  return `${folder}/${hex(await deriveBytes(key, `name ${path}`, 16))}.bin`;
}

/** Derives the key of one file from the site's key. */
export function keyOfFile(
  key: CryptoKey,
  salt: Uint8Array<ArrayBuffer>,
  use: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  return crypto.subtle.deriveKey(hkdf(salt, 'file'), key, { name: 'AES-GCM', length: 256 }, false, [use]);
}

/** The parameters with which one chunk is sealed: its number, whether it is the last, and the file's path. */
export function sealOf(path: string, index: number, isLast: boolean): AesGcmParams {
  const iv = new Uint8Array(NONCE);
  new DataView(iv.buffer).setUint32(COUNTER_AT, index);
  iv[LAST_AT] = isLast ? 1 : 0;
  return { name: 'AES-GCM', iv, additionalData: utf8(path) };
}

/** A part of a file: the file's salt, the index of the part's first chunk, and whether it has the last one. */
export type Part = { salt: Uint8Array<ArrayBuffer>; first: number; hasEnd: boolean };

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Opens a file's or part's chunks as they arrive. @throws if one is from another file or the end is missing */
export async function* openChunks(
  key: CryptoKey,
  path: string,
  sealed: Pieces,
  part?: Part,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  /** Bytes that are not opened yet. Those of a part arrive without the file's salt. */
  let held: Uint8Array<ArrayBuffer> = part?.salt ?? new Uint8Array();
  let index = part?.first ?? 0;
  let fileKey: CryptoKey | null = null;
  const open = async (chunk: Uint8Array<ArrayBuffer>, isLast: boolean) => {
    if (!fileKey) throw new Error(`${path} is cut short`);
    return new Uint8Array(await crypto.subtle.decrypt(sealOf(path, index++, isLast), fileKey, chunk));
  };
  for await (const piece of sealed) {
    held = joined([held, piece]);
    if (!fileKey && held.length >= SALT) {
      fileKey = await keyOfFile(key, held.slice(0, SALT), 'decrypt');
      held = held.subarray(SALT);
    }
    // A chunk waits until more bytes follow, since the last one is marked and opened below.
    for (; held.length > CHUNK + TAG; held = held.subarray(CHUNK + TAG))
      yield await open(held.subarray(0, CHUNK + TAG), false);
  }
  yield await open(held, part?.hasEnd ?? true);
}

/** Opens a whole file. @throws if it belongs to another path, was changed or is cut short */
export async function openFile(key: CryptoKey, path: string, sealed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of openChunks(key, path, [sealed])) chunks.push(chunk);
  const opened = joined(chunks);
  return TEXT.test(path) ? gunzip(opened) : opened;
}

/** Exists once `gunzip.ts` has run. */
declare const inflate: ((bytes: Uint8Array) => Uint8Array<ArrayBuffer>) | undefined;

async function gunzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof inflate === 'function') return inflate(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Derives the key that wraps the site's key. Only the passphrase's letters a to z count, in upper or lower case. */
export async function passphraseKey(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  use: 'unwrapKey' | 'encrypt',
): Promise<CryptoKey> {
  const words = passphrase.toLowerCase().replaceAll(/[^a-z]/g, '');
  const base = await crypto.subtle.importKey('raw', utf8(words), 'PBKDF2', false, ['deriveKey']);
  const pbkdf2 = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  return crypto.subtle.deriveKey(pbkdf2, base, { name: 'AES-GCM', length: 256 }, false, [use]);
}

/** The site's key, wrapped with the passphrase; public. `id` is hexadecimal, the rest base64url. */
export type Lock = { id: string; salt: string; iv: string; wrapped: string };

/** Decodes base64url. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  // A first visit waits for this. It is several times as fast as `Uint8Array.from`.
  return new Uint8Array(letters.length).map((_, index) => letters.charCodeAt(index));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.length;
  }
  return bytes;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
