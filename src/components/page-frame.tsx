import { useRef, type ReactNode } from 'react';
import { BackLink } from './back-link';
import { FooterNav } from './footer-nav';
import { Horizon } from './horizon';
import { PAGE_FLAGS } from './page-flags';
import styles from './page-frame.module.css';
import type { OrderedPage } from './page-order';
import { SignalFlag } from './signal-flag';
import { useReadMark } from './use-read-mark';

export type PageFrameProps = {
  id: OrderedPage;
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
        <SignalFlag letter={PAGE_FLAGS[id]} className={styles.flag} />
      </div>
      {children}
      <footer ref={footer} className={styles.footer}>
        <Horizon page={id} />
        <FooterNav page={id} />
      </footer>
    </main>
  );
}
