import { renderToStaticMarkup } from 'react-dom/server';
import { site } from 'virtual:content/site';
import { menuName, pageTitle } from '../site/present-pages';
import type { StoryContent } from '../content/model';
import { StoryList } from '../story/list/story-list';
import styles from '../story/list/story-list.module.css';

export type ListHtmlOptions = { story: StoryContent; base: string; home: string; language: string };

/** The story as a page that needs no script, for the build, which adds the style sheets: what a guest without any gets. */
export function listHtml({ story, base, home, language }: ListHtmlOptions): string {
  const page = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* The story has its place already. */}
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
