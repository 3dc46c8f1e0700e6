import { createDecipheriv, createECDH, hkdfSync, createPrivateKey } from 'node:crypto';
import { base32crockford } from '@scure/base';
import { expect, test } from 'vitest';
import { findReplies, writeCode, writeSealedCode } from '../../../src/reply/code';
import type { Reply } from '../../../src/reply/reply';
import { makeReplyKey } from '../../../src/reply/sealing';

const KEY = await makeReplyKey();
const answer = (...events: string[]): Reply => ({
  household: 'k3f9x2ab',
  sent: 1_800_000_000,
  people: [{ name: 'Ana Sousa', events, dish: '', diet: '' }],
  song: '',
  message: '',
});
const YES = answer('supper', 'feast');
/** The content of a code, which follows four bytes of checksum and one byte for the kind of code. */
const contentOf = (code: string) => Buffer.from(base32crockford.decode(code.slice('[RSVP '.length, -1))).subarray(5);
/** The length of an answer's own public key, with which its content starts. */
const POINT_BYTES = 65;
/** The length of AES-GCM's authentication tag, with which the content ends. */
const TAG_BYTES = 16;

test('Node’s own ECDH, HKDF and AES-GCM open an answer that WebCrypto sealed', async () => {
  const content = contentOf(await writeSealedCode(YES, KEY.public));
  const [point, tag] = [content.subarray(0, POINT_BYTES), content.subarray(-TAG_BYTES)];
  const couple = createECDH('prime256v1');
  // In a JWK, `d` is the bare private key.
  const { d = '' } = createPrivateKey({
    key: Buffer.from(KEY.private, 'base64url'),
    format: 'der',
    type: 'pkcs8',
  }).export({ format: 'jwk' });
  couple.setPrivateKey(d, 'base64url');
  const info = Buffer.concat([point, Buffer.from(KEY.public, 'base64url')]);
  const key = hkdfSync('sha256', couple.computeSecret(point), '', info, 32);
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key), Buffer.alloc(12)).setAuthTag(tag);
  const text = decipher.update(content.subarray(POINT_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  expect(JSON.parse(text)).toEqual(JSON.parse(contentOf(writeCode(YES)).toString()));
});

test('without the couple’s key, an answer reveals neither its words nor a yes or no', async () => {
  const codes = await Promise.all([YES, YES, answer()].map((reply) => writeSealedCode(reply, KEY.public)));
  const [first = Buffer.of(), again = Buffer.of(), no] = codes.map(contentOf);
  expect(first.includes('Ana')).toBe(false);
  expect(no?.length).toBe(first.length);
  // Each answer has its own key, so two equal answers look different.
  expect(first.subarray(0, POINT_BYTES)).not.toEqual(again.subarray(0, POINT_BYTES));
  for (const key of [null, await makeReplyKey()])
    expect(await findReplies(codes.join(), key)).toEqual({ replies: [], damaged: 0, locked: 3 });
});
