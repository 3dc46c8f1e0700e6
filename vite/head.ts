import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import type { Written } from '../src/content/schema.ts';
import { WORLDS } from '../src/worlds/all.ts';
import { coupleNames } from './content/couple-names.ts';
import { longDate } from './content/dates.ts';
import { homeUrl } from './content/home-url.ts';
import { otherLanguages } from './content/other-languages.ts';
import type { Project } from './content/project.ts';
import { SHARE, SHARE_FILE } from './share-picture.ts';

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
          html: html
            .replace('<html lang="en">', `<html lang="${written.site.language}">`)
            .replace('<!--late-->', escapeHtml(late))
            .replace('<!--retry-->', escapeHtml(errorRetry)),
          tags: [...headTags(written.site, config.base), ...(await alternateTags(project, written.site, config.base))],
        };
      },
    },
  };
}

/** The tags that depend on the content. */
export function headTags(site: Written['site'], base: string): HtmlTagDescriptor[] {
  const title = `${coupleNames(site)} • ${longDate(site.wedding.date, site.language)}`;
  const home = homeUrl(site.address, base);
  const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs, injectTo: 'head' });
  const og = (property: string, content: string) => meta({ property: `og:${property}`, content });
  const image = home === null ? null : home + SHARE_FILE;
  return [
    { tag: 'title', children: escapeHtml(title), injectTo: 'head' },
    meta({ name: 'description', content: site.description }),
    meta({ name: 'theme-color', content: WORLDS[site.world].themeColor }),
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

/** The same site in its other languages, for search engines. */
async function alternateTags(project: Project, site: Written['site'], base: string): Promise<HtmlTagDescriptor[]> {
  const languages = await otherLanguages(project);
  const home = homeUrl(site.address, base) ?? base;
  return languages.map(({ code, path }) => ({
    tag: 'link',
    attrs: {
      rel: 'alternate',
      hreflang: code,
      href: path.startsWith('../') ? home.replace(/[^/]+\/$/, path.slice(3)) : home + path,
    },
    injectTo: 'head',
  }));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
