import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inputOf, runFfmpeg, takeStill, usableVersion } from '../../../build/media/films/ffmpeg.ts';
import { inspectVideo } from '../../../build/media/films/inspect-film.ts';
import { openMediaFile } from '../../../build/media/media-file.ts';
import { probeFilm } from '../../../build/media/films/probe-film.ts';
import { IS_RELEASE } from '../../e2e/support/is-release.ts';

const FIXTURES = resolve(import.meta.dirname, '../../fixtures/content');
const FILM = join(FIXTURES, 'fast.mp4');
/** The line of a banner that lists all features that the build needs. */
const COMPLETE = 'configuration: --enable-gpl --enable-libx264 --enable-libzimg';

const newFolder = () => mkdtemp(join(tmpdir(), 'ffmpeg-'));
const write = async (name: string, text: string | Buffer) => {
  const path = join(await newFolder(), name);
  await writeFile(path, text);
  return path;
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/**
 * Loads `ffmpeg.ts` as on a computer whose ffmpeg prints this banner and then runs these lines of shell script.
 * @param banner null for a computer without ffmpeg
 */
async function loadWithFfmpeg(banner: string | null, lines = '') {
  const folder = await newFolder();
  if (banner !== null) {
    const program = join(folder, 'ffmpeg');
    await writeFile(program, `#!/bin/sh\necho '${banner}'\n${lines}\n`);
    await chmod(program, 0o755);
  }
  vi.stubEnv('PATH', folder);
  vi.resetModules();
  return import('../../../build/media/films/ffmpeg.ts');
}

/** A hash of a still's pixels. */
async function hashPixels(still: Buffer): Promise<string> {
  const pixels = await sharp(still).removeAlpha().raw().toBuffer();
  return createHash('sha256').update(pixels).digest('hex').slice(0, 12);
}
/** The hash of the first frame of `FILM`. */
const FIRST_FRAME = 'd66e608055a5';

describe('the ffmpeg that reads films', () => {
  test.each([
    ['Debian’s', '5.1.9', `5.1.9-0+deb12u1 Copyright (c) 2000-2026 the FFmpeg developers\n${COMPLETE}`],
    ['a nightly build’s', '7.0', `n7.0-7-gd38bf5e08e-20240407 Copyright (c) 2000-2024\n${COMPLETE}`],
    ['a future release’s', '10.0.1', `10.0.1 Copyright\n${COMPLETE}`],
    ['an old release’s', null, `4.4.2-0ubuntu0.22.04.1 Copyright\n${COMPLETE}`],
    ['an unnumbered build’s', null, `N-47683-g0e8eb07980-static Copyright (c) 2000-2018\n${COMPLETE}`],
    ['an x264-less build’s', null, '7.1.1 Copyright\nconfiguration: --enable-libopenh264 --enable-libzimg'],
  ])('must be recent and complete: %s version is %s', (_whose, version, banner) => {
    expect(usableVersion(`ffmpeg version ${banner}`)).toBe(version);
  });

  test.each([
    ['is recent', `ffmpeg version 7.1.1 Copyright\n${COMPLETE}`, 'this computer’s ffmpeg 7.1.1.'],
    [
      'is old',
      `ffmpeg version 4.4.2 Copyright\n${COMPLETE}`,
      'the packaged ffmpeg 5.1.4. Installing a full ffmpeg 5 or later',
    ],
  ])('is named by npm run check if the computer’s %s', async (_how, banner, expected) => {
    const { describeFfmpeg } = await loadWithFfmpeg(banner);
    expect(await describeFfmpeg()).toContain(`Films are converted by ${expected}`);
  });

  test.each([
    ['that no longer starts', 'case "$*" in *-version*) ;; *) /bin/rm "$0"; esac', 'ENOENT'],
    ['with a full disk', 'case "$*" in *-y*) echo "No space left on device" >&2; exit 1; esac', 'No space left'],
    ['killed while it converts', 'case "$*" in *-y*) kill -9 $$; esac', 'interrupted'],
    ['killed while it maps the tones of HDR', 'case "$*" in *tonemap*) kill -9 $$; esac', 'interrupted'],
    ['killed while it describes', 'case "$*" in *-version* | *-y*) ;; *) kill -9 $$; esac', 'interrupted'],
  ])('%s does not call a good film broken', async (_what, lines, reason) => {
    const description = `echo 'Duration: 00:00:02.00\n  Stream #0:0: Video: h264, smpte2084' >&2`;
    await loadWithFfmpeg(`ffmpeg version 7.1.1 Copyright\n${COMPLETE}`, `${description}\n${lines}`);
    const { makeFilm } = await import('../../../build/media/films/make-film.ts');
    const film = await openMediaFile(FIXTURES, 'fast.mp4');
    const part = { startSeconds: 1, focus: { x: 0.5, y: 0.5 } };
    const outcome = await makeFilm(await newFolder(), film, part).catch((error: unknown) => ({ fault: String(error) }));
    expect(outcome.fault).toContain(reason);
  });

  test('is killed after fifteen minutes', async () => {
    const banner = `ffmpeg version 7.1.1 Copyright\n${COMPLETE}`;
    const slow = await loadWithFfmpeg(banner, 'case "$*" in *-version*) ;; *) exec /bin/sleep 600; esac');
    await slow.describeFfmpeg();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const failure = slow.runFfmpeg([]).catch((error: unknown) => error);
      await vi.waitUntil(() => vi.getTimerCount() === 1);
      vi.advanceTimersByTime(15 * 60_000);
      expect(await failure).toMatchObject({ signal: 'SIGKILL' });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('counts the length of the picture that it converts, not of a cover before it', async () => {
    const tracks = 'Duration: N/A\n  Stream #0:0: Video: png (attached pic)\n  Stream #0:1: Video: h264';
    const count = `case "$*" in *'-map 0:1 '*) echo time=00:00:07.00; esac`;
    await loadWithFfmpeg(`ffmpeg version 7.1.1 Copyright\n${COMPLETE}`, `{ echo '${tracks}'; ${count}; } >&2`);
    const { probeFilm: probe } = await import('../../../build/media/films/probe-film.ts');
    expect(await probe(FILM)).toMatchObject({ pictureTrack: 1, seconds: 7 });
  });

  test('takes the same still whether packaged or installed', async () => {
    const { stdout } = spawnSync('ffmpeg', ['-version'], { encoding: 'utf8' });
    if (usableVersion(stdout ?? '') !== null) expect(await hashPixels(await takeStill(FILM))).toBe(FIRST_FRAME);
    const packaged = await loadWithFfmpeg(null);
    expect(await hashPixels(await packaged.takeStill(FILM))).toBe(FIRST_FRAME);
  });

  test('makes an MP4 on a computer without ffmpeg, and refuses a file that is no film', async () => {
    const packaged = await loadWithFfmpeg(null);
    const into = join(await newFolder(), 'film.mp4');
    const options = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-movflags', '+faststart'];
    await packaged.runFfmpeg(['-y', ...packaged.inputOf(FILM), ...options, into]);
    expect(inspectVideo(await readFile(into))).toMatchObject({ error: null, facts: { width: 96, height: 120 } });
    await expect(packaged.runFfmpeg([...packaged.inputOf(await write('film.mp4', 'words')), into])).rejects.toThrow(
      'Invalid data',
    );
  });
});

describe('a hostile film', () => {
  // One rule, the list of accepted formats, refuses both, so the second is only tested before a release.
  const LISTS = [
    ['a list of films', 'ffconcat version 1.0\nfile other.mp4\n'],
    ['a playlist', '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nother.mp4\n#EXT-X-ENDLIST\n'],
  ] as const;
  test.each(IS_RELEASE ? LISTS : LISTS.slice(0, 1))(
    'that is %s cannot make ffmpeg read other files',
    async (_what, text) => {
      const path = await write('film.mp4', text);
      await copyFile(FILM, join(path, '../other.mp4'));
      expect(await probeFilm(path)).toBeNull();
    },
  );

  test('that claims frames larger than 8K is not decoded', async () => {
    // A GIF of 7,000 by 7,000 pixels (581b is 7,000) that draws only one of them.
    const screen = '581b581b800000000000ffffff';
    const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.from(`${screen}2c00000000010001000002024401003b`, 'hex')]);
    const path = await write('film.gif', gif);
    const decode = ['-frames:v', '1', '-f', 'rawvideo', '-vf', 'scale=2:2', '-'];
    // Slow, and shows only that the GIF is valid.
    if (IS_RELEASE) await expect(runFfmpeg(['-i', path, ...decode])).resolves.toBeInstanceOf(Buffer);
    await expect(runFfmpeg([...inputOf(path), ...decode])).rejects.toThrow('exceeds');
  });
});
