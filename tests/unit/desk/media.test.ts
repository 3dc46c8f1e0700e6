import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { asset } from '../../../build/media/asset.ts';
import { makePage, type Pages } from '../../../build/make/make-page.ts';
import { openProject } from '../../../build/check/open-project.ts';
import type { Project } from '../../../build/read/project.ts';
import { cleanName } from '../../../desk/server/media/clean-name.ts';
import { listMedia } from '../../../desk/server/media/media-list.ts';
import { restore, trash } from '../../../desk/server/media/trash.ts';
import { findPictures } from '../../../desk/server/media/find-page-pictures.ts';
import type { PictureUse } from '../../../desk/protocol.ts';
import { takeIn } from '../../../desk/server/media/take-in.ts';
import { dateInTags, filmTakenOn } from '../../../desk/server/media/taken-on.ts';
import { thumbnail } from '../../../desk/server/media/thumbnail.ts';
import { runFfmpeg } from '../../../build/media/films/ffmpeg.ts';
import { movingGif } from '../../fixtures/moving-gif.ts';

const root = resolve(import.meta.dirname, '../../..');
const fixture = (name: string) => readFile(join(root, 'tests/fixtures/content', name));

/** A photo of one colour. */
const photo = (width = 400, height = 500, background = '#d7433b') =>
  sharp({ create: { width, height, channels: 3, background } }).jpeg();

/** A film of red, two seconds long, as this kind of file. */
async function film(ending: string, ...options: string[]): Promise<Buffer> {
  const path = join(await mkdtemp(join(tmpdir(), 'film-')), `film.${ending}`);
  await runFfmpeg(['-f', 'lavfi', '-i', 'color=red:s=64x80:r=2:d=2', '-pix_fmt', 'yuv420p', ...options, path]);
  return readFile(path);
}

/** An iPhone's film, made once. */
let ofIphone: Promise<Buffer> | undefined;
function iphoneFilm(): Promise<Buffer> {
  const date = 'com.apple.quicktime.creationdate=2019-07-03T23:22:10-0400';
  return (ofIphone ??= film('mov', '-c:v', 'mpeg4', '-movflags', 'use_metadata_tags', '-metadata', date));
}

async function song(): Promise<Buffer> {
  const path = join(await mkdtemp(join(tmpdir(), 'song-')), 'song.wav');
  await runFfmpeg(['-f', 'lavfi', '-i', 'sine=d=1', path]);
  return readFile(path);
}

/** A content folder with media and the files that name them. */
async function newProject(files: Record<string, Buffer> = {}, story = ''): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'edit-media-'));
  const mediaFolder = join(folder, 'content/media');
  await mkdir(mediaFolder, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(mediaFolder, name), bytes);
  const source = await readFile(join(root, 'content/story.yaml'), 'utf8');
  for (const name of ['site', 'places'])
    await writeFile(join(folder, `content/${name}.yaml`), await readFile(join(root, `content/${name}.yaml`)));
  if (story !== '')
    await writeFile(join(folder, 'content/story.yaml'), `${source.slice(0, source.indexOf('cards:'))}${story}`);
  await mkdir(join(folder, 'src'));
  for (const name of ['languages', 'worlds']) await symlink(join(root, 'src', name), join(folder, 'src', name));
  return openProject(folder, 'content', null);
}

const drop = (project: Project, name: string, bytes: Buffer, use?: PictureUse) =>
  takeIn(project, name, Readable.from([bytes.subarray(0, 99), bytes.subarray(99)]), use);

const media = (project: Project) => readdir(project.mediaFolder);

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
    [`${'long '.repeat(90)}.jpg`, 'jpg', `${'long-'.repeat(15)}long.jpg`.replace(/long\.jpg$/, 'long.jpg')],
  ])('called %j gets a name that is valid on every computer', (given, ending, clean) => {
    expect(cleanName(given, ending, 'photo')).toBe(clean);
  });

  test('is added under a clean name with the extension of its format', async () => {
    const project = await newProject();
    expect(await drop(project, 'Beach Day.PNG', await photo().toBuffer())).toEqual({
      status: 'taken',
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
    const both = [drop(project, 'beach.jpg', third), drop(project, 'x.jpg', third), drop(project, 'beach.jpg', fourth)];
    const names = (await Promise.all(both)).map((taken) => 'name' in taken && taken.name);
    expect(names[0]).toBe(names[1]);
    expect(await media(project)).toHaveLength(4);
  });

  test('is recognised as a photo or film by its bytes, not its name', async () => {
    const project = await newProject();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>');
    const tiff = await photo().tiff().toBuffer();
    const still = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#222' } })
      .gif()
      .toBuffer();
    const taken = await Promise.all([
      drop(project, 'clip.jpg', await iphoneFilm()),
      drop(project, 'clip.mp4', await film('webm', '-c:v', 'libvpx')),
      drop(project, 'drawn.svg', svg),
      drop(project, 'scan.TIFF', tiff),
      drop(project, 'moves.gif', await movingGif(64, 80)),
      drop(project, 'still.gif', still),
      drop(project, 'small.avif', await photo().avif().toBuffer()),
    ]);
    expect(taken.map((each) => ('name' in each ? `${each.kind} ${each.name}` : each.message))).toEqual([
      'video clip.mov',
      'video clip.webm',
      'photo drawn.svg',
      'photo scan.tiff',
      'video moves.gif',
      'photo still.gif',
      'photo small.avif',
    ]);
  });

  test('that the site cannot show is refused with the check’s message', async () => {
    const project = await newProject();
    const told = async (name: string, bytes: Buffer, use?: PictureUse) => {
      const answer = await drop(project, name, bytes, use);
      return 'message' in answer ? answer.message : '';
    };
    expect(await told('Menu.pdf', Buffer.from('%PDF-1.7'))).toMatch(/^"Menu\.pdf" is broken or not a photo/);
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const whole = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#000', noise } })
      .jpeg()
      .toBuffer();
    // Each message names its own file, even with many in parallel.
    const halves = Array.from({ length: 24 }, (_, at) =>
      told(`Half ${at}.jpg`, whole.subarray(0, whole.length / 3 + at)),
    );
    for (const each of await Promise.all(halves)) expect(each).toMatch(/^"Half \d+\.jpg" is broken/);
    expect(await told('beach.heic', (await fixture('turned.heic')).subarray(0, 900))).toMatch(/broken or not a photo/);
    expect(await told('waves.mov', (await iphoneFilm()).subarray(0, 700))).toMatch(/broken/);
    expect(await told('song.mp3', await song())).toMatch(/has sound but no picture/);
    expect(await told('tiny.jpg', await photo(200, 250).toBuffer())).toMatch(/only 200 × 250 pixels/);
    expect(await told('logo.jpg', await photo(200, 250).toBuffer(), 'drawing')).toBe('');
    expect(await told('cover.jpg', await photo().toBuffer(), 'cover')).toMatch(/at least 1000 each way/);
    const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500"/>';
    expect(await told('logo.svg', Buffer.from(drawn), 'cover')).toMatch(/is a drawing, and the cover shows a photo/);
    expect(await told('none.jpg', Buffer.alloc(0))).toMatch(/is empty/);
    expect(await media(project)).toEqual(['logo.jpg']);
    expect(await readdir(join(project.cacheFolder, 'edit/incoming'))).toEqual([]);
  });

  test('that is too large or aborted leaves nothing behind', async () => {
    const project = await newProject();
    const piece = Buffer.alloc(64e6);
    const large = await takeIn(project, 'party.mov', Readable.from(Array.from({ length: 9 }, () => piece)));
    expect(large).toMatchObject({ message: expect.stringMatching(/has 576 MB.*500 MB is the most/) as string });
    const broken = async function* () {
      yield await photo().toBuffer();
      throw new Error('the page was closed');
    };
    await expect(takeIn(project, 'beach.jpg', broken())).rejects.toThrow('the page was closed');
    expect(await media(project)).toEqual([]);
    expect(await readdir(join(project.cacheFolder, 'edit/incoming'))).toEqual([]);
  });
});

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
    const folder = await mkdtemp(join(tmpdir(), 'film-'));
    const utc = join(folder, 'utc.mp4');
    const fast = join(root, 'tests/fixtures/content/fast.mp4');
    await runFfmpeg(['-i', fast, '-c', 'copy', '-metadata', 'creation_time=2019-07-04T03:22:10Z', utc]);
    const here = new Date('2019-07-04T03:22:10Z');
    const local = new Date(here.getTime() - here.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
    expect(await takenOn('a.mov', await iphoneFilm())).toBe('2019-07-03T23:22:10');
    expect(await filmTakenOn(utc)).toBe(local);
    expect(await filmTakenOn(fast)).toBeNull();
  });
});

describe('the media folder', () => {
  const cards = `cards:
  - { date: June 2017, caption: One, photo: used.jpg }
  - { date: July 2017, caption: Two, video: film.mp4 }
`;
  let project: Project;
  beforeAll(async () => {
    const used = await photo().toBuffer();
    const files = {
      'used.jpg': used,
      'film.mp4': await fixture('fast.mp4'),
      'old.jpg': await photo(500, 500).toBuffer(),
    };
    project = await newProject({ ...files, 'notes.txt': Buffer.from('ours'), '.DS_Store': used }, cards);
  });

  test('is listed with whether each file is used', async () => {
    expect((await project.read()).mistakes.map(({ message }) => message)).toEqual([]);
    expect(await listMedia(project)).toEqual([
      { name: 'film.mp4', kind: 'video', bytes: (await fixture('fast.mp4')).length, isUsed: true },
      { name: 'old.jpg', kind: 'photo', bytes: (await photo(500, 500).toBuffer()).length, isUsed: false },
      { name: 'used.jpg', kind: 'photo', bytes: (await photo().toBuffer()).length, isUsed: true },
    ]);
  });

  test('loses only unused files, and gets the latest ones back', async () => {
    for (const name of ['used.jpg', '../story.yaml', 'nothing.jpg', 'notes.txt', '.DS_Store'])
      expect(await trash(project, ['old.jpg', name])).toMatch(/\w/);
    expect(await media(project)).toContain('old.jpg');

    const first = await readFile(join(project.mediaFolder, 'old.jpg'));
    const second = await photo(600, 600).toBuffer();
    expect(await trash(project, ['old.jpg'])).toBeNull();
    expect(await media(project)).not.toContain('old.jpg');
    expect(await drop(project, 'old.jpg', second)).toMatchObject({ name: 'old.jpg' });
    expect(await restore(project, ['old.jpg'])).toMatch(/another/);
    expect(await trash(project, ['old.jpg'])).toBeNull();
    expect(await restore(project, ['old.jpg'])).toBeNull();
    expect(await readFile(join(project.mediaFolder, 'old.jpg'))).toEqual(second);
    expect(await trash(project, ['old.jpg'])).toBeNull();
    expect(await restore(project, ['old.jpg'])).toBeNull();
    expect(await trash(project, ['old.jpg'])).toBeNull();
    for (const name of ['nothing.jpg', '../trash', '..', '']) expect(await restore(project, [name])).toMatch(/\w/);
    expect(await restore(project, ['old.jpg'])).toBeNull();
    expect(await restore(project, ['old.jpg'])).toMatch(/\w/);
    expect(await readFile(join(project.mediaFolder, 'old.jpg'))).toEqual(second);
    expect(first).not.toEqual(second);
  });

  test('loses no file while the content is unreadable', async () => {
    const broken = await newProject({ 'old.jpg': await photo().toBuffer() }, 'cards: [');
    expect(await listMedia(broken)).toMatchObject([{ name: 'old.jpg', isUsed: true }]);
    expect(await trash(broken, ['old.jpg'])).toMatch(/\w/);
  });

  test('has an upright thumbnail of every file', async () => {
    const sizes = async (name: string, options?: { size?: number; start?: string }) => {
      const made = await thumbnail(project, name, options);
      if (!made) return null;
      const { format, width, height } = await sharp(made).metadata();
      return [format, width, height].join(' ');
    };
    await drop(project, 'turned.heic', await fixture('turned.heic'));
    await drop(project, 'lying.jpg', await photo(900, 600).withMetadata({ orientation: 6 }).toBuffer());
    await writeFile(join(project.mediaFolder, 'clip.mov'), await iphoneFilm());
    await drop(project, 'drawn.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'));
    expect(await sizes('turned.heic')).toBe('webp 267 320');
    expect(await sizes('lying.jpg')).toBe('webp 213 320');
    expect(await sizes('lying.jpg', { size: 1280 })).toBe('webp 600 900');
    expect(await sizes('clip.mov')).toBe('webp 256 320');
    expect(await sizes('clip.mov', { start: '0:01' })).toBe('webp 256 320');
    expect(await sizes('drawn.svg')).toBe('webp 167 83');
    for (const name of ['../story.yaml', 'notes.txt', 'nothing.jpg']) expect(await sizes(name)).toBeNull();
  });
});

describe('a picture on a page', () => {
  test('on the cover is made only as WebP in the desk', async () => {
    const project = Object.assign(await newProject({ 'lake.jpg': await photo(1200, 1000).toBuffer() }), {
      isDraft: true,
    });
    const { written } = await project.read();
    const site = { ...written?.site, cover: { photo: 'lake.jpg' } };
    const { cuts } = (await makePage('cover', Object.assign({}, written, { site }), project)) as Pages['cover'];
    expect(cuts.map(({ avif, webp }) => [avif.length, webp.length > 0])).toEqual(cuts.map(() => [0, true]));
  });

  const picturesOf = async (name: keyof Pages, content: string) => {
    const project = openProject(root, content, null);
    const { written } = await project.read();
    if (!written) throw new Error('not sound');
    return { written, found: findPictures(name, await makePage(name, written, project)) };
  };

  test('leads to the line that names it', async () => {
    const { written, found } = await picturesOf('party', 'content');
    for (const [side, { members }] of (written.party?.sides ?? []).entries())
      for (const [index, { photo: file }] of members.entries()) {
        const place = { file: 'party.yaml', path: ['sides', side, 'members', index, 'photo'] };
        const addresses = found.filter(([, each]) => JSON.stringify(each) === JSON.stringify(place));
        expect(addresses.length).toBeGreaterThan(0);
        for (const [address] of addresses) expect(address).toMatch(new RegExp(`^[0-9a-f]{20}/${file.split('.')[0]}-`));
      }
  });

  test('leads to its line on the registry, the thank-you and the cover', async () => {
    const paths = async (name: keyof Pages, content: string) => [
      ...new Set((await picturesOf(name, content)).found.map(([, { file, path }]) => `${file} ${path.join('.')}`)),
    ];
    expect(await paths('registry', 'content')).toEqual(['registry.yaml shops.0.logo', 'registry.yaml shops.1.logo']);
    expect(await paths('thanks', 'content')).toEqual(['thanks.yaml pet']);
    const cover = {
      cuts: [{ avif: [{ url: asset('/a/covers/key/cover-phone-480.avif') }], media: '/covers/no/mark' }],
    };
    expect(findPictures('cover', cover)).toEqual([
      ['key/cover-phone-480.avif', { file: 'site.yaml', path: ['cover', 'photo'] }],
    ]);
  });

  test('in the story leads to its card’s photo or film', async () => {
    const project = await newProject(
      {
        'one.jpg': await photo().toBuffer(),
        'two.mp4': await fixture('slow.mp4'),
        'three.mp4': await fixture('fast.mp4'),
      },
      'cards:\n' +
        ['photo: one.jpg', 'video: two.mp4', 'video: three.mp4']
          .map((line) => `  - { date: June 2017, caption: One, ${line} }\n`)
          .join(''),
    );
    const { written } = await project.read();
    if (!written) throw new Error('not sound');
    const found = findPictures('story', await makePage('story', written, project));
    const of = (line: string) =>
      found.flatMap(([address, { path }]) =>
        path.join('.') === line ? [address.replace(/^[0-9a-f]{20}/, 'KEY')] : [],
      );
    expect(of('cards.0.photo')).toEqual([
      'KEY/one-320.avif',
      'KEY/one-400.avif',
      'KEY/one-320.webp',
      'KEY/one-400.webp',
    ]);
    expect(of('cards.1.video')).toEqual(['KEY/two.mp4', 'KEY/two-96.avif', 'KEY/two-96.webp']);
    expect(of('cards.2.video')).toEqual(['media/three.mp4', 'KEY/three-96.avif', 'KEY/three-96.webp']);
    expect(findPictures('storyEnding', await makePage('storyEnding', written, project))).toEqual([]);
  });
});
