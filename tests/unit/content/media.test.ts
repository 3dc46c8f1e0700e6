import fs, { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { build } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import { viteOptions } from '../../../build/vite-options.ts';
import { asset, assetInHtml, fileOf, fillAssets, toModule, toServedModule } from '../../../build/media/asset.ts';
import { cached } from '../../../build/media/cache.ts';
import { readSource } from '../../../build/read/yaml/source.ts';
import { findMediaUses } from '../../../build/read/media-names.ts';
import { inspectMedia } from '../../../build/check/check-media.ts';
import type { PictureUse } from '../../../src/model/pictures/picture-use.ts';
import { inspectPhoto } from '../../../build/check/photo-faults.ts';
import { inputOf, runFfmpeg } from '../../../build/media/films/ffmpeg.ts';
import { inspectVideo } from '../../../build/media/films/inspect-film.ts';
import { widthsFor } from '../../../build/media/photos/cut-photo.ts';
import { makePhoto, WIDTHS } from '../../../build/media/photos/make-photo.ts';
import { makePrint } from '../../../build/media/photos/make-print.ts';
import { makeFilm } from '../../../build/media/films/make-film.ts';
import { makeVideo } from '../../../build/media/films/make-video.ts';
import { openMediaFile, type MediaFile } from '../../../build/media/media-file.ts';
import { focusOf } from '../../../src/model/pictures/focus.ts';
import { movingGif } from '../../fixtures/moving-gif.ts';
import { photo } from '../../fixtures/media-project.ts';
import { IS_RELEASE } from '../../e2e/support/is-release.ts';

const fixtures = resolve(import.meta.dirname, '../../fixtures/content');
const fixture = (name: string) => readFileSync(join(fixtures, name));

const newFolder = () => mkdtemp(join(tmpdir(), 'media-'));

/** The cache that reports and films share. */
const cache = await newFolder();

/** Saves bytes as a file in a new media folder. */
async function put(name: string, bytes: Buffer): Promise<MediaFile> {
  const folder = await newFolder();
  await writeFile(join(folder, name), bytes);
  return openMediaFile(folder, name);
}

/** The mistakes and warnings about a card with this file. @param card its YAML, with `NAME` for the file's name */
async function report(card: string, { name, path }: MediaFile): Promise<string[]> {
  const source = readSource('story.yaml', `cards:\n  - ${card.replace('NAME', name)}\n`);
  const folders = { mediaFolder: dirname(path), cacheFolder: cache };
  const findings = await inspectMedia(findMediaUses(source), folders);
  return findings.map(({ line, severity, message }) => `${line} ${severity}: ${message}`);
}

describe('a photo is rejected, with a fix,', () => {
  const inspect = async (name: string, bytes: Buffer) => (await report('photo: NAME', await put(name, bytes))).join();

  test('if it is not a photo', async () => {
    expect(await inspect('beach.jpg', Buffer.from('hello'))).toMatch(/broken or not a photo/);
    expect(await inspect('beach.heic', fixture('turned.heic').subarray(0, 900))).toMatch(/broken or not a photo/);
  });

  test('if it is truncated', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const made = sharp({ create: { width: 640, height: 640, channels: 3, background: '#000', noise } });
    for (const whole of [await made.clone().png().toBuffer(), await made.clone().jpeg().toBuffer()]) {
      expect(await inspect('beach.png', whole.subarray(0, whole.length / 3))).toMatch(/broken/);
      expect(await inspect('beach.png', whole)).toBe('');
    }
  });

  test('if it is too small to be sharp', async () => {
    expect(await inspect('beach.jpg', await photo(300, 900).toBuffer())).toMatch(/only 300 × 900 pixels/);
  });

  test('if it is too small in both directions for a logo, but not if it is one line of letters', async () => {
    const inspectAs = async (use: PictureUse, width: number, height: number) =>
      inspectPhoto(cache, await put('logo.png', await photo(width, height).png().toBuffer()), use);
    expect(await inspectAs('logo', 1200, 97)).toBeNull();
    expect(await inspectAs('logo', 120, 97)).toMatch(/only 120 × 97 pixels .* at least 128 wide\.$/);
    expect(await inspectAs('pet', 1200, 97)).toMatch(/at least 128 each way\.$/);
  });

  test('if it has more pixels than any phone’s photos', async () => {
    const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="16000" height="14000"></svg>';
    expect(await inspect('beach.jpg', Buffer.from(huge))).toMatch(/16000 × 14000 pixels/);
  });

  test('if its file is larger than any photo needs to be', async () => {
    const heavy = { ...(await put('beach.jpg', Buffer.alloc(9))), size: 81e6 };
    expect(await inspectPhoto(await newFolder(), heavy, 'photo')).toMatch(/81\.0 MB/);
  });

  test('but not for an error of the disk', async () => {
    const good = await put('beach.jpg', await photo(900, 900).toBuffer());
    await expect(inspectPhoto(good.path, good, 'photo')).rejects.toThrow('ENOTDIR');
  });
});

describe('a film', () => {
  test('that every browser plays is used as it is, with its first frame as its poster', async () => {
    const film = await openMediaFile(fixtures, 'fast.mp4');
    const made = await makeVideo(cache, film, { alt: 'Waves' });
    expect(await readFile(fileOf(made.url))).toEqual(fixture('fast.mp4'));
    expect(made).toMatchObject({ alt: 'Waves', width: 96, height: 120, hasSound: true });
    expect(made.seconds).toBeCloseTo(0.4, 1);
    expect(made.poster).toMatchObject({ alt: 'Waves', width: 96, height: 120 });
    expect(made.poster.color).toMatch(/^#[23][0-9a-f]5[0-9a-f]8[0-9a-f]$/);
    expect(await report('video: NAME', film)).toEqual([]);
  });

  test.each([
    ['an address cannot contain', 'One? #1.mp4', /\/One- -1\.mp4$/],
    ['hosts and browsers do not know as MP4', 'MVI_0001.MOV', /\/MVI_0001\.mp4$/],
  ])('loses a name that %s', async (_what, name, expected) => {
    const { url } = await makeVideo(cache, await put(name, fixture('fast.mp4')), { alt: '' });
    expect(url).toMatch(expected);
    expect(await readFile(fileOf(url))).toEqual(fixture('fast.mp4'));
  });

  const UNPLAYABLE = [
    ['is not H.264', 'old.mp4'],
    ['has its index at the end', 'slow.mp4'],
  ] as const;
  test.each(UNPLAYABLE)('that %s is not used as it is', (_why, name) => {
    expect(inspectVideo(fixture(name)).error).not.toBeNull();
  });

  test('in fragments, as browsers record, is not used as it is', () => {
    const film = fixture('fast.mp4');
    const start = film.indexOf('moov') - 4;
    const end = start + film.readUInt32BE(start);
    // An empty box `mvex` at the end of the index marks a film as fragmented.
    const mark = Buffer.from('\0\0\0\x08mvex', 'latin1');
    film.writeUInt32BE(end - start + mark.length, start);
    const fragmented = Buffer.concat([film.subarray(0, end), mark, film.subarray(end)]);
    expect(inspectVideo(fragmented).error).toBe('is fragmented');
  });

  test('in a profile of H.264 that not every browser plays is not used as it is', () => {
    const film = fixture('fast.mp4');
    const EXTENDED = 0x58;
    film.writeUInt8(EXTENDED, film.indexOf('avcC') + 5);
    expect(inspectVideo(film).error).toMatch(/^is encoded as avc1\.58/);
  });

  test('with pixels that are not square is not used as it is', () => {
    const film = fixture('fast.mp4');
    // The width for display in the track's header, as a 16.16 fixed-point number: 16 by 9 instead of 4 by 5.
    film.writeUInt32BE(213 * 65_536, film.indexOf('tkhd') + 80);
    expect(inspectVideo(film).error).toBe('is rotated or scaled for display');
  });

  // All are converted the same way, so one is enough except before a release.
  test.each(IS_RELEASE ? UNPLAYABLE : UNPLAYABLE.slice(0, 1))('that %s is converted once', async (_why, name) => {
    const cacheFolder = await newFolder();
    const file = await openMediaFile(fixtures, name);
    const make = () => makeFilm(cacheFolder, file, { startSeconds: 0, focus: focusOf() });
    const made = await make();
    expect(made.facts).toMatchObject({ width: 96, height: 120 });
    expect(await make()).toEqual(made);
    expect(await readdir(join(cacheFolder, 'films'))).toHaveLength(1);
  });

  test('is rotated upright and cut to eight seconds, with a warning', async () => {
    const film = await openMediaFile(fixtures, 'turned.mov');
    expect(await report('video: NAME', film)).toEqual([
      '2 warning: "turned.mov" is 0:12 long; guests see 0:00 to 0:08. To show another part, add a line with its start, like start: 0:04',
    ]);
    expect(await report('{ video: NAME, start: "0:11" }', film)).toEqual([]);
    expect(await report('{ video: NAME, start: "0:30" }', film)).toEqual([
      '2 error: "turned.mov" is only 0:12 long. Start it earlier.',
    ]);
    const makeFrom = async (startSeconds: number) => makeFilm(cache, film, { startSeconds, focus: focusOf() });
    const factsFrom = async (startSeconds: number) => (await makeFrom(startSeconds)).facts;
    const { seconds } = await makeFrom(0);
    expect(await makeFrom(seconds - 0.1)).toMatchObject({ fault: 'ends before' });
    const size = { width: 64, height: 96, hasSound: false };
    expect([await factsFrom(0), await factsFrom(11)]).toEqual([
      { ...size, seconds: 8 },
      { ...size, seconds: 1 },
    ]);
    // A wide film loses its sides, and retains its focus.
    const wide = await makeVideo(cache, await openMediaFile(fixtures, 'wide.mp4'), {
      alt: '',
      focus: 'left top',
    });
    expect(wide).toMatchObject({ width: 64, height: 64, poster: { focus: { x: 0, y: 0 } } });
    const [poster] = wide.poster.webp;
    const pixels = await sharp(fileOf(poster?.url ?? ''))
      .raw()
      .toBuffer();
    // The blue channel of the top row's middle pixel: the whole film is blue on the left, red on the right.
    expect(pixels[3 * 32 + 2]).toBeGreaterThan(200);
  });

  test('may be an animated GIF; a film that does not move is a photo', async () => {
    const film = await makeFilm(cache, await put('moves.gif', await movingGif(51, 71)), {
      startSeconds: 0,
      focus: focusOf(),
    });
    // H.264 needs even sizes.
    expect(film.facts).toMatchObject({ width: 50, height: 70 });
    const still = await photo(50, 70).gif().toBuffer();
    expect(await report('video: NAME', await put('still.gif', still))).toEqual([
      '2 error: "still.gif" does not move. Write "photo: still.gif" instead.',
    ]);
    expect(await report('video: NAME', await put('still.mp4', still))).toEqual([
      '2 error: "still.mp4" does not move. Use a photo instead.',
    ]);
    const oneFrame = join(await newFolder(), 'one-frame.mp4');
    const options = ['-frames:v', '1', '-an', '-c:v', 'copy', '-movflags', '+faststart'];
    await runFfmpeg([...inputOf(join(fixtures, 'fast.mp4')), ...options, oneFrame]);
    expect(await report('video: NAME', await openMediaFile(dirname(oneFrame), 'one-frame.mp4'))).toEqual([
      '2 error: "one-frame.mp4" does not move. Use a photo instead.',
    ]);
  });

  test('is rejected if it is broken', async () => {
    const [message] = await report('video: NAME', await put('waves.mov', Buffer.from('hello')));
    expect(message).toMatch(/"waves.mov" is broken or not a film\. If it plays .* export it again as MP4/);
    const cutOff = fixture('fast.mp4').subarray(0, -2000);
    expect(inspectVideo(cutOff).error).toBe('is truncated');
  });
});

describe('a processed picture', () => {
  const makeStory = async (name: string, bytes: Buffer, focus?: string) =>
    makePhoto(await newFolder(), await put(name, bytes), 'story', { alt: '', focus, paper: '#fffaf0' });
  /** The colour of the smallest file's pixel at `x` and `y`, which are shares of its width and height. */
  const colourAt = async (made: Awaited<ReturnType<typeof makePhoto>>, x: number, y: number) => {
    const { data, info } = await sharp(fileOf(made.webp[0]?.url ?? ''))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const start = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
    return [...data.subarray(start, start + 3)];
  };
  /** Whether two colours are equal except for compression. */
  const isNear = (colour: number[], other: number[]) =>
    colour.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 12);

  test('is a draft in one format while editing, unless all formats are cached', async () => {
    const cacheFolder = await newFolder();
    const file = await put('beach.jpg', await photo(800, 500).toBuffer());
    const make = (isDraft: boolean) => makePhoto(cacheFolder, file, 'story', { alt: 'A beach', isDraft });
    const draft = await make(true);
    expect(draft.avif).toEqual([]);
    const whole = await make(false);
    expect({ ...whole, avif: [], webp: [] }).toEqual({ ...draft, webp: [] });
    expect(whole.avif.map(({ width }) => width)).toEqual(draft.webp.map(({ width }) => width));
    expect(await make(true)).toEqual(whole);
  });

  test('is upright and never enlarged', async () => {
    const cacheFolder = await newFolder();
    const file = await put('beach.jpg', await photo(800, 500).withMetadata({ orientation: 6 }).toBuffer());
    const made = await makePhoto(cacheFolder, file, 'story', { alt: 'A beach' });
    expect(made).toMatchObject({ alt: 'A beach', width: 500, height: 800 });
    expect(made.avif.map(({ width }) => width)).toEqual([320, 500]);
    expect(made.webp).toHaveLength(2);
    const bytes = await readFile(fileOf(made.webp.at(-1)?.url ?? ''));
    const { orientation, width, height } = await sharp(bytes).metadata();
    expect({ orientation, width, height }).toEqual({ orientation: undefined, width: 500, height: 800 });
    expect(made.color).toMatch(/^#d[0-9a-f]4[0-9a-f]3[0-9a-f]$/);
    expect(Buffer.from(made.thumbhash, 'base64').length).toBeGreaterThan(4);
    expect(await makePhoto(cacheFolder, file, 'story', { alt: 'A beach' })).toEqual(made);
  });

  test.each([
    ['is rotated by the file and by its tags', 'turned.heic'],
    ['is rotated by its tags only', 'tagged.heic'],
  ])('of a HEIC that %s is upright, with the colours of its profile', async (_what, name) => {
    const made = await makeStory('beach.heic', fixture(name));
    expect(made).toMatchObject({ width: 400, height: 480 });
    expect(isNear(await colourAt(made, 0.5, 0.1), [0, 255, 0])).toBe(true);
    expect(isNear(await colourAt(made, 0.5, 0.9), [255, 0, 0])).toBe(true);
    expect(isNear(await colourAt(made, 0.05, 0.05), [0, 0, 255])).toBe(true);
  });

  test('gets a paper background if transparent, unless it is a logo', async () => {
    const clear = sharp({ create: { width: 400, height: 500, channels: 4, background: '#00000000' } });
    const bytes = await clear.png().toBuffer();
    const made = await makeStory('cut-out.png', bytes);
    expect(isNear(await colourAt(made, 0.5, 0.5), [255, 250, 240])).toBe(true);
    expect(made.color).not.toBe('transparent');
    const logo = await makePhoto(await newFolder(), await put('logo.png', bytes), 'logo', { alt: '' });
    expect(logo.color).toBe('transparent');
  });

  test('has the colours of a CMYK profile', async () => {
    const cmyk = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#b02a24' } })
      .withIccProfile('cmyk')
      .toColourspace('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    expect(isNear(await colourAt(await makeStory('print.jpg', cmyk), 0.5, 0.5), [0xb0, 0x2a, 0x24])).toBe(true);
  });

  test('has the colours of a profile with 16 bits per channel', async () => {
    const deep = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#f00010' } })
      .withIccProfile('p3')
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    expect((await sharp(deep).metadata()).space).toBe('rgb16');
    expect(isNear(await colourAt(await makeStory('scan.png', deep), 0.5, 0.5), [0xf0, 0x00, 0x10])).toBe(true);
  });

  test('has a larger file for the show only if the original is visibly sharper', async () => {
    const printOf = async (width: number) =>
      makePrint(cache, await put('beach.jpg', await photo(width, width * 1.25).toBuffer()), { alt: '' });
    expect(await printOf(1600)).toMatchObject({ width: 1440 });
    expect(await printOf(1200)).toMatchObject({ width: 1200 });
    expect(await printOf(1000)).toBeNull();
  });

  test('stays sharp when cropped to a card, and shows a panorama’s focus', async () => {
    // A card shows a part of 7 by 8. That part gets as many pixels across as a whole upright photo.
    expect(widthsFor('story', WIDTHS.story, { width: 3000, height: 2000 })).toEqual([549, 1097, 1646]);
    expect(widthsFor('story', WIDTHS.story, { width: 3000, height: 4000 })).toEqual(WIDTHS.story);
    const blue = { create: { width: 180, height: 360, channels: 3, background: '#1020f0' } } as const;
    const panorama = await photo(1800, 360)
      .composite([{ input: await sharp(blue).png().toBuffer(), left: 0, top: 0 }])
      .toBuffer();
    const made = await makeStory('alps.jpg', panorama, 'left top');
    expect(made).toMatchObject({ width: 720, height: 360, focus: { x: 0, y: 0 } });
    expect(isNear(await colourAt(made, 0.1, 0.5), [0x10, 0x20, 0xf0])).toBe(true);
    expect(isNear(await colourAt(await makeStory('alps.jpg', panorama), 0.1, 0.5), [0xd7, 0x43, 0x3b])).toBe(true);
  });

  test('used as a portrait has the shape of all portraits, around its focus', async () => {
    const half = { create: { width: 450, height: 600, channels: 3, background: '#1020f0' } } as const;
    const bytes = await photo(900, 600)
      .composite([{ input: await sharp(half).png().toBuffer(), left: 450, top: 0 }])
      .toBuffer();
    const file = await put('aunt.jpg', bytes);
    const made = await makePhoto(await newFolder(), file, 'portrait', { alt: '', focus: 'right center' });
    expect(made).toMatchObject({ width: 500, height: 600 });
    expect(isNear(await colourAt(made, 0.3, 0.5), [0x10, 0x20, 0xf0])).toBe(true);
  });

  test('of a drawing is as large as the site shows it', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><circle r="9" cx="20" cy="10"/></svg>',
    );
    const made = await makePhoto(await newFolder(), await put('logo.svg', svg), 'logo', { alt: 'Shop' });
    expect(made).toMatchObject({ width: 960, height: 480, color: 'transparent' });
  });

  const svgOf = (width: number, height: number) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"></svg>`);
  const LONG = [
    ['a tall photo on a card', 'chat.jpg', () => photo(400, 17_000).toBuffer(), 'story', 385],
    ['a wide drawing on a card', 'ribbon.svg', () => svgOf(2000, 40), 'story', 16_383],
  ] as const;
  const MORE_LONG = [
    ['a tall photo in the show', 'chat.jpg', () => photo(400, 17_000).toBuffer(), 'print', 385],
    ['a tall drawing', 'ribbon.svg', () => svgOf(40, 2000), 'logo', 328],
  ] as const;
  test.each([...LONG, ...(IS_RELEASE ? MORE_LONG : [])])(
    'of %s is no larger than its format allows',
    async (_what, name, bytes, use, width) => {
      const options = { alt: '', isDraft: use !== 'print' };
      const made = await makePhoto(await newFolder(), await put(name, await bytes()), use, options);
      expect(made.width).toBe(width);
      expect(Math.max(made.width, made.height)).toBe(16_383);
    },
  );

  test('has files that an address can name', async () => {
    const file = await put('One? #1.jpg', await photo(400, 500).toBuffer());
    const { webp } = await makePhoto(await newFolder(), file, 'story', { alt: '' });
    expect(webp.map(({ url }) => url)).toEqual([
      expect.stringMatching(/\/One- -1-320\.webp$/),
      expect.stringMatching(/\/One- -1-400\.webp$/),
    ]);
  });

  test('is made again if the cache is damaged', async () => {
    const cacheFolder = await newFolder();
    const make = (into: string) => writeFile(join(into, 'one.txt'), '1').then(() => ({ made: 1 }));
    await mkdir(join(cacheFolder, 'key'));
    await writeFile(join(cacheFolder, 'key/facts.json'), '{');
    const { folder, facts } = await cached(cacheFolder, 'key', make);
    expect([facts, (await readdir(folder)).toSorted()]).toEqual([{ made: 1 }, ['facts.json', 'one.txt']]);
    expect(await readdir(cacheFolder)).toEqual(['key']);
  });

  test('is the same for concurrent callers', async () => {
    const cacheFolder = await newFolder();
    const file = await put('beach.jpg', await photo(400, 500).toBuffer());
    const make = () => makePhoto(cacheFolder, file, 'story', { alt: '' });
    const [first, second] = await Promise.all([make(), make()]);
    expect(second).toEqual(first);
    expect((await stat(fileOf(first.webp[0]?.url ?? ''))).size).toBeGreaterThan(0);
  });

  test('has another cache key for other bytes of the same size and date', async () => {
    const file = await put('beach.jpg', await photo(400, 500).toBuffer());
    const { mtime } = await stat(file.path);
    await writeFile(file.path, (await readFile(file.path)).toReversed());
    await utimes(file.path, mtime, mtime);
    expect((await openMediaFile(dirname(file.path), 'beach.jpg')).hash).not.toBe(file.hash);
  });

  test('is read again after a failure, as when another program locks the file', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'beach.jpg'), 'beach');
    const read = vi.spyOn(fs, 'createReadStream').mockImplementationOnce(() => {
      throw new Error('EBUSY');
    });
    syncBuiltinESMExports();
    await expect(openMediaFile(folder, 'beach.jpg')).rejects.toThrow('EBUSY');
    read.mockRestore();
    syncBuiltinESMExports();
    expect(await openMediaFile(folder, 'beach.jpg')).toMatchObject({ size: 5 });
  });
});

describe('a content module', () => {
  test('imports each file once and contains its address', () => {
    const code = toModule('story', { a: asset('/x/a.avif'), b: [asset('/x/a.avif'), 'plain'] });
    expect(code).toBe(
      'import asset0 from "/x/a.avif?url&no-inline";\nexport const story = {"a":asset0,"b":[asset0,"plain"]};\n',
    );
  });

  test('contains only addresses on the development server', () => {
    const code = toServedModule('story', { a: asset('/x/a.avif') }, (file) => `/@fs${file}`);
    expect(code).toBe('export const story = {"a":"/@fs/x/a.avif"};\n');
  });

  test('is built with file names that no script, page or style sheet has to encode', async () => {
    const root = await newFolder();
    await writeFile(join(root, '_DSC1 été (1) & Nell’s.webp'), 'picture');
    await writeFile(
      join(root, 'main.js'),
      'import url from "./_DSC1 été (1) & Nell’s.webp?url&no-inline"; console.log(url);',
    );
    const rolldownOptions = { input: join(root, 'main.js'), output: viteOptions.build?.rolldownOptions?.output ?? {} };
    const options = { root, configFile: false, logLevel: 'silent', build: { write: false, rolldownOptions } } as const;
    const [made] = [await build(options)].flat();
    const names = made && 'output' in made ? made.output.map(({ fileName }) => fileName) : [];
    expect(names).toEqual([
      expect.stringMatching(/^assets\/main-[\w-]+\.js$/),
      // Apache's configuration hides files whose names begin with an underscore.
      expect.stringMatching(/^assets\/(?!_)[\w-]+\.webp$/),
    ]);
  });

  test('has a placeholder that survives HTML, also for a name with an apostrophe', () => {
    const path = "/x/Nell's dress (1).webp";
    const html = renderToStaticMarkup(createElement('img', { src: assetInHtml(path) }));
    expect(fillAssets(html, (file) => `[${file}]`)).toContain(`src="[${path}]"`);
  });

  test('does not change a text that looks like a file placeholder', () => {
    const code = toModule('story', { caption: '__asset__:/etc/passwd' });
    expect(code).toBe('\nexport const story = {"caption":"__asset__:/etc/passwd"};\n');
  });
});
