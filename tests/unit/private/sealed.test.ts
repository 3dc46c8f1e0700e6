import { createCipheriv, createDecipheriv, hkdfSync, pbkdf2Sync } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seal } from '../../../build/emit/private/seal.ts';
import {
  CHUNK,
  deriveBytes,
  importKey,
  nameOf,
  openChunks,
  openFile,
  passphraseKey,
  ROUNDS,
  SALT,
  TAG,
} from '../../../src/private/sealed.ts';

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));
const hexOf = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('hex');
const RAW = bytesOf('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
const key = await importKey(RAW);
const PHOTO = 'assets/card-01-640-Ab3dEf9h.avif';

const open = (path: string, sealed: Uint8Array) => openFile(key, path, sealed);

/** The bytes of a file, in which no two chunks are the same. */
const content = (length: number) =>
  Uint8Array.from({ length }, (_, index) => index * 31 + (index >> 8) + Math.floor(index / CHUNK));
const LONG = content(3 * CHUNK + 500);

describe('keys', () => {
  test('are derived as in test case 3 of RFC 5869', async () => {
    const site = await importKey(bytesOf('0b'.repeat(22)));
    expect(hexOf(await deriveBytes(site, '', 42))).toBe(
      '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8',
    );
  });

  test('come from a passphrase by PBKDF2, however it is typed', async () => {
    const salt = bytesOf('00112233445566778899aabbccddeeff');
    const wrapper = await passphraseKey(' Abacus ZOOM-abacus\tzoom, Zoom.', salt, 'encrypt');
    const iv = new Uint8Array(12);
    const sealed = Buffer.from(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, wrapper, RAW));
    const decipher = createDecipheriv(
      'aes-256-gcm',
      pbkdf2Sync('abacuszoomabacuszoomzoom', salt, ROUNDS, 32, 'sha256'),
      iv,
    );
    decipher.setAuthTag(sealed.subarray(-TAG));
    expect(hexOf(Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]))).toBe(hexOf(RAW));
    expect(ROUNDS).toBeGreaterThanOrEqual(600_000);
  });
});

describe('a sealed file', () => {
  test('opens if another implementation of the format wrote it', async () => {
    const salt = Buffer.alloc(SALT, 7);
    const fileKey = Buffer.from(hkdfSync('sha256', RAW, salt, 'file', 32));
    const page = gzipSync('<p>Þórdís</p>');
    const cipher = createCipheriv('aes-256-gcm', fileKey, Buffer.from('000000000000000000000001', 'hex'));
    cipher.setAAD(Buffer.from('es/travel.html'));
    const sealed = Buffer.concat([salt, cipher.update(page), cipher.final(), cipher.getAuthTag()]);
    expect(new TextDecoder().decode(await open('es/travel.html', sealed))).toBe('<p>Þórdís</p>');
  });

  test('opens as it was, of any length', async () => {
    for (const length of [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, LONG.length]) {
      const bytes = LONG.slice(0, length);
      expect(Buffer.compare(await open(PHOTO, await seal(key, PHOTO, bytes)), bytes)).toBe(0);
    }
  });

  test('opens in part, from any chunk', async () => {
    const sealed = await seal(key, PHOTO, LONG);
    const salt = new Uint8Array(sealed.subarray(0, SALT));
    // The first and last chunk of each part.
    for (const [first, last] of [
      [0, 0],
      [1, 2],
      [2, 3],
      [3, 3],
    ] as const) {
      const part = sealed.subarray(SALT + first * (CHUNK + TAG), SALT + (last + 1) * (CHUNK + TAG));
      // As pieces of a stream, which end anywhere.
      const pieces = [part.subarray(0, 1000), part.subarray(1000, 70_000), part.subarray(70_000)];
      const opened: Uint8Array[] = [];
      for await (const chunk of openChunks(key, PHOTO, pieces, { salt, first, hasEnd: last === 3 })) opened.push(chunk);
      const bytes = LONG.slice(first * CHUNK, (last + 1) * CHUNK);
      expect(Buffer.compare(Buffer.concat(opened), bytes)).toBe(0);
    }
  });

  test('does not open once a bit is changed, or the end is missing', async () => {
    const bytes = content(300);
    const sealed = await seal(key, PHOTO, bytes);
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.nat(7), async (position, bit) => {
        const changed = new Uint8Array(sealed);
        changed[position] = (changed[position] ?? 0) ^ (1 << bit);
        await expect(open(PHOTO, changed)).rejects.toBeInstanceOf(Error);
        await expect(open(PHOTO, sealed.subarray(0, position))).rejects.toBeInstanceOf(Error);
      }),
      { numRuns: 60 },
    );
  });

  test('does not open with its chunks cut off, moved or repeated', async () => {
    const sealed = await seal(key, PHOTO, LONG);
    const chunk = (index: number) => sealed.subarray(SALT + index * (CHUNK + TAG), SALT + (index + 1) * (CHUNK + TAG));
    const salt = sealed.subarray(0, SALT);
    for (const order of [[0, 1, 2], [0, 2, 1, 3], [1, 2, 3], [0, 0, 1, 2, 3], [3]])
      await expect(open(PHOTO, Buffer.concat([salt, ...order.map(chunk)]))).rejects.toBeInstanceOf(Error);
  });

  test('does not open in the place of another, or with another key', async () => {
    const bytes = content(300);
    const sealed = await seal(key, PHOTO, bytes);
    await expect(open('assets/card-02-640-Ab3dEf9h.avif', sealed)).rejects.toBeInstanceOf(Error);
    const other = await importKey(bytesOf('ff'.repeat(32)));
    await expect(open(PHOTO, await seal(other, PHOTO, bytes))).rejects.toBeInstanceOf(Error);
  });

  test('has its own key, by path and bytes, and a name that hides its path', async () => {
    const bytes = content(300);
    const salts = await Promise.all(
      [
        [PHOTO, bytes],
        [`${PHOTO}.gz`, bytes],
        [PHOTO, content(301)],
      ].map(async ([path, each]) => hexOf((await seal(key, path as string, each as typeof bytes)).subarray(0, SALT))),
    );
    expect(new Set(salts).size).toBe(3);
    expect(hexOf((await seal(key, PHOTO, bytes)).subarray(0, SALT))).toBe(salts[0]);
    expect(await nameOf(key, PHOTO)).toMatch(/^assets\/[\da-f]{32}\.bin$/);
  });
});
