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
const bytesIn = (code: string) => Buffer.from(base32crockford.decode(code.slice('[RSVP '.length, -1)));

test('an answer is sealed as ECDH, HKDF and AES-GCM of another library open it', async () => {
  const bytes = bytesIn(await writeSealedCode(YES, KEY.public)).subarray(5);
  const [point, sealed, tag] = [bytes.subarray(0, 65), bytes.subarray(65, -16), bytes.subarray(-16)];
  const own = createECDH('prime256v1');
  const { d = '' } = createPrivateKey({
    key: Buffer.from(KEY.private, 'base64url'),
    format: 'der',
    type: 'pkcs8',
  }).export({ format: 'jwk' });
  own.setPrivateKey(d, 'base64url');
  const info = Buffer.concat([point, Buffer.from(KEY.public, 'base64url')]);
  const key = hkdfSync('sha256', own.computeSecret(point), '', info, 32);
  const cipher = createDecipheriv('aes-256-gcm', Buffer.from(key), Buffer.alloc(12)).setAuthTag(tag);
  const text = cipher.update(sealed, undefined, 'utf8') + cipher.final('utf8');
  expect(JSON.parse(text)).toEqual(JSON.parse(bytesIn(writeCode(YES)).subarray(5).toString()));
});

test('without the couple’s key, an answer reveals neither its words nor a yes or no', async () => {
  const codes = await Promise.all([YES, YES, answer()].map((reply) => writeSealedCode(reply, KEY.public)));
  const [first = Buffer.of(), again = Buffer.of(), no] = codes.map(bytesIn);
  expect(first.includes('Ana')).toBe(false);
  expect(no?.length).toBe(first.length);
  // Nor does the same answer look the same.
  expect(first.subarray(5, 70)).not.toEqual(again.subarray(5, 70));
  for (const key of [null, await makeReplyKey()])
    expect(await findReplies(codes.join(), key)).toEqual({ replies: [], damaged: 0, locked: 3 });
});
