import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectMedia } from '../../../build/check/check-media.ts';
import { filmPart } from '../../../build/media/films/film-part.ts';
import { openMediaFile, type MediaFile } from '../../../build/media/media-file.ts';
import { turnBytes, turnPhoto } from '../../../build/media/photos/turn-photo.ts';
import { findMediaUses } from '../../../build/read/media-names.ts';
import { readSource } from '../../../build/read/yaml/source.ts';
import { focusOf } from '../../../src/model/pictures/focus.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'turned-'));
const cacheFolder = await newFolder();

/** Makes a photo of four colours: red and green above, blue and white below. @param orientation as in EXIF */
async function makeQuarters(orientation = 1): Promise<MediaFile> {
  const block = (background: string, left: number, top: number) => ({
    input: { create: { width: 400, height: 320, channels: 3 as const, background } },
    left,
    top,
  });
  const folder = await newFolder();
  const bytes = await sharp({ create: { width: 800, height: 640, channels: 3, background: '#f00' } })
    .composite([block('#0f0', 400, 0), block('#00f', 0, 320), block('#fff', 400, 320)])
    .withMetadata({ orientation })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  await writeFile(join(folder, 'beach.jpg'), bytes);
  return openMediaFile(folder, 'beach.jpg');
}

/** Reads the first letters of the colours in a picture’s corners, row by row, and its size. */
async function readCorners({ path }: MediaFile): Promise<[string, string]> {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  const letterAt = (x: number, y: number) => {
    const offset = (y * info.width + x) * info.channels;
    const [red, green, blue] = [...data.subarray(offset, offset + 3)].map((channel) => channel > 127);
    return red && green && blue ? 'w' : red ? 'r' : green ? 'g' : 'b';
  };
  const [right, bottom] = [info.width - 1, info.height - 1];
  const letters = letterAt(0, 0) + letterAt(right, 0) + letterAt(0, bottom) + letterAt(right, bottom);
  return [letters, `${info.width}×${info.height}`];
}

describe('a photo', () => {
  test.each([
    [{}, 1, '', 'rgbw', '800×640'],
    [{ rotate: 90 }, 1, '', 'brwg', '640×800'],
    [{ rotate: 180 }, 1, '', 'wbgr', '800×640'],
    [{ rotate: 270 }, 1, '', 'gwrb', '640×800'],
    [{ zoom: 2 }, 1, 'left top', 'rrrr', '400×320'],
    [{ zoom: 2 }, 1, 'right bottom', 'wwww', '400×320'],
    [{ zoom: 2 }, 1, '', 'rgbw', '400×320'],
    [{ rotate: 90, zoom: 2 }, 1, 'left top', 'bbbb', '320×400'],
    // A phone held upright writes orientation 6, a quarter turn.
    [{ rotate: 90 }, 6, '', 'wbgr', '800×640'],
  ])(
    'turned by %j from orientation %i, with the focus “%s”, has the corners %s',
    async (turn, orientation, focus, colours, size) => {
      const turned = await turnPhoto(cacheFolder, await makeQuarters(orientation), turn, focusOf(focus));
      expect(await readCorners(turned)).toEqual([colours, size]);
      expect(turned.name).toBe('beach.jpg');
    },
  );

  test('that is not turned is used as it is', async () => {
    const file = await makeQuarters();
    expect(await turnPhoto(cacheFolder, file, { zoom: 1 }, focusOf())).toBe(file);
  });

  test.each([
    ['small', 160, 200, { width: 1600, height: 1280 }],
    ['large', 3300, 2640, { width: 1320, height: 1650 }],
  ])('that is a %s drawing can be turned and zoomed, and stays sharp', async (_size, width, height, expected) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    const turned = await turnBytes(Buffer.from(svg), { rotate: 90, zoom: 2 }, focusOf());
    expect(await sharp(turned).metadata()).toMatchObject(expected);
  });

  test('zoomed so far that it would look blurred is rejected, with the largest zoom', async () => {
    const { name, path } = await makeQuarters();
    const source = readSource('story.yaml', `cards:\n  - photo: ${name}\n    zoom: 2.5\n`);
    const found = await inspectMedia(findMediaUses(source), { mediaFolder: dirname(path), cacheFolder });
    expect(found.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '3 "beach.jpg" has too few pixels for this zoom and would look blurred. 2 is the most for this picture.',
    ]);
  });

  test('zoomed too far only on phones is rejected, too', async () => {
    const folder = await newFolder();
    await sharp({ create: { width: 1600, height: 1500, channels: 3, background: '#f00' } }).toFile(
      join(folder, 'a.jpg'),
    );
    const source = readSource('site.yaml', 'cover:\n  photo: a.jpg\n  zoom: 1.5\n  phone:\n    zoom: 2\n');
    const found = await inspectMedia(findMediaUses(source), { mediaFolder: folder, cacheFolder });
    expect(found.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '5 "a.jpg" has too few pixels for this zoom and would look blurred. 1.5 is the most for this picture.',
    ]);
  });
});

test('a film that is not turned has no turn in its cache key', () => {
  expect(JSON.stringify(filmPart({ start: '0:02' }))).toBe('{"startSeconds":2,"focus":{"x":0.5,"y":0.5}}');
  expect(filmPart({ rotate: 90, zoom: 1.5 }).turn).toEqual({ rotate: 90, zoom: 1.5 });
});
