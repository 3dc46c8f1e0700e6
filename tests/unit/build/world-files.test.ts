import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { ViteDevServer } from 'vite';
import { checkContent } from '../../../build/check/check-content.ts';
import { openProject } from '../../../build/check/open-project.ts';
import type { Project } from '../../../build/read/project.ts';
import { iconWorldOf, sharePicture, worldFiles } from '../../../build/emit/world-files.ts';
import { small, smallMedia } from '../../fixtures/content/small.ts';

type Handle = (request: { url: string }, response: object, next: (error?: unknown) => void) => void;

test('an icon that cannot be made fails its request, not the server', async () => {
  const failure = new Error('vanished');
  const plugin = worldFiles({ read: () => Promise.reject(failure) } as unknown as Project);
  let handle: Handle = () => {};
  const server = { config: { base: '/' }, middlewares: { use: (own: Handle) => (handle = own) } };
  const start = plugin.configureServer as (server: ViteDevServer) => void;
  start(server as unknown as ViteDevServer);
  expect(await new Promise((next) => handle({ url: '/favicon.svg' }, {}, next))).toBe(failure);
});

test.each([
  ['private site', { private: true }, ''],
  ['sealed archive', {}, '1'],
])('a %s has no icon of a couple’s own world, which strangers would see', (_what, site, sealed) => {
  vi.stubEnv('ARCHIVE_PRIVATE', sealed);
  expect(iconWorldOf({ ...site, world: 'own' })).toBe('harbour');
  expect(iconWorldOf({ ...site, world: 'mountains' })).toBe('mountains');
  vi.stubEnv('ARCHIVE_PRIVATE', '');
  expect(iconWorldOf({ world: 'own' })).toBe('own');
  vi.unstubAllEnvs();
});

describe('the share picture', () => {
  const folder = mkdtempSync(join(tmpdir(), 'share-'));
  const project = { ...openProject(folder), cacheFolder: join(folder, 'cache'), mediaFolder: folder, isDraft: true };
  const site = checkContent(new Map(Object.entries(small)), smallMedia).written?.site;
  if (!site) throw new Error('has mistakes');

  /** A JPEG, white above and black below, that breaks a rule as some phones' do: an invalid SOS parameter. */
  const photo = async () => {
    const white = { create: { width: 1200, height: 800, channels: 3, background: '#fff' } } as const;
    const jpeg = await sharp({ create: { ...white.create, height: 1600, background: '#000' } })
      .composite([{ input: white, left: 0, top: 0 }])
      .jpeg()
      .toBuffer();
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    jpeg[scan + jpeg.readUInt16BE(scan + 2)] = 0;
    return jpeg;
  };

  test('shows the focus of the cover', async () => {
    writeFileSync(join(folder, 'cover.jpg'), await photo());
    const cover = { photo: 'cover.jpg', focus: 'center top' };
    const picture = await sharePicture({ ...site, world: 'photo', cover }, project);
    const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect(data.at(-1)).toBe(255);
  });

  test('may be a photo that breaks a rule of JPEG', async () => {
    writeFileSync(join(folder, 'share.jpg'), await photo());
    const picture = await sharePicture({ ...site, shareImage: 'share.jpg' }, project);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});
