import type { ScreenPage } from '../site/pages';
import styles from './page-title.module.css';
import { pageTitle } from '../site/present-pages';

export type PageTitleProps = { id: ScreenPage; centered?: boolean };

/** The page's heading. It can take focus, so that the router may lead a screen reader to it. */
export function PageTitle({ id, centered = false }: PageTitleProps) {
  return (
    <div className={centered ? styles.centered : styles.title}>
      <h1 tabIndex={-1}>{pageTitle(id)}</h1>
    </div>
  );
}
