import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { CoverPicture } from '../../src/model/content.ts';
import { coverSizes } from '../../src/worlds/photo/cover-sizes.ts';
import { fileOf } from '../media/asset.ts';
import type { Project } from '../read/project.ts';
import { makeCover } from '../draw/cover/make-cover.ts';
import { nameInBundle } from '../media/name-in-bundle.ts';

/**
 * Gives the cover's picture, which `prerender.ts` has put into the shell, the addresses of its built files, and preloads
 * them. Only applies to a cover with the couple's own picture.
 */
export function cover(project: Project): Plugin {
  let base = '/';
  return {
    name: 'cover',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { written } = await project.read();
        if (!written?.site.cover || !bundle) return html;
        const { picture } = await makeCover(written.site, project);
        const addressOf = (mark: string) => `${base}${nameInBundle(bundle, fileOf(mark))}`;
        const sources = picture.cuts.flatMap(({ avif, webp }) => [...avif, ...webp]);
        return {
          html: sources.reduce(
            (page, source) => page.replace(servedAs(fileOf(source.url)), () => addressOf(source.url)),
            html,
          ),
          tags: picture.cuts.map((cut) => preloadTag(cut, addressOf)),
        };
      },
    },
  };
}

/** Finds the address of a file on the server that prerenders the cover. The path to its folder may be escaped in several ways. */
export function servedAs(file: string): RegExp {
  return new RegExp(`[^\\s"]*/${file.split('/').slice(-2).join('/').replaceAll('.', '\\.')}\\?no-inline`, 'g');
}

type Cut = CoverPicture['cuts'][number];

function preloadTag({ media, avif, width, height }: Cut, addressOf: (mark: string) => string): HtmlTagDescriptor {
  const attrs = {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    fetchpriority: 'high',
    media,
    imagesrcset: avif.map((source) => `${addressOf(source.url)} ${source.width}w`).join(', '),
    imagesizes: coverSizes(width, height),
  };
  return { tag: 'link', attrs, injectTo: 'head' };
}
