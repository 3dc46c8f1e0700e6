import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { storyEnding } from 'virtual:content/storyEnding';
import type { StoryCard, StoryContent } from '../../model/content';
import { wordsOf } from '../card/card-words';
import type { DeckLayout } from '../deck/layout';
import { cardAt, cardForKey } from './find-cell';
import styles from './ending.module.css';
import { lensStyle, pictureStyle, printStyle } from './ending-style';
import { useFlight, type FlightProps } from './use-flight';
import { usePictureRect } from './use-picture-rect';

export type EndingProps = FlightProps & { story: StoryContent; layout: DeckLayout | null };

/** A press this close to a print counts as one on it, CSS px. `.print::after` in `ending.module.css` has this in rem. */
const REACH_PX = 12;

/** A print's accessible name: the card's date and caption, without the description of its photo or film. */
const nameOf = (card: StoryCard) => wordsOf({ ...card, media: { kind: 'none' } });

/** All cards as small prints in one picture. Pressing a print brings its card back. */
export function Ending({ story, deck, run, layout, view }: EndingProps) {
  const { width, height, cells, behind, before } = storyEnding;
  const area = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const picture = usePictureRect(area, layout);
  const isDrawnByScene = useFlight({ deck, run, view }, picture, layout);
  /** The card whose print Tab reaches. */
  const [tabStop, setTabStop] = useState(0);
  /** The card whose print the lens magnifies. */
  const [magnified, setMagnified] = useState<number | null>(null);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  /** The card nearest to the pointer, if it is within reach. */
  const cardNear = ({ clientX, clientY }: MouseEvent) => {
    const box = group.current?.getBoundingClientRect();
    if (!box) return null;
    const x = ((clientX - box.left) / box.width) * width;
    const y = ((clientY - box.top) / box.height) * height;
    return cardAt(cells, x, y, (REACH_PX / box.width) * width);
  };
  const onClick = (event: MouseEvent, card: number) => {
    // Keys and assistive technology, with `detail` 0, press exactly this button; a thumb may mean its neighbour.
    deck.go(event.detail > 0 ? (cardNear(event) ?? card) : card);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setMagnified(cardNear(event));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = cardForKey(cells, tabStop, event.key);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Elsewhere in the story, the arrow keys swipe.
    event.stopPropagation();
    buttons.current[next]?.focus({ preventScroll: true });
  };

  return (
    <div ref={area} className={styles.area}>
      {picture && (
        <div
          ref={group}
          className={styles.picture}
          role="group"
          aria-label={story.words.ending}
          data-drawn={isDrawnByScene ? 'scene' : 'flat'}
          style={pictureStyle(picture)}
        >
          {!isDrawnByScene && <img className={styles.drawing} src={behind} alt="" />}
          {story.cards.map((card) => (
            <button
              key={card.id}
              ref={(button) => void (buttons.current[card.id] = button)}
              type="button"
              className={styles.print}
              aria-label={nameOf(card)}
              tabIndex={card.id === tabStop ? 0 : -1}
              style={printStyle(card.id)}
              onClick={(event) => onClick(event, card.id)}
              onKeyDown={onKeyDown}
              onPointerMove={onPointerMove}
              onPointerLeave={() => setMagnified(null)}
              onFocus={(event) => {
                setTabStop(card.id);
                if (event.target.matches(':focus-visible')) setMagnified(card.id);
              }}
              onBlur={() => setMagnified(null)}
            />
          ))}
          {!isDrawnByScene && <img className={styles.drawing} src={before} alt="" />}
          {magnified !== null && layout && (
            <div className={styles.lens} aria-hidden="true" style={lensStyle(magnified, picture, layout.stage)}>
              <span className={styles.still} />
              <span className={styles.date}>{story.cards[magnified]?.date}</span>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
