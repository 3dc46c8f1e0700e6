import { renderToStaticMarkup } from 'react-dom/server';
import { site } from 'virtual:content/site';
import { story } from 'virtual:content/story';
import { menuName, pageTitle } from '../site/included-pages';
import { StoryList } from '../story/list/story-list';
import styles from '../story/list/story-list.module.css';

export type ListHtmlOptions = {
  /** The site's base path. */
  base: string;
  /** The home page's address. */
  home: string;
  language: string;
};

/** The story as a page for guests without JavaScript. The build adds its style sheets. */
export function listHtml({ base, home, language }: ListHtmlOptions): string {
  const page = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* Search engines should find the story at its own address. */}
        <meta name="robots" content="noindex" />
        <title>{`${pageTitle('story')} • ${site.couple.names}`}</title>
        <link rel="icon" href={`${base}favicon.svg`} type="image/svg+xml" />
      </head>
      <body>
        <main className={styles.sheet}>
          <a className={styles.back} href={home}>
            {menuName('home')}
          </a>
          <h1>{pageTitle('story')}</h1>
          <StoryList cards={story.cards} />
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}
