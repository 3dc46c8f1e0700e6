import { readFileSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asset, toModule } from '../../vite/content/asset.ts';
import { inspectPhoto } from '../../vite/media/inspect-photo.ts';
import { inspectVideo } from '../../vite/media/inspect-video.ts';
import { makePhoto } from '../../vite/media/make-photo.ts';
import { makeVideo } from '../../vite/media/make-video.ts';

const fixtures = resolve(import.meta.dirname, '../fixtures/content');
const video = (name: string) => readFileSync(join(fixtures, name));

/** A photo of one colour. */
function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#d7433b' } }).jpeg();
}

/** Where a made file lies. */
function pathOf(url: string): string {
  return url.replace('__asset__:', '');
}

describe('a photo is refused, with its cure,', () => {
  it('if it is HEIC, whatever it is called', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
    expect(await inspectPhoto('beach.jpg', heic, 'photo')).toMatch(/HEIC.*Convert it to JPEG/);
  });

  it('if it is no photo', async () => {
    expect(await inspectPhoto('beach.jpg', Buffer.from('hello'), 'photo')).toMatch(/broken or no photo/);
  });

  it('if it breaks off in the middle', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const whole = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#000', noise } })
      .png()
      .toBuffer();
    expect(await inspectPhoto('beach.png', whole.subarray(0, whole.length / 3), 'photo')).toMatch(/broken/);
    expect(await inspectPhoto('beach.png', whole, 'photo')).toBeNull();
  });

  it('if it is too small to be sharp', async () => {
    const tiny = await photo(300, 900).toBuffer();
    expect(await inspectPhoto('beach.jpg', tiny, 'photo')).toMatch(/only 300 × 900 pixels/);
  });

  it('if it has more pixels than any screen', async () => {
    const huge = await photo(12_500, 400).toBuffer();
    expect(await inspectPhoto('beach.jpg', huge, 'photo')).toMatch(/12500 × 400 pixels/);
  });

  it('if it is heavier than any photo need be', async () => {
    expect(await inspectPhoto('beach.jpg', Buffer.alloc(41e6), 'photo')).toMatch(/41\.0 MB/);
  });
});

describe('a video', () => {
  it('that streams passes, and its facts are read', () => {
    const { facts, error, warning } = inspectVideo('waves.mp4', video('fast.mp4'));
    expect({ error, warning }).toEqual({ error: null, warning: null });
    expect(facts).toMatchObject({ width: 96, height: 120, hasSound: true });
    expect(facts?.seconds).toBeCloseTo(0.4, 0);
  });

  it.each([
    ['has its index at the end', 'slow.mp4', /index at the end/],
    ['is not H.264', 'old.mp4', /H\.264 is needed/],
    ['tells where it was taken', 'place.mp4', /where it was taken/],
  ])('that %s is refused, with the command that mends it', (_what, file, message) => {
    const { error } = inspectVideo('waves.mp4', video(file));
    expect(error).toMatch(message);
    expect(error).toContain('ffmpeg -i waves.mp4');
    expect(error).toContain('+faststart');
  });

  it('that is no video is refused', () => {
    expect(inspectVideo('waves.mp4', Buffer.from('hello')).error).toMatch(/broken or no MP4/);
  });

  it('that is heavy is worth a look, one that is far too heavy is refused', () => {
    const padded = (bytes: number) => {
      const free = Buffer.alloc(bytes);
      free.writeUInt32BE(bytes);
      free.write('free', 4, 'latin1');
      return Buffer.concat([video('fast.mp4'), free]);
    };
    expect(inspectVideo('waves.mp4', padded(700e3)).warning).toMatch(/600 or fewer start faster/);
    expect(inspectVideo('waves.mp4', padded(9e6)).error).toMatch(/8\.0 is the most/);
  });
});

describe('a picture that is made', () => {
  it('is upright, never larger than its original, and tells nothing of where it was taken', async () => {
    const cache = await mkdtemp(join(tmpdir(), 'photos-'));
    const withPlace = await photo(800, 500)
      .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const made = await makePhoto(cache, 'beach.jpg', withPlace, 'story', 'A beach');
    expect(made).toMatchObject({ alt: 'A beach', width: 500, height: 800 });
    expect(made.avif.map(({ width }) => width)).toEqual([320, 500]);
    expect(made.webp).toHaveLength(2);
    const file = await readFile(pathOf(made.webp.at(-1)?.url ?? ''));
    const { exif, orientation, width, height } = await sharp(file).metadata();
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 500,
      height: 800,
    });
    expect(made.color).toMatch(/^#d[0-9a-f]4[0-9a-f]3[0-9a-f]$/);
    expect(Buffer.from(made.thumbhash, 'base64').length).toBeGreaterThan(4);
    expect(await makePhoto(cache, 'beach.jpg', withPlace, 'story', 'A beach')).toEqual(made);
  });

  it('of a drawing is as large as it is shown, and nothing shows through', async () => {
    const cache = await mkdtemp(join(tmpdir(), 'photos-'));
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><circle r="9" cx="20" cy="10"/></svg>',
    );
    const made = await makePhoto(cache, 'logo.svg', svg, 'logo', 'Shop');
    expect(made).toMatchObject({ width: 960, height: 480, color: 'transparent' });
  });

  it('of a video is its first frame', async () => {
    const cache = await mkdtemp(join(tmpdir(), 'videos-'));
    const made = await makeVideo(cache, join(fixtures, 'fast.mp4'), 'fast.mp4', 'Waves');
    expect(made.poster).toMatchObject({ alt: 'Waves', width: 96, height: 120 });
    expect(made.poster.color).toMatch(/^#[23][0-9a-f]5[0-9a-f]8[0-9a-f]$/);
  });
});

describe('a content module', () => {
  it('imports each file once and holds its address', () => {
    const code = toModule('story', { a: asset('/x/a.avif'), b: [asset('/x/a.avif'), 'plain'] });
    expect(code).toBe(
      'import asset0 from "/x/a.avif?url&no-inline";\nexport const story = {"a":asset0,"b":[asset0,"plain"]};\n',
    );
  });

  it('takes a text for a text, even one that looks like the place of a file', () => {
    const code = toModule('story', { caption: '__asset__:/etc/passwd' });
    expect(code).toBe('\nexport const story = {"caption":"__asset__:/etc/passwd"};\n');
  });
});
