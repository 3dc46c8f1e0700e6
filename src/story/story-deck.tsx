import { createElement, Suspense, use } from 'react';
import { Link } from 'react-router-dom';
import { Arrow } from '../components/arrow';
import { BackLink } from '../components/page/back-link';
import barLink from '../components/bar-link.module.css';
import type { StoryContent } from '../model/content';
import { menuName, pageTitle } from '../site/included-pages';
import { neighboursOf } from '../site/neighbours';
import { pathOf } from '../model/pages';
import { placeOf } from './card/card-words';
import { layOutDeck } from './deck/layout';
import { useKeepStory } from './keep/use-keep-story';
import { listPart } from './list/list-part';
import { useFetchedList } from './list/use-fetched-list';
import { DeckButtons } from './ui/deck-buttons';
import { DeckStatus } from './ui/deck-status';
import { EndPanel } from './ui/end-panel';
import { QuietLink } from './ui/quiet-link';
import { TextTwin } from './ui/text-twin';
import stageStyles from './stage/stage.module.css';
import { useDeckKeys } from './stage/use-deck-keys';
import { useKeptFocus } from './stage/use-kept-focus';
import { useStage } from './stage/use-stage';
import styles from './story-deck.module.css';

type StoryProps = { story: StoryContent };

const PrintedStory = ({ story }: StoryProps) => createElement(use(listPart.load()).PrintedStory, { story });

/** The deck with its controls, and its cards as text. */
export function StoryDeck({ story }: StoryProps) {
  const { words, cards } = story;
  const { stage, region, style, deck, onOutcome, index, top, layout, video, film, view, ...drawn } = useStage({
    story,
    layOut: layOutDeck,
  });
  const keepOffer = useKeepStory(story, layout);
  useDeckKeys(deck);
  useKeptFocus();

  const place = placeOf(story, index);
  const hasCards = cards.length > 0;
  const { next } = neighboursOf('story');
  const hasList = useFetchedList();
  return (
    <>
      <main className={`${stageStyles.stage} ${styles.page}`} ref={stage} style={style} data-view={view}>
        <header className={styles.bar}>
          <BackLink />
          {top ? <p className={styles.place}>{place}</p> : <span />}
          <Link className={`${barLink.link} ${styles.next}`} to={pathOf(next)} rel="next">
            {menuName(next)}
            <Arrow to="right" />
          </Link>
          <h1 tabIndex={-1}>{pageTitle('story')}</h1>
          {hasCards && <QuietLink form="present" label={words.present} className={styles.present} />}
          {hasCards && keepOffer}
        </header>
        <section className={styles.deck} ref={region} aria-label={words.deck}>
          {drawn.cards}
          <TextTwin cards={cards} index={index} />
        </section>
        {!top && (
          <div className={styles.end}>
            <EndPanel words={words} onStartOver={hasCards ? deck.reset : null} />
            {drawn.ending}
          </div>
        )}
        {hasCards && (
          <div className={styles.actions}>
            <DeckButtons
              words={words}
              allowed={top ? top.allowed : null}
              onSwipe={deck.swipe}
              hasBack={index > 0}
              onBack={deck.back}
              film={film}
              onPlayOrMute={video.toggle}
            />
            <QuietLink form="list" label={words.list} />
          </div>
        )}
        <DeckStatus words={words} card={top} place={place} onOutcome={onOutcome} />
      </main>
      <Suspense>{hasList && <PrintedStory story={story} />}</Suspense>
    </>
  );
}
