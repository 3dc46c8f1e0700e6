import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { story } from 'virtual:content/story';
import { Arrow } from '../components/arrow';
import { BackLink } from '../components/back-link';
import { menuName, pageTitle } from '../site/present-pages';
import { neighboursOf } from '../site/way';
import { pathOf } from '../site/pages';
import { useWedding } from '../store';
import { createCardVideo } from './card-video';
import { BACKGROUND_FADE_SECONDS, FADE_EASING } from './look';
import { oklabOf } from './oklab';
import { FlatDeck } from './flat/flat-deck';
import { useKeepStory } from './keep/use-keep-story';
import { loadList } from './list/load-list';
import { useFetchedList } from './list/use-fetched-list';
import { DeckButtons } from './ui/deck-buttons';
import { DeckStatus } from './ui/deck-status';
import { EndPanel } from './ui/end-panel';
import { ListLink } from './ui/list-link';
import { TextTwin } from './ui/text-twin';
import { useCardDrag } from './use-card-drag';
import { useDeck } from './use-deck';
import { useDeckKeys } from './use-deck-keys';
import { useDeckLayout } from './use-deck-layout';
import { SceneBoundary } from './view/scene-boundary';
import { useKeptFocus } from './use-kept-focus';
import { useDeckView } from './view/use-deck-view';
import styles from './story-page.module.css';

export { warmStory as warm } from './warm-story';

/** In OKLab, so that the browser mixes colours as the scene does, where it can. */
const cssColor = (hex: string) => (CSS.supports('color', 'oklab(0 0 0)') ? `oklab(${oklabOf(hex).join(' ')})` : hex);

const StoryAsList = lazy(() => loadList().then((list) => ({ default: list.StoryAsList })));
const PrintedStory = lazy(() => loadList().then((list) => ({ default: list.PrintedStory })));

/** Our Story: the deck, or the same to read where the address has `?list`. */
export default function StoryPage() {
  const isList = new URLSearchParams(useLocation().search).has('list');
  const shown = useRef(isList);
  // From one to the other is a step to another page, though not to another address.
  useEffect(() => {
    if (shown.current === isList) return;
    shown.current = isList;
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [isList]);
  return isList ? <StoryAsList story={story} /> : <StoryDeck />;
}

/** The deck with everything that steers it, and its cards in words. */
function StoryDeck() {
  const { words, cards } = story;
  const stage = useRef<HTMLElement>(null);
  const region = useRef<HTMLElement>(null);
  const bound = useDeck(story);
  const { deck, run, onOutcome } = bound;
  const index = useWedding((state) => state.storyIndex);
  const top = cards[index];
  const background = (top ?? cards.at(-1))?.background;
  // Before anything measures the page: the first colours stand at once, and only later ones are faded to.
  useLayoutEffect(() => {
    const { style } = stage.current ?? {};
    style?.setProperty('--fade', `${BACKGROUND_FADE_SECONDS}s ${FADE_EASING}`);
    for (const at of [0, 1, 2]) {
      const color = background?.[at] ?? background?.at(-1);
      style?.setProperty(`--from-${at + 1}`, color ? cssColor(color) : null);
    }
  }, [background]);

  const layout = useDeckLayout(stage, region);
  const [video] = useState(createCardVideo);
  const film = useSyncExternalStore(video.subscribe, video.state);
  const { view, Scene, generation, tell } = useDeckView(bound);
  const keepStory = useKeepStory(layout);
  useDeckKeys(deck);
  useKeptFocus(stage);
  useCardDrag({ deck, layout, target: region, onTap: video.toggle });

  const topVideo = top?.media.kind === 'video' ? top.media.video : null;
  useEffect(() => video.play(index, topVideo), [video, index, topVideo]);
  useEffect(() => video.dispose, [video]);

  const place = words.place.replace('{place}', String(index + 1)).replace('{count}', String(cards.length));
  const deckProps = { deck, run, story, index, layout, video };
  const hasList = useFetchedList();
  return (
    <>
      <main className={styles.stage} ref={stage} data-view={view}>
        <header className={styles.bar}>
          <BackLink />
          {top ? <p className={styles.place}>{place}</p> : <span />}
          <Link className={styles.next} to={pathOf(neighboursOf('story').next)} rel="next">
            {menuName(neighboursOf('story').next)}
            <Arrow to="right" />
          </Link>
          <h1 tabIndex={-1}>{pageTitle('story')}</h1>
          {keepStory}
        </header>
        <section className={styles.deck} ref={region} aria-label={words.deck}>
          {layout && view !== 'scene' && (
            <FlatDeck {...deckProps} layout={layout} standingIn={view === 'stand-in'} onShown={tell.onShown} />
          )}
          {layout && view !== 'flat' && Scene && (
            <SceneBoundary key={generation} onFailed={tell.onRefused}>
              <Scene {...deckProps} {...tell} layout={layout} standingBy={view === 'stand-in'} />
            </SceneBoundary>
          )}
          <TextTwin cards={cards} index={index} />
        </section>
        {!top && (
          <div className={styles.end}>
            <EndPanel words={words} onStartOver={deck.reset} />
          </div>
        )}
        <div className={styles.actions}>
          <DeckButtons
            words={words}
            allowed={top ? top.allowed : null}
            onSwipe={deck.swipe}
            hasBack={index > 0}
            onBack={deck.back}
            film={topVideo ? film : null}
            onToggleSound={video.toggle}
          />
          <ListLink label={words.list} />
        </div>
        <DeckStatus words={words} card={top} place={place} onOutcome={onOutcome} />
      </main>
      <Suspense>{hasList && <PrintedStory story={story} />}</Suspense>
    </>
  );
}
