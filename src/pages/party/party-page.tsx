import { useRef } from 'react';
import { party } from 'virtual:content/party';
import { Emblem } from 'virtual:world/ornaments/emblem';
import { BackLink } from '../../components/page/back-link';
import { FooterNav } from '../../components/page/footer-nav';
import { pageTitle } from '../../site/included-pages';
import { useMarkRead } from '../../site/use-mark-read';
import { PartyColumn } from './column/party-column';
import { MiddlePanel } from './middle-panel';
import styles from './party-page.module.css';
import { usePanels } from './use-panels';

/**
 * The wedding party, with one side or two. Wide screens show each side as a column that scrolls on its own, with dots
 * next to it. Phones show one panel at a time, the middle one first if there are two sides (`show-middle.ts`).
 */
export default function PartyPage() {
  const { panels, middle, show } = usePanels();
  const leftScroller = useRef<HTMLElement>(null);
  const rightScroller = useRef<HTMLElement>(null);

  // The page fills the window, so it counts as read at once.
  useMarkRead('party', true);

  const [first, second] = party.sides;
  const back = second ? { name: pageTitle('party'), go: () => show(middle.current) } : null;

  return (
    <main className={styles.page}>
      <div className={styles.bar}>
        <BackLink />
        <div className={styles.heading}>
          <Emblem page="party" className={styles.flag} />
          <h1 className={styles.title} tabIndex={-1}>
            {pageTitle('party')}
          </h1>
        </div>
      </div>
      <div ref={panels} className={styles.panels} data-sides={party.sides.length}>
        {first && <PartyColumn group={first} side="left" ref={leftScroller} back={back} />}
        {first && second && (
          <>
            <MiddlePanel
              ref={middle}
              left={first}
              right={second}
              onGo={(side) => show((side === 'left' ? leftScroller : rightScroller).current)}
            />
            <PartyColumn group={second} side="right" ref={rightScroller} back={back} />
          </>
        )}
      </div>
      <div className={styles.footer}>
        <FooterNav page="party" isCompact />
      </div>
    </main>
  );
}
