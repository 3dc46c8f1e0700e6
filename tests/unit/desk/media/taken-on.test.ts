import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dateInTags, filmTakenOn } from '../../../../desk/server/media/taken-on.ts';
import { pathOf, fixture, photo, newProject, drop } from '../../../fixtures/media-project.ts';

describe('the date taken', () => {
  const exif = (tags: Record<string, string>) =>
    photo()
      .withExif({ IFD0: { Make: 'Phone' }, IFD2: tags })
      .toBuffer();
  const takenOn = async (name: string, bytes: Buffer) => {
    const taken = await drop(await newProject(), name, bytes);
    return 'takenOn' in taken ? taken.takenOn : taken.message;
  };

  test('is read from a photo’s EXIF in every format', async () => {
    const tags = { DateTimeOriginal: '2019:07:03 18:22:10', DateTimeDigitized: '2021:01:01 00:00:00' };
    const jpeg = await exif(tags);
    const other = sharp(jpeg).keepMetadata();
    expect(await takenOn('a.jpg', jpeg)).toBe('2019-07-03T18:22:10');
    expect(await takenOn('a.png', await other.clone().png().toBuffer())).toBe('2019-07-03T18:22:10');
    expect(await takenOn('a.webp', await other.clone().webp().toBuffer())).toBe('2019-07-03T18:22:10');
    expect(await takenOn('a.avif', await other.clone().avif().toBuffer())).toBe('2019-07-03T18:22:10');
    expect(await takenOn('a.jpg', await exif({ DateTimeDigitized: '2021:01:01 10:00:00' }))).toBe(
      '2021-01-01T10:00:00',
    );
  });

  test('is null if EXIF has no date or an impossible one', async () => {
    expect(await takenOn('a.jpg', await photo().toBuffer())).toBeNull();
    for (const date of [
      '0000:00:00 00:00:00',
      '1970:01:01 00:00:00',
      '2019:02:30 10:00:00',
      '2999:01:01 10:00:00',
      '?',
    ])
      expect(await takenOn('a.jpg', await exif({ DateTimeOriginal: date }))).toBeNull();
  });

  test('is read in both byte orders, and never past the end of EXIF', async () => {
    const tags = (isLittle: boolean) => {
      const block = Buffer.alloc(80);
      block.write(isLittle ? 'II*\0' : 'MM\0*', 0, 'latin1');
      const short = (at: number, value: number) =>
        isLittle ? block.writeUInt16LE(value, at) : block.writeUInt16BE(value, at);
      const long = (at: number, value: number) =>
        isLittle ? block.writeUInt32LE(value, at) : block.writeUInt32BE(value, at);
      long(4, 8);
      short(8, 1);
      short(10, 0x8769);
      short(12, 4);
      long(14, 1);
      long(18, 30);
      short(30, 1);
      short(32, 0x9003);
      short(34, 2);
      long(36, 20);
      long(40, 50);
      block.write('2019:07:03 18:22:10\0', 50, 'latin1');
      return block;
    };
    for (const block of [tags(true), tags(false), Buffer.concat([Buffer.from('Exif\0\0'), tags(true)])]) {
      expect(await dateInTags(block)).toBe('2019-07-03T18:22:10');
      for (let end = 0; end < block.length - 12; end++) expect(await dateInTags(block.subarray(0, end))).toBeNull();
    }
  });

  test('of a film is in its own local time if it has one', async () => {
    const here = new Date('2019-07-04T03:22:10Z');
    const local = new Date(here.getTime() - here.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
    expect(await takenOn('a.mov', await fixture('iphone.mov'))).toBe('2019-07-03T23:22:10');
    expect(await filmTakenOn(pathOf('dated.mp4'))).toBe(local);
    expect(await filmTakenOn(pathOf('fast.mp4'))).toBeNull();
  });
});
