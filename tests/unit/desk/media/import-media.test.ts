import { mkdtemp, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { kindByName } from '../../../../build/read/media-names.ts';
import { cleanName } from '../../../../desk/server/media/clean-name.ts';
import type { PictureUse } from '../../../../src/model/pictures/picture-use.ts';
import { detectKind } from '../../../../desk/server/media/detect-kind.ts';
import { importMedia } from '../../../../desk/server/media/import-media.ts';
import { refuseWrongSize } from '../../../../desk/server/media/inspect-upload.ts';
import { restore, trash } from '../../../../desk/server/media/trash.ts';
import { movingGif } from '../../../fixtures/moving-gif.ts';
import { fixture, photo, newProject, drop, media } from '../../../fixtures/media-project.ts';

describe('a dropped file', () => {
  test.each([
    ['IMG 1234 (2).HEIC', 'heic', 'img-1234-2.heic'],
    ['Été à Nîmes.jpg', 'jpg', 'ete-a-nimes.jpg'],
    ['Straße & Ærø.JPG', 'jpg', 'strasse-aero.jpg'],
    ['日本.jpg', 'jpg', 'photo.jpg'],
    ['../../../etc/passwd', 'jpg', 'passwd.jpg'],
    ['C:\\Users\\nell\\beach.png', 'jpg', 'beach.jpg'],
    ['.hidden.jpg', 'jpg', 'hidden.jpg'],
    ['..', 'jpg', 'photo.jpg'],
    ['', 'jpg', 'photo.jpg'],
    ['con.jpg', 'jpg', 'photo-con.jpg'],
    ['Us 2 :) 💍.jpeg', 'jpeg', 'us-2.jpeg'],
    [`${'long '.repeat(90)}.jpg`, 'jpg', `${'long-'.repeat(15)}long.jpg`],
  ])('called %j gets a name that is valid on every computer', (given, ending, clean) => {
    expect(cleanName(given, ending, 'photo', () => false)).toBe(clean);
  });

  test('is added under a clean name with the extension of its format', async () => {
    const project = await newProject();
    expect(await drop(project, 'Beach Day.PNG', await photo().toBuffer())).toEqual({
      status: 'imported',
      name: 'beach-day.jpg',
      kind: 'photo',
      takenOn: null,
    });
    expect(await drop(project, 'turned.HEIF', await fixture('turned.heic'))).toMatchObject({ name: 'turned.heif' });
    expect(await media(project)).toEqual(['beach-day.jpg', 'turned.heif']);
    expect(await readFile(join(project.mediaFolder, 'beach-day.jpg'))).toEqual(await photo().toBuffer());
  });

  test('never replaces another file, and is not added twice', async () => {
    const bytes = await photo().toBuffer();
    const project = await newProject({ 'Beach.JPG': bytes });
    const other = await photo(400, 500, '#1020f0').toBuffer();
    expect(await drop(project, 'beach.jpg', other)).toMatchObject({ name: 'beach-2.jpg' });
    expect(await drop(project, 'again.jpg', bytes)).toMatchObject({ name: 'Beach.JPG' });
    const third = await photo(400, 500, '#10f020').toBuffer();
    const fourth = await photo(400, 500, '#f0f020').toBuffer();
    const drops = [
      drop(project, 'beach.jpg', third),
      drop(project, 'x.jpg', third),
      drop(project, 'beach.jpg', fourth),
    ];
    const names = (await Promise.all(drops)).map((taken) => 'name' in taken && taken.name);
    expect(names[0]).toBe(names[1]);
    expect(await media(project)).toHaveLength(4);
  });

  test('never gets the name of a removed file, which undo may bring back', async () => {
    const removed = await photo().toBuffer();
    const project = await newProject({ 'beach.jpg': removed }, 'cards: [{ date: June 2017, caption: One }]\n');
    expect(await trash(project, ['beach.jpg'])).toBeNull();
    const other = await photo(400, 500, '#1020f0').toBuffer();
    expect(await drop(project, 'beach.jpg', other)).toMatchObject({ name: 'beach-2.jpg' });
    expect(await restore(project, ['beach.jpg'])).toBeNull();
    expect(await readFile(join(project.mediaFolder, 'beach.jpg'))).toEqual(removed);
  });

  test('never replaces another of the same name that arrives at the same time', async () => {
    const early = await photo().toBuffer();
    const late = Buffer.concat([await photo(400, 500, '#1020f0').toBuffer(), Buffer.alloc(5000)]);
    // As large as the late file, which is compared with each of them; the early one is added meanwhile.
    const others = Array.from(
      { length: 60 },
      (_, index) => [`${index}.jpg`, Buffer.alloc(late.length, index)] as const,
    );
    const project = await newProject(Object.fromEntries(others));
    await Promise.all([drop(project, 'beach.jpg', late), drop(project, 'beach.jpg', early)]);
    expect((await media(project)).filter((name) => name.startsWith('beach')).toSorted()).toEqual([
      'beach-2.jpg',
      'beach.jpg',
    ]);
  });

  test('is recognised as a photo or film by its bytes, not its name', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>');
    const tiff = await photo().tiff().toBuffer();
    const still = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#222' } })
      .gif()
      .toBuffer();
    const folder = await mkdtemp(join(tmpdir(), 'kinds-'));
    const kindOf = async (name: string, bytes: Buffer) => {
      const path = join(folder, name);
      await writeFile(path, bytes);
      const { kind, endings } = (await detectKind(path)) ?? { kind: 'neither', endings: [] };
      return `${kind} ${endings[0]}`;
    };
    const kinds = await Promise.all([
      kindOf('clip.jpg', await fixture('iphone.mov')),
      kindOf('clip.mp4', await fixture('clip.webm')),
      kindOf('drawn.png', svg),
      kindOf('scan.jpg', tiff),
      kindOf('moves.jpg', await movingGif(64, 80)),
      kindOf('still.mp4', still),
      kindOf('small.jpg', await photo().avif().toBuffer()),
      kindOf('notes.jpg', Buffer.from('Words only')),
      kindOf('old.mov', await fixture('old.flv')),
      kindOf('older.mov', await fixture('old.m2v')),
    ]);
    expect(kinds).toEqual([
      'video mov',
      'video webm',
      'photo svg',
      'photo tif',
      'video gif',
      'photo gif',
      'photo avif',
      'neither undefined',
      'video flv',
      'video mpg',
    ]);
    // The build knows a file only by its name.
    for (const ending of ['flv', 'mpg', 'dv']) expect(kindByName(`film.${ending}`)).toBe('video');
  });

  test('that the site cannot show is refused with the check’s message', async () => {
    const project = await newProject();
    const messageFor = async (name: string, bytes: Buffer, use?: PictureUse) => {
      const answer = await drop(project, name, bytes, use);
      return 'message' in answer ? answer.message : '';
    };
    expect(await messageFor('Menu.pdf', Buffer.from('%PDF-1.7'))).toMatch(/^"Menu\.pdf" is broken or not a photo/);
    // Noise, so that the file is large enough to be cut short.
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const whole = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#000', noise } })
      .jpeg()
      .toBuffer();
    // Each message names its own file, even with many in parallel.
    const cutShort = Array.from({ length: 8 }, (_, index) =>
      messageFor(`Cut ${index}.jpg`, whole.subarray(0, whole.length / 3 + index)),
    );
    for (const each of await Promise.all(cutShort)) expect(each).toMatch(/^"Cut \d+\.jpg" is broken/);
    expect(await messageFor('beach.heic', (await fixture('turned.heic')).subarray(0, 900))).toMatch(
      /broken or not a photo/,
    );
    expect(await messageFor('waves.mov', (await fixture('iphone.mov')).subarray(0, 700))).toMatch(/broken/);
    expect(await messageFor('song.mp3', await fixture('song.wav'))).toMatch(/has sound but no picture. Choose another/);
    expect(await messageFor('tiny.jpg', await photo(200, 250).toBuffer())).toMatch(/only 200 × 250 pixels/);
    expect(await messageFor('logo.jpg', await photo(200, 250).toBuffer(), 'logo')).toBe('');
    expect(await messageFor('cover.jpg', await photo().toBuffer(), 'cover')).toMatch(/at least 1000 each way/);
    const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500"/>';
    expect(await messageFor('logo.svg', Buffer.from(drawn), 'cover')).toMatch(
      /is a drawing, and the cover shows a photo/,
    );
    expect(await messageFor('none.jpg', Buffer.alloc(0))).toMatch(/is empty/);
    expect(await media(project)).toEqual(['logo.jpg']);
    expect(await readdir(join(project.cacheFolder, 'edit/incoming'))).toEqual([]);
  });

  test('that is too large or aborted leaves nothing behind', async () => {
    const project = await newProject();
    const piece = Buffer.alloc(64e6);
    const large = await importMedia(project, 'party.mov', Readable.from(Array.from({ length: 9 }, () => piece)));
    expect(large).toMatchObject({ message: expect.stringMatching(/is 576 MB.*at most 500 MB/) as string });
    expect(refuseWrongSize('party.mov', 500e6)).toBeNull();
    // Not “is 500 MB … at most 500 MB”.
    expect(refuseWrongSize('party.mov', 500e6 + 1)?.message).toMatch(/is 501 MB.*at most 500 MB/);
    const broken = async function* () {
      yield await photo().toBuffer();
      throw new Error('the page was closed');
    };
    await expect(importMedia(project, 'beach.jpg', broken())).rejects.toThrow('the page was closed');
    expect(await media(project)).toEqual([]);
    expect(await readdir(join(project.cacheFolder, 'edit/incoming'))).toEqual([]);
  });

  test('that finds no room is read to its end, so that the browser shows the reason', async () => {
    const project = await newProject();
    // All file handles share one prototype. On it, the next write is made to fail.
    const handle = await open(join(project.folder, 'site.yaml'));
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'appendFile').mockRejectedValueOnce(full);
    await handle.close();
    let isRead = false;
    const body = async function* () {
      yield await photo().toBuffer();
      yield Buffer.from('more');
      isRead = true;
    };
    const answer = await importMedia(project, 'beach.jpg', body());
    vi.restoreAllMocks();
    expect(answer).toMatchObject({ message: expect.stringContaining('no room for "beach.jpg"') as string });
    expect(isRead).toBe(true);
  });
});
