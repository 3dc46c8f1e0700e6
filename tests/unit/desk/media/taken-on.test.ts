import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dateInTags, filmTakenOn, photoTakenOn } from '../../../../desk/server/media/taken-on.ts';
import { pathOf, fixture, photo, newProject, drop } from '../../../fixtures/media-project.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';

/** The numbers of tags, and of types of values, in EXIF. */
const [EXIF_LIST, DATE_TIME_ORIGINAL] = [0x8769, 0x9003];
const [ASCII, LONG] = [2, 4];

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
    const jpeg = await exif({ DateTimeOriginal: '2019:07:03 18:22:10', DateTimeDigitized: '2021:01:01 00:00:00' });
    const other = sharp(jpeg).keepMetadata();
    expect(await takenOn('a.jpg', jpeg)).toBe('2019-07-03T18:22:10');
    expect(await takenOn('a.png', await other.clone().png().toBuffer())).toBe('2019-07-03T18:22:10');
    expect(await takenOn('a.webp', await other.clone().webp().toBuffer())).toBe('2019-07-03T18:22:10');
    expect(await takenOn('a.avif', await other.clone().avif().toBuffer())).toBe('2019-07-03T18:22:10');
    expect(await takenOn('a.jpg', await exif({ DateTimeDigitized: '2021:01:01 10:00:00' }))).toBe(
      '2021-01-01T10:00:00',
    );
    // sharp writes neither HEIC nor EXIF in a TIFF. The start of a HEIC is enough, and EXIF is itself a TIFF.
    const { exif: tags } = await sharp(jpeg).metadata();
    const tiff = tags?.subarray('Exif\0\0'.length) ?? '';
    const path = join(temporaryFolder(), 'photo');
    for (const start of ['\0\0\0\x10ftypheic\0\0\0\0', '']) {
      await writeFile(path, Buffer.concat([Buffer.from(start, 'latin1'), Buffer.from(tiff)]));
      expect(await photoTakenOn(path)).toBe('2019-07-03T18:22:10');
    }
  });

  test('is null if EXIF has no date, or one that cannot be right', async () => {
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
    /** EXIF whose only fact is the date taken. */
    const tags = (isLittle: boolean) => {
      const block = Buffer.alloc(80);
      block.write(isLittle ? 'II*\0' : 'MM\0*', 0, 'latin1');
      const writeShort = (offset: number, value: number) =>
        isLittle ? block.writeUInt16LE(value, offset) : block.writeUInt16BE(value, offset);
      const writeLong = (offset: number, value: number) =>
        isLittle ? block.writeUInt32LE(value, offset) : block.writeUInt32BE(value, offset);
      /** Writes a list of one tag. @param value the tag’s value, or the offset of a value longer than four bytes */
      const writeList = (offset: number, tag: number, type: number, count: number, value: number) => {
        writeShort(offset, 1);
        writeShort(offset + 2, tag);
        writeShort(offset + 4, type);
        writeLong(offset + 6, count);
        writeLong(offset + 10, value);
      };
      // The list at 8 leads to the list at 30, whose tag leads to the date at 50.
      writeLong(4, 8);
      writeList(8, EXIF_LIST, LONG, 1, 30);
      writeList(30, DATE_TIME_ORIGINAL, ASCII, 20, 50);
      block.write('2019:07:03 18:22:10\0', 50, 'latin1');
      return block;
    };
    for (const block of [tags(true), tags(false), Buffer.concat([Buffer.from('Exif\0\0'), tags(true)])]) {
      expect(await dateInTags(block)).toBe('2019-07-03T18:22:10');
      // 11 bytes follow the date’s last digit.
      for (let end = 0; end < block.length - 11; end++) expect(await dateInTags(block.subarray(0, end))).toBeNull();
    }
  });

  test('of a film is in its own local time, or else in this computer’s', async () => {
    const taken = new Date('2019-07-04T03:22:10Z');
    const local = new Date(taken.getTime() - taken.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
    expect(await filmTakenOn(pathOf('iphone.mov'))).toBe('2019-07-03T23:22:10');
    // This film needs no conversion, which would take longer than the rest of the test.
    expect(await takenOn('a.mp4', await fixture('dated.mp4'))).toBe(local);
    // This film has no date.
    expect(await filmTakenOn(pathOf('fast.mp4'))).toBeNull();
  });
});
