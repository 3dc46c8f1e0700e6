import type { HtmlTagDescriptor, Plugin } from 'vite';
import type { LanguageLink } from '../../src/model/content.ts';
import type { Written } from '../../src/model/schema/schema.ts';
import { escapeHtml } from '../../src/model/text/escape-html.ts';
import { pathOf, type PageId } from '../../src/model/pages.ts';
import { coupleNames } from '../read/facts/couple-names.ts';
import { longDate } from '../../src/model/dates/dates.ts';
import { homeUrl } from '../make/home-url.ts';
import { languageLinks } from '../make/language-links.ts';
import type { Project } from '../read/project.ts';
import { worldFacts } from '../read/worlds.ts';
import { SHARE, SHARE_FILE } from '../draw/share-picture.ts';

/**
 * Fills the page's head from the content: title, description, the preview of a link in messengers, and whether search
 * engines may list the site. Also fills in the shell's own words. HTTP headers are in `security/`.
 */
export function head(project: Project): Plugin {
  return {
    name: 'head',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { written } = await project.read();
        if (!written) return [];
        const { late, errorRetry } = written.site.words;
        const { themeColor } = await worldFacts(project, written.site.world);
        const languages = await languageLinks(project);
        return {
          html: html
            .replace('<html lang="en">', `<html lang="${written.site.language}">`)
            .replace('<!--page-->', () => pageHead(written.site, project.base, 'home', languages))
            .replace('<!--late-->', () => escapeHtml(late))
            .replace('<!--retry-->', () => escapeHtml(errorRetry)),
          tags: headTags(written.site, project.base, themeColor),
        };
      },
    },
  };
}

/** The tags that all pages share. */
export function headTags(site: Written['site'], base: string, themeColor: string): HtmlTagDescriptor[] {
  const home = homeUrl(site.address, base);
  const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs, injectTo: 'head' });
  const og = (property: string, content: string) => meta({ property: `og:${property}`, content });
  const image = home === null ? null : home + SHARE_FILE;
  return [
    meta({ name: 'description', content: site.description }),
    meta({ name: 'theme-color', content: themeColor }),
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
 * The tags of one page: its title, its address, and its addresses in other languages, as one piece of HTML. The shell
 * contains home's, which `finish-shell.ts` replaces in the copy for each other page.
 */
export function pageHead(
  site: Written['site'],
  base: string,
  page: PageId | 'home',
  languages: readonly LanguageLink[] = [],
): string {
  const names = coupleNames(site);
  const ownTitle = page === 'home' ? undefined : site.pages[page]?.title;
  const title = escapeHtml(
    ownTitle === undefined ? `${names} • ${longDate(site.wedding.date, site.language)}` : `${ownTitle} • ${names}`,
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
      ({ code, path: relative }) =>
        `<link rel="alternate" hreflang="${code}" href="${escapeHtml(otherHome(home ?? base, relative) + path)}">`,
    ),
  ];
  return tags.join('\n    ');
}

/** The home of another language. @param relative its path from `home`: `es/`, `../` or `../es/` */
function otherHome(home: string, relative: string): string {
  return relative.startsWith('../') ? home.replace(/[^/]+\/$/, relative.slice(3)) : home + relative;
}
