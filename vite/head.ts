import { join } from 'node:path';
import sharp from 'sharp';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import type { Written } from '../src/content/schema.ts';
import { longDate } from './content/dates.ts';
import type { Project } from './content/project.ts';

/** The size messengers show without cropping. */
const SHARE = { width: 1200, height: 630 };
const SHARE_FILE = 'share.jpg';

/** The browser's own bar, in the colours of the evening sky and of the page by night. */
const THEME = '#1d2450';

/**
 * Fills the page's head from the content: title, description, what messengers show beside a link, and whether search
 * engines may list the site; and the words that stand in the shell itself. The host's headers are in `security.ts`.
 */
export function head(project: Project): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'head',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { written } = await project.read();
        if (!written) return [];
        const { late, errorRetry } = written.site.words;
        return {
          html: html.replace('<!--late-->', escapeHtml(late)).replace('<!--retry-->', escapeHtml(errorRetry)),
          tags: headTags(written.site, config.base),
        };
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { written } = await project.read();
      if (!written) return;
      const { shareImage } = written.site;
      if (shareImage === undefined) return;
      const image = sharp(join(project.mediaFolder, shareImage)).autoOrient().resize(SHARE);
      const source = await image.flatten({ background: THEME }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
      this.emitFile({ type: 'asset', fileName: SHARE_FILE, source });
    },
  };
}

/** The tags that depend on the content. */
export function headTags(site: Written['site'], base: string): HtmlTagDescriptor[] {
  const title = `${site.couple.names.join(' & ')} • ${longDate(site.wedding.date)}`;
  const home =
    site.address === undefined ? null : site.address.replace(/\/$/, '') + (base.startsWith('/') ? base : '/');
  const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs, injectTo: 'head' });
  const og = (property: string, content: string) => meta({ property: `og:${property}`, content });
  const image = home === null ? null : home + SHARE_FILE; // public/ ships one; the couple's own takes its place.
  return [
    { tag: 'title', children: escapeHtml(title), injectTo: 'head' },
    meta({ name: 'description', content: site.description }),
    meta({ name: 'theme-color', content: THEME }),
    ...(site.letSearchEnginesIn ? [] : [meta({ name: 'robots', content: 'noindex' })]),
    og('type', 'website'),
    og('title', title),
    og('description', site.description),
    ...(home === null ? [] : [og('url', home)]),
    ...(image === null
      ? []
      : [
          og('image', image),
          og('image:width', String(SHARE.width)),
          og('image:height', String(SHARE.height)),
          og('image:alt', site.shareImageAlt),
          meta({ name: 'twitter:card', content: 'summary_large_image' }),
        ]),
  ];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
