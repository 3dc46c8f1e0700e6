import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fileOf } from '../../../build/media/asset.ts';
import { inspectVideo } from '../../../build/media/films/inspect-film.ts';
import { makePhoto, WIDTHS } from '../../../build/media/photos/make-photo.ts';
import { makeFilm } from '../../../build/media/films/make-film.ts';
import { openMediaFile } from '../../../build/media/media-file.ts';
import { focusOf } from '../../../src/model/pictures/focus.ts';
import { IS_RELEASE } from '../../e2e/support/is-release.ts';
import { fixture } from '../../fixtures/media-project.ts';

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="42,36.5N" exif:GPSLongitude="70,40.1W"/>
</rdf:RDF></x:xmpmeta>`;

/** A photo like a phone's: EXIF with camera, owner and location, XMP with the location again, and a colour profile. */
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
      // Every use reads a format the same way, whatever the file's name.
      const formats = IS_RELEASE || use === 'story' ? (['jpeg', 'png', 'webp'] as const) : (['jpeg'] as const);
      for (const format of formats) {
        const bytes = await phonePhoto().toFormat(format).toBuffer();
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

/** A film with one more MP4 box at its end. */
function withBox(name: string, text: string, bytes: Buffer): Buffer {
  const box = Buffer.alloc(8 + text.length);
  box.writeUInt32BE(box.length);
  box.write(name, 4, 'latin1');
  box.write(text, 8, 'latin1');
  return Buffer.concat([bytes, box]);
}

/** The film that guests get, as text; expects `inspectVideo` to find nothing wrong with it. */
async function filmForGuests(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'films-'));
  await writeFile(join(folder, 'waves.mp4'), bytes);
  const film = await makeFilm(folder, await openMediaFile(folder, 'waves.mp4'), { startSeconds: 0, focus: focusOf() });
  if (!film.facts) throw new Error(`the film is ${film.fault}`);
  const file = await readFile(film.path);
  expect(inspectVideo(file).error).toBeNull();
  return file.toString('latin1');
}

describe('a film', () => {
  const PLACED: readonly (readonly [who: string, make: () => Promise<Buffer>])[] = [
    ['an iPhone', () => fixture('place-iphone.mp4')],
    ['an Android phone', () => fixture('place.mp4')],
    ['a photo app', async () => withBox('uuid', XMP, await fixture('fast.mp4'))],
    ['a car’s camera', async () => withBox('free', 'freeGPS gps N42.6083', await fixture('fast.mp4'))],
  ];
  test.each(PLACED)('with the location that %s has written into it is never used unchanged', async (_who, make) => {
    expect(inspectVideo(await make()).error).toMatch(/contains its location/);
  });

  // All are converted the same way, so one is enough except before a release. Android writes bytes into a box `loci`.
  test.each(IS_RELEASE ? PLACED : PLACED.slice(0, 1))('loses the location that %s has written', async (_who, make) => {
    const bytes = await make();
    const location = /42\.6083|42,36\.5N|loci/;
    expect(bytes.toString('latin1')).toMatch(location);
    expect(await filmForGuests(bytes)).not.toMatch(location);
  });

  test('loses further tracks, in which action cameras and drones log their route', async () => {
    const bytes = await fixture('route.mp4');
    expect(inspectVideo(bytes).error).toMatch(/more than picture and sound/);
    expect(bytes.toString('latin1')).toContain('42.6083');
    expect(await filmForGuests(bytes)).not.toContain('42.6083');
  });
});
