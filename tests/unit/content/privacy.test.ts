import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fileOf } from '../../../build/media/asset.ts';
import { runFfmpeg } from '../../../build/media/films/ffmpeg.ts';
import { inspectVideo } from '../../../build/media/films/inspect-film.ts';
import { makePhoto, WIDTHS } from '../../../build/media/photos/make-photo.ts';
import { makeVideo } from '../../../build/media/films/make-video.ts';
import { openMediaFile } from '../../../build/media/media-file.ts';

const FILM = resolve(import.meta.dirname, '../../fixtures/content/fast.mp4');

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="42,36.5N" exif:GPSLongitude="70,40.1W"/>
</rdf:RDF></x:xmpmeta>`;

/** Like a phone's: camera, owner and location in EXIF, the location again in XMP, and a colour profile. */
function phonePhoto() {
  const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#2f5d8c' } });
  return plain
    .withExif({
      IFD0: { Make: 'Lumen', Model: 'L1', Artist: 'Ada', Copyright: 'Bo' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 36/1 30/1', GPSLongitudeRef: 'W', GPSLongitude: '70/1 40/1 6/1' },
    })
    .withXmp(XMP)
    .withIccProfile('p3', { attach: true });
}

describe('a photo from a phone', () => {
  test.each(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[])(
    'loses its camera, owner and location as a %s',
    async (use) => {
      for (const bytes of [
        await phonePhoto().jpeg().toBuffer(),
        await phonePhoto().png().toBuffer(),
        await phonePhoto().webp().toBuffer(),
      ]) {
        const { exif, xmp } = await sharp(bytes).metadata();
        expect([exif, xmp]).toEqual([expect.any(Buffer), expect.any(Buffer)]);
        const folder = await mkdtemp(join(tmpdir(), 'photos-'));
        await writeFile(join(folder, 'beach.jpg'), bytes);
        const made = await makePhoto(folder, await openMediaFile(folder, 'beach.jpg'), use, { alt: 'A beach' });
        for (const { url } of [...made.avif, ...made.webp]) {
          const file = await readFile(fileOf(url));
          const metadata = await sharp(file).metadata();
          expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.tifftagPhotoshop]).toEqual(
            Array.from({ length: 5 }),
          );
          expect(file.toString('latin1')).not.toMatch(/Exif|GPS|Lumen|Ada|xmpmeta/);
        }
      }
    },
  );
});

/** A copy of the film by ffmpeg with these options, which still starts fast. */
async function film(...options: string[]): Promise<Buffer> {
  const path = join(await mkdtemp(join(tmpdir(), 'films-')), 'film.mp4');
  await runFfmpeg(['-i', FILM, ...options, '-c', 'copy', '-movflags', '+faststart+use_metadata_tags', path]);
  return readFile(path);
}

function withBox(name: string, text: string, bytes: Buffer): Buffer {
  const box = Buffer.alloc(8 + text.length);
  box.writeUInt32BE(box.length);
  box.write(name, 4, 'latin1');
  box.write(text, 8, 'latin1');
  return Buffer.concat([bytes, box]);
}

/** The film that guests get; expects it to be playable. */
async function made(bytes: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'films-'));
  await writeFile(join(folder, 'waves.mp4'), bytes);
  const { url } = await makeVideo(folder, await openMediaFile(folder, 'waves.mp4'), { alt: '' });
  const film = await readFile(fileOf(url));
  expect(inspectVideo(film).error).toBeNull();
  return film;
}

describe('a film', () => {
  test('without metadata is used as it is', async () => {
    const bytes = await film();
    expect((await made(bytes)).equals(bytes)).toBe(true);
  });

  test.each([
    ['an Android phone', () => film('-metadata', 'location=+42.6083-070.6683/')],
    ['an iPhone', () => film('-metadata', 'com.apple.quicktime.location.ISO6709=+42.6083-070.6683/')],
    ['a photo app', async () => withBox('uuid', XMP, await film())],
    ['a car’s camera', async () => withBox('free', 'freeGPS gps N42.6083', await film())],
  ])('loses the location that %s has written into it', async (_who, make) => {
    const bytes = await make();
    expect(inspectVideo(bytes).error).toMatch(/contains its location/);
    expect((await made(bytes)).toString('latin1')).not.toMatch(/42\.6083|42,36\.5N/);
  });

  test('loses further tracks, in which action cameras and drones log their route', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'films-'));
    const subtitles = join(folder, 'way.srt');
    await writeFile(subtitles, '1\n00:00:00,000 --> 00:00:00,300\nGPS (42.6083, -70.6683)\n');
    const path = join(folder, 'waves.mp4');
    const inputs = ['-i', FILM, '-i', subtitles, '-map', '0', '-map', '1'];
    const place = ['-metadata', 'location=+42.6083-070.6683/'];
    await runFfmpeg([...inputs, '-c', 'copy', '-c:s', 'mov_text', ...place, '-movflags', '+faststart', path]);
    const bytes = await readFile(path);
    expect(inspectVideo(bytes).error).toMatch(/more than picture and sound/);
    expect((await made(bytes)).toString('latin1')).not.toContain('42.6083');
  });
});
