import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import type { Written } from '../../src/model/schema/schema.ts';
import { andOf } from '../read/facts/couple-names.ts';
import { longDate } from '../../src/model/dates/dates.ts';
import { focusOf, type Focus } from '../../src/model/pictures/focus.ts';
import { DEFAULT_WORLD, OWN_WORLD, type ChosenWorld } from '../../src/model/worlds.ts';
import type { Project } from '../read/project.ts';
import { worldFacts, worldFolder } from '../read/worlds.ts';
import { cached, keyOf } from '../media/cache.ts';
import { openMediaFile } from '../media/media-file.ts';
import { FAIL_ON, readPhoto } from '../media/photos/read-photo.ts';
import { prepare } from '../draw/cover/encode-cover.ts';
import { makeCover, openCover } from '../draw/cover/make-cover.ts';
import { cropToScreen } from '../draw/cover/measure-veils.ts';
import { asJpeg, drawSharePicture, SHARE, SHARE_FILE } from '../draw/share-picture.ts';
import { isSealedArchive } from './archive.ts';
import { ICONS, MASKABLE, manifest } from './manifest.ts';

const FAVICON = 'favicon.svg';
const MANIFEST = 'manifest.webmanifest';
const NAMES = new Set([FAVICON, MANIFEST, SHARE_FILE, MASKABLE.name, ...Object.keys(ICONS)]);

/** Increase this after a change that the settings in the cache key do not show. */
const VERSION = 7;

/** The colour behind transparent parts of a couple's own share picture. */
const SHARE_GROUND = '#1d2450';

/** Makes the files with fixed addresses: icons, the web app manifest and the share picture. */
export function worldFiles(project: Project): Plugin {
  return {
    name: 'world-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').split('?')[0]?.slice(server.config.base.length) ?? '';
        if (!NAMES.has(name)) return next();
        void (async () => {
          try {
            const source = (await makeFiles(project, server.config.base)).get(name);
            response.setHeader('content-type', lookup(name) ?? '');
            response.end(source);
          } catch (error) {
            next(error);
          }
        })();
      });
    },
    async generateBundle() {
      for (const [fileName, source] of await makeFiles(project, this.environment.config.base))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

async function makeFiles(project: Project, base: string): Promise<Map<string, Buffer>> {
  const { written } = await project.read();
  if (!written) return new Map();
  const { site } = written;
  const { themeColor } = await worldFacts(project, site.world);
  const favicon = await readFile(join(worldFolder(project, iconWorldOf(site)), 'files/favicon.svg'), 'utf8');
  const share = await sharePicture(site, project);
  const icons = Object.entries(ICONS).map(async ([name, side]) => [name, await icon(favicon, side)] as const);
  return new Map([
    [FAVICON, Buffer.from(favicon)],
    [MANIFEST, Buffer.from(manifest(site, base, themeColor))],
    [SHARE_FILE, share],
    [MASKABLE.name, await maskableIcon(favicon)],
    ...(await Promise.all(icons)),
  ]);
}

/** The world of the icons. Strangers see a sealed site's icons, and those of a couple's own world may show initials. */
export function iconWorldOf(site: Pick<Written['site'], 'private' | 'world'>): ChosenWorld {
  const isSealed = site.private || isSealedArchive();
  return isSealed && site.world === OWN_WORLD ? DEFAULT_WORLD : site.world;
}

/** The favicon as a PNG with square corners, since each platform rounds them itself. */
function icon(favicon: string, side: number): Promise<Buffer> {
  const square = favicon.replace(/ rx="[^"]*"/, '');
  return sharp(Buffer.from(square)).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
}

/** The favicon as a PNG with a margin that continues the colours of its edges. */
async function maskableIcon(favicon: string): Promise<Buffer> {
  const { side, margin } = MASKABLE;
  const inner = await icon(favicon, side - 2 * margin);
  const edges = { top: margin, bottom: margin, left: margin, right: margin };
  return sharp(inner)
    .extend({ ...edges, extendWith: 'copy' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The couple's own share picture; without one, names and date on the cover's or the world's picture. */
export async function sharePicture(site: Written['site'], project: Project): Promise<Buffer> {
  const own = site.shareImage;
  const cover = own === undefined ? site.cover : undefined;
  const bytes = await readPicture(site, project);
  const focus = cover && focusOf(cover.focus);
  const light = cover ? (await makeCover(site, project)).veils.light : null;
  const { names } = site.couple;
  const words = { names, and: andOf(site), date: longDate(site.wedding.date, site.language), typeface: site.typeface };
  const key = keyOf(bytes, { VERSION, ...words, own, focus, light });
  const { folder } = await cached(join(project.cacheFolder, 'share'), key, async (into) => {
    const picture =
      own === undefined
        ? await drawSharePicture(focus ? await cropCover(bytes, focus) : bytes, words, light, project.cacheFolder)
        : await asJpeg(
            sharp(bytes, { failOn: FAIL_ON }).autoOrient().resize(SHARE).flatten({ background: SHARE_GROUND }),
          );
    await writeFile(join(into, SHARE_FILE), picture);
    return {};
  });
  return readFile(join(folder, SHARE_FILE));
}

/** The picture as it is before names, date or cropping: the couple's share picture, their cover's, or the world's. */
async function readPicture({ shareImage, cover, world }: Written['site'], project: Project): Promise<Buffer> {
  if (shareImage !== undefined)
    return readPhoto(project.cacheFolder, await openMediaFile(project.mediaFolder, shareImage));
  if (cover) return readPhoto(project.cacheFolder, await openCover(cover, project));
  // The default is for TypeScript: a world without a share picture needs a cover.
  const { sharePicture: svgOrFile = '' } = await worldFacts(project, world);
  return typeof svgOrFile === 'string' ? Buffer.from(svgOrFile) : readFile(svgOrFile);
}

/** The part of the cover's picture that has the shape of a share picture, around its focus. */
async function cropCover(bytes: Buffer, focus: Focus): Promise<Buffer> {
  const { data } = await cropToScreen({ picture: await prepare(bytes), focus }, SHARE);
  return sharp(data, { raw: { ...SHARE, channels: 3 } })
    .png()
    .toBuffer();
}
