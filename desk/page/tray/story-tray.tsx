import { useEffect, useState } from 'react';
import { useDesk } from '../state/desk-store';
import { onTopCard, readTopCard } from '../state/story-place';
import { Trouble } from '../trouble/trouble';
import { Button } from '../ui/button';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { useFileDrop } from '../ui/use-file-drop';
import { AddCards } from './adding/add-cards';
import { readDroppedFiles } from './adding/dropped-files';
import { addFiles } from './adding/import-files';
import { CardForm } from './form/card-form';
import { emptyStory } from './cards/steps';
import { CardGrid } from './grid/card-grid';
import { PhonePanel } from './phone/phone-panel';
import { lacksPictures, keysOf, readCards, STORY_FILE, type CardLine } from '../../model/cards';
import { findOpen } from '../../model/find-open';
import { showCard } from './show-card';
import { changeCards, contentFiles, useTray } from './tray-store';
import { closeCard, openCard, updateOpenCard } from './open-card';
import styles from './story-tray.module.css';

/** The story’s cards as thumbnails, or one card in its form. Dropped photos become cards. */
export function StoryTray() {
  const story = useDesk((desk) => desk.state?.files[STORY_FILE]);
  const isLoaded = useDesk((desk) => desk.state !== null);
  const isRebuilding = useDesk(
    ({ state, address }) =>
      address.startsWith('/story') && lacksPictures(readCards(story?.data) ?? [], state?.pictures ?? {}),
  );
  const { ahead, open, openings, top, trouble, announcement } = useTray();
  // How many forms had been closed when the tray was shown. Only a form closed later returns the focus to the grid.
  const [closedBefore] = useState(open ? openings - 1 : openings);
  useEffect(() => {
    // The site may have shown other cards while the tray was closed.
    useTray.setState({ top: readTopCard() });
    return onTopCard((top) => useTray.setState({ top }));
  }, []);
  const [isPhoneOpen, setPhoneOpen] = useState(false);
  const closePhone = () => {
    // The pressed button disappears, so the focus returns to “Add from your phone”. A card’s form has no such button.
    document.querySelector<HTMLElement>('[data-phone]')?.focus();
    setPhoneOpen(false);
  };
  useGoal();
  const drop = useFileDrop(({ items }) => {
    // An open form replaces the cards, and with them the progress of the import.
    closeCard();
    void readDroppedFiles(items).then(addFiles);
  });

  const cards = ahead ?? readCards(story?.data);
  const keys = keysOf(cards ?? []);
  const index = cards && open ? findOpen(keys, open) : -1;
  // After every render, since the cards can also change by undo and in another window.
  useEffect(() => {
    if (!open || !cards) return;
    if (index >= 0) return updateOpenCard(index, keys);
    closeCard();
    useTray.setState({ announcement: 'The open card was removed.' });
  });
  // The deck shows the open card, also after a move.
  useEffect(() => {
    if (index >= 0) showCard(index);
  }, [openings, index]);

  if (!isLoaded) return <p>One moment …</p>;
  if (!cards)
    return (
      <p>
        {story
          ? 'story.yaml has a mistake and cannot be read. See “To do”.'
          : 'There is no story.yaml, so the site has no story.'}
      </p>
    );
  return (
    <section
      className={styles.tray}
      aria-label="Cards of the story"
      data-over={drop.isOver || undefined}
      {...drop.handlers}
    >
      <p className={styles.rebuilding} role="status">
        {isRebuilding && 'Rebuilding the site with these pictures …'}
      </p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {trouble && <Trouble answer={trouble} onTheirs={() => useTray.setState({ trouble: null })} />}
      {isPhoneOpen && <PhonePanel onClose={closePhone} />}
      {open && index >= 0 ? (
        <CardForm key={openings} cards={cards} index={index} goal={open.line} />
      ) : (
        <>
          <div className={styles.head}>
            <h2 className={layout.heading}>
              Our Story{' '}
              <span className={styles.count}>{cards.length === 1 ? 'one card' : `${cards.length || 'no'} cards`}</span>
            </h2>
            <p className={cards.length > 0 ? controls.hint : styles.empty}>
              {cards.length > 0
                ? 'Click a card to edit it, drag it to move it, or drop photos here to add some. Tick several to change them together.'
                : 'Your story begins here: drop your photos and films on this panel. Each becomes a card, sorted by date.'}
            </p>
            <AddCards
              isEmpty={cards.length === 0}
              isPhoneOpen={isPhoneOpen}
              onTogglePhone={() => setPhoneOpen(!isPhoneOpen)}
            />
          </div>
          {cards.length > 0 && (
            <>
              <CardGrid cards={cards} top={top} takesFocus={openings > closedBefore} />
              <div className={styles.head}>
                <Button onClick={() => void changeCards(() => emptyStory(contentFiles()))}>
                  Start with an empty story
                </Button>
                <p className={controls.hint}>
                  Removes all cards; one Undo restores them. The photos stay in the folder.
                </p>
              </div>
            </>
          )}
        </>
      )}
      {drop.isOver && (
        <p className={styles.drop}>Drop your photos and films here: each becomes a card, sorted by date.</p>
      )}
    </section>
  );
}

/** Opens the card that a link in the desk points to. If it points to one of the card’s lines, focuses that field. */
function useGoal(): void {
  const goal = useDesk((desk) => desk.goal);
  useEffect(() => {
    if (goal?.file !== STORY_FILE || goal.path[0] !== 'cards') return;
    const [, index, line] = goal.path;
    useDesk.setState({ goal: null });
    if (typeof index === 'number') openCard(index, typeof line === 'string' ? (line as CardLine) : null);
  }, [goal]);
}
