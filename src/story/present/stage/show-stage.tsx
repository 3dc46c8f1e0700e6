import { useEffect } from 'react';
import { story } from 'virtual:content/story';
import { storyPrints } from 'virtual:content/storyPrints';
import { pageTitle } from '../../../site/included-pages';
import { stillOf } from '../../card/card-photo';
import { placeOf } from '../../card/card-words';
import type { CardVideo } from '../../card/card-video';
import stageStyles from '../../stage/stage.module.css';
import { DeckStatus } from '../../ui/deck-status';
import { EndPanel } from '../../ui/end-panel';
import { TextTwin } from '../../ui/text-twin';
import { useStage } from '../../stage/use-stage';
import { withPrints } from '../prints';
import { setSound } from '../show/film-playback';
import { KeyList } from './key-list';
import { layOutShow } from './lay-out-show';
import { monogram } from './monogram';
import { ScreenHint } from './screen-hint';
import { SideWords } from './side-words';
import { StartPanel } from '../setup/start-panel';
import { useAutoplay } from '../show/use-autoplay';
import { useKeepAwake } from '../show/use-keep-awake';
import { useShow } from '../show/use-show';
import { useShowKeys } from '../show/use-show-keys';
import { useIdleCursor } from '../show/use-idle-cursor';
import { useReportToNotes } from '../windows/use-report-to-notes';
import styles from './show-stage.module.css';

/** The cards without their words, which are next to the card. A card without a picture shows the couple's initials. */
const wordlessCards = story.cards.map((card) => ({ ...card, date: '', caption: stillOf(card) ? '' : monogram() }));
const painted = { ...story, cards: withPrints(wordlessCards, storyPrints) };

/** In the show, a tap only starts a film that waits for input; a key toggles the sound. */
function startFilm({ state, toggle }: CardVideo): void {
  if (state().waiting) toggle();
}

export type ShowStageProps = {
  /** Whether the show has a window of its own, controlled from the notes: then it always runs. */
  isScreen: boolean;
};

/** The story for a room full of people: the deck, large, with its words next to it and nothing else. */
export function ShowStage({ isScreen }: ShowStageProps) {
  const { cards } = story;
  const { stage, region, style, deck, onOutcome, index, top, layout, video, view, ...drawn } = useStage({
    story,
    painted,
    layOut: layOutShow,
    onTap: startFilm,
  });
  const { show, isUnderWay, isUntouched, began, act, choose, startOver, advance, enterFullScreen } = useShow(
    deck,
    index,
    isScreen,
  );
  const { isRunning, isBlack, isPlaying, hasSound, showsKeys, pace } = show;
  const isAwake = useKeepAwake();
  const isCursorIdle = useIdleCursor();
  useShowKeys(isRunning, act);
  useReportToNotes({ isRunning, isBlack, isPlaying, hasSound, card: index, began }, act);

  useEffect(() => {
    // For each card, since films start muted, and after each input, since browsers allow no sound before the first input.
    const applySound = () => setSound(video.element, isRunning && hasSound && !isBlack);
    applySound();
    window.addEventListener('pointerup', applySound);
    window.addEventListener('keydown', applySound);
    return () => {
      window.removeEventListener('pointerup', applySound);
      window.removeEventListener('keydown', applySound);
    };
  }, [video, isRunning, hasSound, isBlack, index]);
  const film = top?.media.kind === 'video' ? top.media.video : null;
  useAutoplay({ isPlaying, pace, index, film, player: video.element, onOver: advance });

  const place = placeOf(story, index);
  return (
    <main
      className={`${stageStyles.stage} ${styles.show}`}
      ref={stage}
      style={style}
      data-view={view}
      data-resting={isRunning && isCursorIdle ? '' : undefined}
    >
      <h1 className="visually-hidden" tabIndex={-1}>
        {pageTitle('story')}
      </h1>
      {top && <p className="visually-hidden">{place}</p>}
      <section
        className={styles.deck}
        ref={region}
        aria-label={story.words.deck}
        data-waiting={isRunning ? undefined : ''}
      >
        {drawn.cards}
        <TextTwin cards={cards} index={index} />
      </section>
      {isRunning && top && layout && <SideWords card={top} layout={layout} share={(index + 1) / cards.length} />}
      {isRunning && !top && (
        <div className={styles.end}>
          <EndPanel words={story.words} onStartOver={() => act('first')} isShow />
          {drawn.ending}
        </div>
      )}
      {!isRunning && layout && (
        <StartPanel
          layout={layout}
          isUnderWay={isUnderWay}
          isAwake={isAwake}
          choice={show}
          onChoose={choose}
          onStart={() => act('start')}
          onStartOver={startOver}
        />
      )}
      {isRunning && showsKeys && (
        <div className={styles.help}>
          <KeyList without={isScreen ? ['leave'] : undefined} />
        </div>
      )}
      {isScreen && <ScreenHint isUntouched={isUntouched} onFullScreen={enterFullScreen} layout={layout} />}
      {isBlack && <div className={styles.black} data-black="" />}
      <DeckStatus words={story.words} card={top} place={place} onOutcome={onOutcome} />
    </main>
  );
}
