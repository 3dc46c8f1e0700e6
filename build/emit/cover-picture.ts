import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { CoverPicture } from '../../src/model/content.ts';
import { coverSizes } from '../../src/worlds/photo/cover-sizes.ts';
import { fileOf } from '../media/asset.ts';
import type { Project } from '../read/project.ts';
import { makeCover } from '../draw/cover/make-cover.ts';
import { addressIn } from './prerender/prerender.ts';

/** Preloads the couple's own picture on the cover, if they have one. */
export function preloadCover(project: Project): Plugin {
  return {
    name: 'preload-cover',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        const { written } = await project.read();
        if (!written?.site.cover || !bundle) return [];
        const { picture } = await makeCover(written.site, project);
        const addressOf = addressIn(bundle, project);
        return picture.cuts.map((cut) => preloadTag(cut, addressOf));
      },
    },
  };
}

type Cut = CoverPicture['cuts'][number];

function preloadTag({ media, avif, width, height }: Cut, addressOf: (file: string) => string): HtmlTagDescriptor {
  const attrs = {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    fetchpriority: 'high',
    media,
    imagesrcset: avif.map((source) => `${addressOf(fileOf(source.url))} ${source.width}w`).join(', '),
    imagesizes: coverSizes(width, height),
  };
  return { tag: 'link', attrs, injectTo: 'head' };
}
