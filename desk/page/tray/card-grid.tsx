import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { resolved } from '../../model/references';
import { useDesk } from '../state/desk-store';
import { CardPrint } from './card-print';
import { CardTile } from './card-tile';
import { backgroundsOf, keysOf, type Card } from '../../model/cards';
import { act, endMove, moveByKey, useTray } from './tray-store';
import { moveCard, removeCard } from './cards/steps';
import { Sortable } from '../ui/sortable';
import styles from './card-grid.module.css';

export type CardGridProps = {
  cards: Card[];
  /** The card on top of the deck in the frame. */
  top: number | null;
  /** True after a card’s form was closed: the grid then takes the focus. */
  isReturned: boolean;
};

/** All cards as thumbnails: open, move or remove them by pointer or keyboard. */
export function CardGrid({ cards, top, isReturned }: CardGridProps) {
  const facts = useDesk((desk) => desk.state?.facts) ?? NO_FACTS;
  const chosen = useTray((tray) => tray.current);
  const current = Math.min(chosen, cards.length - 1);
  const grid = useRef<HTMLOListElement>(null);
  const keys = keysOf(cards);
  const backgrounds = backgroundsOf(cards);

  const focusCard = (index: number) => grid.current?.querySelectorAll('button')[index]?.focus();
  // The focus follows a moved card; after a removal it goes to the next card.
  const hasFocus = useRef(isReturned);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !grid.current?.contains(activeElement);
    if (!hasFocus.current || isElsewhere) return;
    focusCard(current);
    // Focus does not scroll to a card that content-visibility skipped.
    grid.current?.querySelectorAll('li')[current]?.scrollIntoView({ block: 'nearest' });
  }, [current, cards]);
  useEffect(() => endMove, []);

  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>) => {
    const to = goalOfKey(event.key, current, cards.length, columnsOf(grid.current));
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      removeAt(cards, current);
    } else if (to !== null) {
      event.preventDefault();
      if (event.altKey) moveByKey(current, to);
      else useTray.setState({ current: to });
    }
  };

  const move = (from: number, to: number) => {
    useTray.setState({
      current: to,
      heard: `Card “${cards[from]?.caption}” is now ${to + 1} of ${cards.length}.`,
    });
    void act((now) => moveCard(now, from, to));
  };
  const renderGhost = (index: number) => {
    const card = cards[index];
    return (
      card && (
        <div className={styles.ghost}>
          <CardPrint card={card} background={backgrounds[index] ?? []} caption={resolved(card.caption, facts)} />
        </div>
      )
    );
  };

  return (
    <Sortable keys={keys} layout="grid" onStart={endMove} onMove={move} renderGhost={renderGhost}>
      {(isDragging) => (
        <>
          <p className="visually-hidden" id={HELP}>
            Arrow keys go from card to card, Enter opens one, Alt with an arrow key moves it, Delete removes it.
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one listener for hundreds of buttons */}
          <ol
            ref={grid}
            role="list"
            className={styles.grid}
            aria-label="Cards"
            aria-describedby={HELP}
            data-dragging={isDragging || undefined}
            onKeyDown={onKeyDown}
            onFocus={() => (hasFocus.current = true)}
            onBlur={({ currentTarget, relatedTarget }) => {
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
                ground={backgrounds[index]?.toString() ?? ''}
                caption={resolved(card.caption, facts)}
                isCurrent={index === current}
                isOnTop={index === top}
              />
            ))}
          </ol>
        </>
      )}
    </Sortable>
  );
}

/** Removes a card and announces it. */
export function removeAt(cards: readonly Card[], index: number): void {
  const card = cards[index];
  if (!card) return;
  if (cards.length === 1) {
    useTray.setState({ heard: 'A story needs at least one card.' });
    return;
  }
  useTray.setState({
    current: Math.min(index, cards.length - 2),
    heard: `Card “${card.caption}” was removed. Use Undo to restore it.`,
  });
  void act((now) => removeCard(now, index));
}

const HELP = 'edit-tray-help';
const NO_FACTS = {};

function columnsOf(grid: HTMLElement | null): number {
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
}

/** The index an arrow key moves to; null for other keys. */
function goalOfKey(key: string, index: number, count: number, columns: number): number | null {
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(index + step, 0), count - 1);
}
