import { useRef, type ReactNode } from 'react';
import { Emblem } from 'virtual:world/ornaments/emblem';
import { Horizon } from 'virtual:world/ornaments/horizon';
import { BackLink } from './back-link';
import { FooterNav } from './footer-nav';
import styles from './page-frame.module.css';
import type { ScreenPage } from '../../model/pages';
import { progressOf } from '../../site/neighbours';
import { useMarkRead } from '../../site/use-mark-read';
import { useSeen } from '../use-seen';

export type PageFrameProps = {
  id: ScreenPage;
  /** The background: paper, or a deeper shade behind cards. */
  tone?: 'paper' | 'deep' | undefined;
  children: ReactNode;
};

/**
 * The frame of every page but home, the story's deck, the wedding party and the thank-you: the link home, an emblem, and
 * a footer that, once in view, marks the page as read.
 */
export function PageFrame({ id, tone = 'paper', children }: PageFrameProps) {
  const footer = useRef<HTMLElement>(null);
  useMarkRead(id, useSeen(footer));
  return (
    <main className={`${styles.page} ${styles[tone]}`}>
      <div className={styles.top}>
        <BackLink />
        <Emblem page={id} className={styles.emblem} />
      </div>
      {children}
      <footer ref={footer} className={styles.footer}>
        <Horizon progress={progressOf(id)} />
        <FooterNav page={id} />
      </footer>
    </main>
  );
}
