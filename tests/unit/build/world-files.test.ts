import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ViteDevServer } from 'vite';
import { checkContent } from '../../../build/check/check-content.ts';
import { openProject } from '../../../build/check/open-project.ts';
import type { Project } from '../../../build/read/project.ts';
import { iconWorldOf, sharePicture, worldFiles } from '../../../build/emit/world-files.ts';
import { small, smallMedia } from '../../fixtures/content/small.ts';

afterEach(() => vi.unstubAllEnvs());

type Handle = (request: { url: string }, response: object, next: (error?: unknown) => void) => void;

test('an icon that cannot be made fails its request, not the server', async () => {
  const failure = new Error('vanished');
  const plugin = worldFiles({ read: () => Promise.reject(failure) } as unknown as Project);
  let handle: Handle = () => {};
  const server = { config: { base: '/' }, middlewares: { use: (used: Handle) => (handle = used) } };
  const configure = plugin.configureServer as (server: ViteDevServer) => void;
  configure(server as unknown as ViteDevServer);
  expect(await new Promise((next) => handle({ url: '/favicon.svg' }, {}, next))).toBe(failure);
});

test.each([
  ['private site', { private: true }, ''],
  ['sealed archive', {}, '1'],
])('a %s has no icon of a couple’s own world, which strangers would see', (_what, site, archivePrivate) => {
  vi.stubEnv('ARCHIVE_PRIVATE', archivePrivate);
  expect(iconWorldOf({ ...site, world: 'own' })).toBe('harbour');
  expect(iconWorldOf({ ...site, world: 'mountains' })).toBe('mountains');
  vi.stubEnv('ARCHIVE_PRIVATE', '');
  expect(iconWorldOf({ world: 'own' })).toBe('own');
});

describe('the share picture', () => {
  // Stays until the run ends: sharp never unloads a font.
  const folder = mkdtempSync(join(tmpdir(), 'share-'));
  const project = { ...openProject(folder), cacheFolder: join(folder, 'cache'), mediaFolder: folder, isDraft: true };
  const site = checkContent(new Map(Object.entries(small)), smallMedia).written?.site;
  if (!site) throw new Error('has mistakes');

  /** A JPEG, white above and black below. Like some phones' photos, it breaks a rule of JPEG. */
  const photo = async () => {
    const ofColour = (background: string, height: number) =>
      ({ create: { width: 600, height, channels: 3, background } }) as const;
    const jpeg = await sharp(ofColour('#000', 800))
      .composite([{ input: ofColour('#fff', 400), left: 0, top: 0 }])
      .jpeg()
      .toBuffer();
    // The end of the spectral selection: the last but one byte of the scan's header, which must be 63.
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    jpeg[scan + jpeg.readUInt16BE(scan + 2)] = 0;
    return jpeg;
  };

  test('shows the focus of the cover', async () => {
    writeFileSync(join(folder, 'cover.jpg'), await photo());
    const cover = { photo: 'cover.jpg', focus: 'center top' };
    const picture = await sharePicture({ ...site, world: 'photo', cover }, project);
    const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    // Around the photo's middle, the bottom row would be black.
    expect(data.at(-1)).toBe(255);
  });

  test('may be a photo that breaks a rule of JPEG', async () => {
    writeFileSync(join(folder, 'share.jpg'), await photo());
    const picture = await sharePicture({ ...site, shareImage: 'share.jpg' }, project);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});
