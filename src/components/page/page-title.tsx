import type { ScreenPage } from '../../model/pages';
import styles from './page-title.module.css';
import { pageTitle } from '../../site/included-pages';

export type PageTitleProps = { id: ScreenPage; isCentred?: boolean };

/** The page's heading. It is focusable, so that navigation can move screen readers to it. */
export function PageTitle({ id, isCentred = false }: PageTitleProps) {
  return (
    <div className={isCentred ? styles.centred : styles.title}>
      <h1 tabIndex={-1}>{pageTitle(id)}</h1>
    </div>
  );
}
