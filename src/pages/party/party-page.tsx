import { useRef } from 'react';
import { party } from 'virtual:content/party';
import { Emblem } from 'virtual:world/ornaments/emblem';
import { BackLink } from '../../components/page/back-link';
import { FooterNav } from '../../components/page/footer-nav';
import { pageTitle } from '../../site/included-pages';
import { useMarkRead } from '../../site/use-mark-read';
import { Dots } from './column/dots';
import { MiddlePanel } from './middle-panel';
import { PartyColumn } from './column/party-column';
import styles from './party-page.module.css';
import { useColumn } from './column/use-column';
import { usePanels } from './use-panels';

const LEFT = 'party-left';
const RIGHT = 'party-right';

/**
 * The wedding party, on one side or two. Wide screens have columns that scroll on their own, with dots next to them;
 * narrow ones have three panels side by side, starting in the middle. Only the styles differ.
 */
export default function PartyPage() {
  const { panels, middle, show } = usePanels();
  const leftScroller = useRef<HTMLElement>(null);
  const rightScroller = useRef<HTMLElement>(null);
  const left = useColumn(leftScroller);
  const right = useColumn(rightScroller);

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
        {first && (
          <>
            <PartyColumn id={LEFT} party={first} side="left" ref={leftScroller} back={back} />
            <Dots
              labelledBy={LEFT}
              members={first.members}
              current={left.current}
              onPick={left.scrollToItem}
              side="left"
            />
          </>
        )}
        {first && second && (
          <>
            <MiddlePanel
              ref={middle}
              left={first}
              right={second}
              onGo={(side) => show((side === 'left' ? leftScroller : rightScroller).current)}
            />
            <Dots
              labelledBy={RIGHT}
              members={second.members}
              current={right.current}
              onPick={right.scrollToItem}
              side="right"
            />
            <PartyColumn id={RIGHT} party={second} side="right" ref={rightScroller} back={back} />
          </>
        )}
      </div>
      <div className={styles.footer}>
        <FooterNav page="party" isCompact />
      </div>
    </main>
  );
}
