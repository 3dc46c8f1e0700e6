import { useEffect, useState, type DragEvent } from 'react';
import { useDesk } from '../store';
import { onPlace } from '../story-place';
import { Trouble } from '../desk/trouble';
import { AddCards } from './add-cards';
import { addFiles } from './adding';
import { CardForm } from './card-form';
import { CardGrid } from './card-grid';
import { findOpen, isBeingMade, keysOf, readCards, STORY_FILE, type CardLine } from './cards';
import { droppedFiles } from './dropped-files';
import { showCard } from './show-card';
import { closeCard, followOpen, openCard, useTray } from './tray-store';
import styles from './story-tray.module.css';

export type StoryTrayProps = {
  /** The site, whose deck shows the card that is opened. */
  frame: HTMLIFrameElement | null;
};

/** The story's cards beside their deck: all of them as thumbnails, or one in its form. Photos dropped here become cards. */
export function StoryTray({ frame }: StoryTrayProps) {
  const story = useDesk((desk) => desk.state?.files[STORY_FILE]);
  const isThere = useDesk((desk) => desk.state !== null);
  const isMaking = useDesk(
    ({ state, address }) =>
      address.startsWith('/story') && isBeingMade(readCards(story?.data) ?? [], state?.pictures ?? {}),
  );
  const { ahead, open, turns, top, trouble, heard } = useTray();
  const [opened] = useState(open ? -1 : turns);
  useEffect(() => onPlace((top) => useTray.setState({ top })), []);
  useGoal();
  const drop = useDrop();

  const cards = ahead ?? readCards(story?.data);
  const keys = keysOf(cards ?? []);
  const index = cards && open ? findOpen(keys, open) : -1;
  useEffect(() => {
    if (!open || !cards) return;
    if (index >= 0) return followOpen(index, keys);
    closeCard();
    useTray.setState({ heard: 'The card that was open is not there any more.' });
  });
  // The deck follows what is opened, and where that is moved.
  useEffect(() => {
    if (index >= 0) showCard(frame, index);
  }, [frame, turns, index]);

  if (!isThere) return <p>One moment …</p>;
  if (!cards)
    return (
      <p>
        {story
          ? 'story.yaml cannot be read as it is. “What is left” says why.'
          : 'There is no story.yaml, and so the site has no story.'}
      </p>
    );
  return (
    <section
      className={styles.tray}
      aria-label="Cards of the story"
      data-over={drop.isOver || undefined}
      {...drop.handlers}
    >
      <p className={styles.making} role="status">
        {isMaking && 'The site is being made anew with these pictures …'}
      </p>
      <p className="visually-hidden" role="status">
        {heard}
      </p>
      {trouble && <Trouble answer={trouble} onTheirs={() => useTray.setState({ trouble: null })} />}
      {open && index >= 0 ? (
        <CardForm key={turns} cards={cards} index={index} line={open.line} />
      ) : (
        <>
          <div className={styles.head}>
            <h2>
              Our Story{' '}
              <span className={styles.count}>{cards.length === 1 ? 'one card' : `${cards.length} cards`}</span>
            </h2>
            <p className={styles.hint}>Open a card to change it, drag it to move it, drop photos here to add some.</p>
            <AddCards />
          </div>
          <CardGrid cards={cards} top={top} isReturned={turns > opened} />
        </>
      )}
      {drop.isOver && (
        <p className={styles.drop}>Drop them: each photo or film becomes a card, where its date belongs.</p>
      )}
    </section>
  );
}

/** Opens the card that a link led to, at its line. */
function useGoal(): void {
  const goal = useDesk((desk) => desk.goal);
  useEffect(() => {
    if (goal?.file !== STORY_FILE || goal.path[0] !== 'cards') return;
    const [, index, line] = goal.path;
    useDesk.setState({ goal: null });
    if (typeof index === 'number') openCard(index, typeof line === 'string' ? (line as CardLine) : null);
  }, [goal]);
}

/** Files that are dragged over the tray and dropped on it. */
function useDrop() {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = hasFiles(event) ? 'copy' : 'none';
        setIsOver(hasFiles(event));
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        closeCard();
        void droppedFiles(event.dataTransfer.items).then(addFiles);
      },
    },
  };
}
