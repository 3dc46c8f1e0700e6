import { useRef, type ReactNode } from 'react';
import { Emblem } from 'virtual:world/emblem';
import { Horizon } from 'virtual:world/horizon';
import { BackLink } from './back-link';
import { FooterNav } from './footer-nav';
import styles from './page-frame.module.css';
import type { ScreenPage } from '../site/pages';
import { wayTo } from '../site/way';
import { useReadMark } from '../site/use-read-mark';

export type PageFrameProps = {
  id: ScreenPage;
  /** What the page lies on: paper, or the deeper sand under a printed card. */
  tone?: 'paper' | 'sand' | undefined;
  children: ReactNode;
};

/** The sheet of a page, without its title: for a page that sets its title in its own way. */
export function PageFrame({ id, tone = 'paper', children }: PageFrameProps) {
  const footer = useRef<HTMLElement>(null);
  useReadMark(id, footer);
  return (
    <main className={`${styles.page} ${styles[tone]}`}>
      <div className={styles.top}>
        <BackLink />
        <Emblem page={id} className={styles.flag} />
      </div>
      {children}
      <footer ref={footer} className={styles.footer}>
        <Horizon way={wayTo(id)} />
        <FooterNav page={id} />
      </footer>
    </main>
  );
}
