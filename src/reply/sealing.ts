import { base64urlnopad } from '@scure/base';

/*
 * Seals answers that only the couple can read. All cryptography is WebCrypto's: ECDH of a new P-256 key with the
 * couple's public one, HKDF with SHA-256 of the shared secret and both public keys, then AES-256-GCM. Each answer has a
 * new key, so a constant nonce is safe.
 */

/** The couple's pair of keys, in base64url: the public one as a point, the private one as PKCS#8. */
export type ReplyKey = { public: string; private: string };

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
/** The length of a public key. */
const POINT_BYTES = 65;
const SECRET_BITS = 256;
/** JSON is padded to a multiple of this, so that the length of a code does not reveal a yes or no. */
const BLOCK_BYTES = 128;
const SPACE = 0x20;
const CIPHER = { name: 'AES-GCM', iv: new Uint8Array(12) };

/** Seals JSON, padded with spaces, which do not change its value. @param couple their public key */
export async function seal(json: Uint8Array, couple: string): Promise<Uint8Array> {
  const own = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', own.publicKey));
  const couplePoint = bytesOf(couple);
  const info = Uint8Array.of(...point, ...couplePoint);
  const key = await deriveKey(own.privateKey, couplePoint, info, 'encrypt');
  const padded = new Uint8Array(Math.ceil(json.length / BLOCK_BYTES) * BLOCK_BYTES).fill(SPACE);
  padded.set(json);
  return Uint8Array.of(...point, ...new Uint8Array(await crypto.subtle.encrypt(CIPHER, key, padded)));
}

/** Opens JSON that was sealed for this pair. @throws if it was sealed for another pair, or changed */
export async function unseal(sealed: Uint8Array<ArrayBuffer>, pair: ReplyKey): Promise<Uint8Array> {
  const point = sealed.slice(0, POINT_BYTES);
  const own = await crypto.subtle.importKey('pkcs8', bytesOf(pair.private), CURVE, false, ['deriveBits']);
  const key = await deriveKey(own, point, Uint8Array.of(...point, ...bytesOf(pair.public)), 'decrypt');
  return new Uint8Array(await crypto.subtle.decrypt(CIPHER, key, sealed.slice(POINT_BYTES)));
}

/** Makes the couple's pair of keys. */
export async function makeReplyKey(): Promise<ReplyKey> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const exportKey = async (format: 'raw' | 'pkcs8', key: CryptoKey) =>
    base64urlnopad.encode(new Uint8Array(await crypto.subtle.exportKey(format, key)));
  return { public: await exportKey('raw', publicKey), private: await exportKey('pkcs8', privateKey) };
}

const bytesOf = (text: string) => new Uint8Array(base64urlnopad.decode(text));

/** Derives the key that both sides share, from the private key of one and the public key, `point`, of the other. */
async function deriveKey(
  own: CryptoKey,
  point: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  use: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  const { subtle } = crypto;
  const theirs = await subtle.importKey('raw', point, CURVE, false, []);
  const secret = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own, SECRET_BITS);
  const base = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return subtle.deriveKey(hkdf, base, { name: 'AES-GCM', length: 256 }, false, [use]);
}
