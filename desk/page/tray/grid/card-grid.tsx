import { useEffect, useLayoutEffect, useRef } from 'react';
import { resolveReferences } from '../../../model/references';
import { useDesk } from '../../state/desk-store';
import { CardPrint } from '../card-print';
import { CardTile } from './card-tile';
import { backgroundsOf, DUSK } from '../../../../src/model/colours/backgrounds';
import { keysOf, type Card } from '../../../model/cards';
import { announceMove, changeCards, endMove, ofCard, useTray } from '../tray-store';
import { moveCard } from '../cards/steps';
import { indexesOf, moveSelected, startRange } from '../selection/selection';
import { SelectionBar } from '../selection/selection-bar';
import { Sortable } from '../../ui/sortable/sortable';
import { pressKey } from './grid-keys';
import { updateFocus } from './update-focus';
import styles from './card-grid.module.css';

type CardGridProps = {
  cards: Card[];
  /** The index of the card on top of the deck in the frame, if known. */
  top: number | null;
  /** Whether the grid takes the focus, since a card’s form has just closed. */
  takesFocus: boolean;
};

/** All cards as thumbnails: open, select, move or remove them by pointer or keyboard. */
export function CardGrid({ cards, top, takesFocus }: CardGridProps) {
  const facts = useDesk((desk) => desk.state?.facts) ?? {};
  // Another window may have removed the last cards.
  const wanted = useTray((tray) => tray.current);
  const current = Math.min(wanted, cards.length - 1);
  const selectedKeys = useTray((tray) => tray.selected);
  /** The indexes of the selected cards. */
  const chosen = indexesOf(cards, selectedKeys);
  const grid = useRef<HTMLOListElement>(null);
  const keys = keysOf(cards);
  const backgrounds = backgroundsOf(cards);

  // The focus follows a moved card; after a removal it goes to the next card.
  const hasFocus = useRef(takesFocus);
  const wantedBefore = useRef(wanted);
  useLayoutEffect(() => {
    const isSame = wanted === wantedBefore.current;
    wantedBefore.current = wanted;
    if (hasFocus.current && grid.current) updateFocus(grid.current, current, isSame);
  }, [wanted, current, cards]);
  // Saves a pending move when the grid closes.
  useEffect(() => endMove, []);

  const move = (from: number, to: number) => {
    if (chosen.includes(from) && chosen.length > 1) {
      // All selected cards go where the dragged one is dropped: behind the card at `to` if it moved towards the end.
      const inFront = cards.slice(0, to > from ? to + 1 : to);
      return moveSelected(inFront.filter((_, index) => !chosen.includes(index)).length);
    }
    useTray.setState({ current: to });
    startRange(to);
    announceMove(cards, from, to);
    void changeCards(ofCard(cards, from, (latest, index) => moveCard(latest, index, to)));
  };
  const renderGhost = (index: number) => {
    const card = cards[index];
    return (
      card && (
        <div className={styles.ghost}>
          <CardPrint
            card={card}
            background={backgrounds[index] ?? DUSK}
            caption={resolveReferences(card.caption, facts)}
          />
        </div>
      )
    );
  };

  return (
    <Sortable keys={keys} layout="grid" onStart={endMove} onMove={move} renderGhost={renderGhost}>
      {(isDragging) => (
        <>
          <p className="visually-hidden" id={HELP_ID}>
            Arrow keys go from card to card, Enter opens one, Alt with an arrow key moves it, Delete removes it. Space
            selects a card, Shift with an arrow key several, Control with A all.
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one listener for hundreds of buttons */}
          <ol
            ref={grid}
            role="list"
            className={styles.grid}
            aria-label="Cards"
            aria-describedby={HELP_ID}
            data-dragging={isDragging || undefined}
            onKeyDown={(event) =>
              pressKey(event, { cards, current, chosen, isDragging, columns: columnsOf(grid.current) })
            }
            // Firefox clicks a button when Space is released.
            onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
            onFocus={() => (hasFocus.current = true)}
            onBlur={({ currentTarget, relatedTarget }) => {
              // Null if the focused card was removed, or the window lost the focus: then the focus returns to the grid.
              if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) {
                hasFocus.current = false;
                endMove();
              }
            }}
          >
            {cards.map((card, index) => (
              <CardTile
                key={keys[index]}
                id={keys[index] ?? ''}
                card={card}
                background={backgrounds[index] ?? DUSK}
                caption={resolveReferences(card.caption, facts)}
                isCurrent={index === current}
                isOnTop={index === top}
                isSelected={chosen.includes(index)}
              />
            ))}
          </ol>
          {chosen.length > 0 && <SelectionBar cards={cards} chosen={chosen} onEnd={() => (hasFocus.current = true)} />}
        </>
      )}
    </Sortable>
  );
}

/** The id of the help for screen readers. */
const HELP_ID = 'edit-tray-help';

/** How many columns the grid has: the computed style lists the width of each. */
function columnsOf(grid: HTMLElement | null): number {
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
}
