import type { ScreenPage } from '../../model/pages';
import styles from './page-title.module.css';
import { pageTitle } from '../../site/included-pages';

export type PageTitleProps = { id: ScreenPage; isCentred?: boolean };

/** The page's heading. It can receive focus, so that screen readers announce the page after a navigation. */
export function PageTitle({ id, isCentred = false }: PageTitleProps) {
  return (
    <div className={isCentred ? styles.centred : styles.title}>
      <h1 tabIndex={-1}>{pageTitle(id)}</h1>
    </div>
  );
}
