import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import type { LanguageLink } from '../src/content/model.ts';
import type { Written } from '../src/content/schema.ts';
import { pathOf, type PageId } from '../src/site/pages.ts';
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
        const languages = await otherLanguages(project);
        return {
          html: html
            .replace('<html lang="en">', `<html lang="${written.site.language}">`)
            .replace('<!--page-->', () => pageHead(written.site, config.base, 'home', languages))
            .replace('<!--late-->', escapeHtml(late))
            .replace('<!--retry-->', escapeHtml(errorRetry)),
          tags: headTags(written.site, config.base),
        };
      },
    },
  };
}

/** The tags that depend on the content, but for those of `pageHead`. */
export function headTags(site: Written['site'], base: string): HtmlTagDescriptor[] {
  const home = homeUrl(site.address, base);
  const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs, injectTo: 'head' });
  const og = (property: string, content: string) => meta({ property: `og:${property}`, content });
  const image = home === null ? null : home + SHARE_FILE;
  return [
    meta({ name: 'description', content: site.description }),
    meta({ name: 'theme-color', content: WORLDS[site.world].themeColor }),
    ...(site.letSearchEnginesIn ? [] : [meta({ name: 'robots', content: 'noindex' })]),
    og('type', 'website'),
    og('description', site.description),
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

/**
 * The tags that differ from page to page: the title, as the tab has it, what a messenger shows of a link to the page, and where
 * it is in other languages. As HTML, since `shell.ts` puts those of each page in the place of home's.
 */
export function pageHead(
  site: Written['site'],
  base: string,
  page: PageId | 'home',
  languages: readonly LanguageLink[] = [],
): string {
  const names = coupleNames(site);
  const own = page === 'home' ? undefined : site.pages[page]?.title;
  const title = escapeHtml(
    own === undefined ? `${names} • ${longDate(site.wedding.date, site.language)}` : `${own} • ${names}`,
  );
  const home = homeUrl(site.address, base);
  const path = pathOf(page).slice(1);
  const address = home === null ? null : escapeHtml(home + path);
  const tags = [
    `<title>${title}</title>`,
    `<meta property="og:title" content="${title}">`,
    ...(address === null
      ? []
      : [`<meta property="og:url" content="${address}">`, `<link rel="canonical" href="${address}">`]),
    ...languages.map(
      ({ code, path: way }) =>
        `<link rel="alternate" hreflang="${code}" href="${escapeHtml(otherHome(home ?? base, way) + path)}">`,
    ),
  ];
  return tags.join('\n    ');
}

/** Where another language's home is, beside this one's. */
function otherHome(home: string, way: string): string {
  return way.startsWith('../') ? home.replace(/[^/]+\/$/, way.slice(3)) : home + way;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
