import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import type { Written } from '../src/content/schema.ts';
import { WORLDS } from '../src/worlds/all.ts';
import type { Project } from './content/project.ts';
import { cached, keyOf } from './media/cache.ts';
import { openMediaFile } from './media/media-file.ts';
import { readPhoto } from './media/read-photo.ts';
import { drawSharePicture, SHARE, SHARE_FILE } from './share-picture.ts';

/** Icons with fixed addresses, by their side in pixels. */
const ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

const FAVICON = 'favicon.svg';
const NAMES = new Set([FAVICON, SHARE_FILE, ...Object.keys(ICONS)]);

/** Bumped by hand whenever the making changes in a way the inputs do not show. */
const VERSION = 2;

/** Makes the files with fixed addresses that show the couple's world elsewhere: icons, and the picture beside a link. */
export function worldFiles(project: Project): Plugin {
  return {
    name: 'world-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').split('?')[0]?.slice(server.config.base.length) ?? '';
        if (!NAMES.has(name)) return next();
        void (async () => {
          const source = (await makeFiles(project)).get(name);
          response.setHeader('content-type', name.endsWith('svg') ? 'image/svg+xml' : `image/${name.split('.').pop()}`);
          response.end(source);
        })();
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, source] of await makeFiles(project)) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

async function makeFiles(project: Project): Promise<Map<string, Buffer>> {
  const { written } = await project.read();
  if (!written) return new Map();
  const { site } = written;
  const home = join(project.root, 'src/worlds', site.world);
  const favicon = await readFile(join(home, 'files/favicon.svg'), 'utf8');
  const share = await sharePicture(site, project);
  const icons = Object.entries(ICONS).map(async ([name, side]) => [name, await icon(favicon, side)] as const);
  return new Map([[FAVICON, Buffer.from(favicon)], [SHARE_FILE, share], ...(await Promise.all(icons))]);
}

/** The mark as a square: whoever shows it cuts its corners in their own way. */
function icon(favicon: string, side: number): Promise<Buffer> {
  const square = favicon.replace(/ rx="[^"]*"/, '');
  return sharp(Buffer.from(square)).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
}

/** The couple's own picture, or the cover's with their names and date on it. */
async function sharePicture(site: Written['site'], project: Project): Promise<Buffer> {
  const own = site.shareImage;
  const photo = own ?? site.cover?.photo;
  const drawn = await WORLDS[site.world].sharePicture?.();
  const ground = photo === undefined ? Buffer.from(drawn ?? '') : await readMedia(photo, project);
  const { names } = site.couple;
  const key = keyOf(ground, { VERSION, names, date: site.wedding.date, own });
  const { folder } = await cached(join(project.cacheFolder, 'share'), key, async (into) => {
    const picture =
      own === undefined
        ? await drawSharePicture(ground, names, site.wedding.date, photo !== undefined)
        : await sharp(ground)
            .autoOrient()
            .resize(SHARE)
            .flatten({ background: '#1d2450' })
            .jpeg({ quality: 82, mozjpeg: true })
            .toBuffer();
    await writeFile(join(into, SHARE_FILE), picture);
    return {};
  });
  return readFile(join(folder, SHARE_FILE));
}

async function readMedia(name: string, { mediaFolder, cacheFolder }: Project): Promise<Buffer> {
  return readPhoto(cacheFolder, await openMediaFile(mediaFolder, name));
}
