import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { Answer, Value } from '../protocol';
import { resolved } from '../forms/references';
import { useDesk } from '../store';
import controls from '../desk/controls.module.css';
import type { Write } from '../forms/use-draft';
import { FocusButton } from '../pictures/focus-button';
import { BackgroundField } from './background-field';
import { CardPrint } from './card-print';
import { takeOut } from './card-grid';
import { backgroundsOf, FIRST_BACKGROUND, mediaOf, type Card, type CardLine } from './cards';
import { SavedField } from './saved-field';
import { moveCard, placeOfCard } from './steps';
import { isSuggested } from './suggest';
import { act, closeCard, openCard, useTray, writeLine } from './tray-store';
import styles from './card-form.module.css';

export type CardFormProps = {
  cards: Card[];
  index: number;
  /** The line that begins with the focus; null for the form as a whole. */
  line: CardLine | null;
};

/** About as much as a card shows on two lines. */
const CAPTION_LETTERS = 70;

const DIRECTIONS = [
  [null, 'Either way'],
  ['like', 'Only right (like)'],
  ['superlike', 'Only up (superlike)'],
] as const;

/** Everything that can be said of one card, beside the card on its deck. */
export function CardForm({ cards, index, line }: CardFormProps) {
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const facts = useDesk((desk) => desk.state?.facts) ?? {};
  useEffect(() => {
    // It begins at its top, wherever the cards were scrolled to; a line that is led to is brought into view by its focus.
    form.current?.scrollIntoView({ block: 'start' });
    if (line === null) title.current?.focus({ preventScroll: true });
  }, [line]);
  const card = cards[index];
  if (!card) return null;

  const backgrounds = backgroundsOf(cards);
  const next = cards.findIndex((one, at) => at > index && one.background !== undefined);
  const media = mediaOf(card);
  const isUnwritten = (one: Card) => isSuggested(one.caption, mediaOf(one) ?? '', one.date);
  const unwritten = cards.findIndex((one, at) => at > index && isUnwritten(one));
  const caption = resolved(card.caption, facts);

  const write = (line: CardLine, was: Value, value: Value): Promise<Answer> => writeLine(index, line, was, value);
  const saver =
    (line: CardLine): Write =>
    (was, value) =>
      write(line, was, value);
  const move = (to: number) => {
    useTray.setState({ heard: `Card “${caption}” is now ${to + 1} of ${cards.length}.` });
    void act(moveCard(cards, index, to));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog that stands over the form has an Escape of its own.
    if (event.key === 'Escape' && !(event.target as Element).closest('dialog')) closeCard();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape anywhere in it does what its first button does
    <div ref={form} className={styles.form} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <button type="button" className={controls.button} onClick={closeCard}>
          <Arrow d="M12 4 6 10l6 6" /> All cards
        </button>
        <span className={styles.steps}>
          <button
            type="button"
            className={controls.icon}
            aria-label="Card before"
            disabled={index === 0}
            onClick={() => openCard(index - 1)}
          >
            <Arrow d="M12 4 6 10l6 6" />
          </button>
          <button
            type="button"
            className={controls.icon}
            aria-label="Next card"
            disabled={index === cards.length - 1}
            onClick={() => openCard(index + 1)}
          >
            <Arrow d="m8 4 6 6-6 6" />
          </button>
        </span>
      </div>
      <div className={styles.head}>
        <div className={styles.print} aria-hidden="true">
          <CardPrint card={card} background={backgrounds[index] ?? FIRST_BACKGROUND} caption={caption} />
        </div>
        <div className={styles.title}>
          <h2 ref={title} tabIndex={-1}>
            Card {index + 1} <span className={styles.of}>of {cards.length}</span>
          </h2>
          <p className={controls.hint}>{media ?? 'Words alone'}</p>
          {media !== undefined && <FocusButton at={placeOfCard(index, card.photo === undefined ? 'video' : 'photo')} />}
        </div>
      </div>
      <SavedField label="Date" value={card.date} onSave={saver('date')} isFirst={line === 'date'} />
      <SavedField
        label="Caption"
        value={card.caption}
        onSave={saver('caption')}
        isLong
        isFirst={line === 'caption'}
        hint={isUnwritten(card) ? 'This is no more than a suggestion: write your own.' : ''}
        room={{ letters: CAPTION_LETTERS, count: (text) => Array.from(resolved(text, facts)).length }}
      />
      {unwritten > index && isUnwritten(card) && (
        <button type="button" className={controls.button} onClick={() => openCard(unwritten, 'caption')}>
          Next without a caption of yours
        </button>
      )}
      {media !== undefined && (
        <SavedField
          label="For guests who cannot see it"
          value={card.alt ?? null}
          onSave={saver('alt')}
          isLong
          isOptional
          isFirst={line === 'alt'}
          hint="One sentence that says what the picture shows."
        />
      )}
      {card.video !== undefined && (
        <SavedField
          label="Where in the film the card begins"
          value={card.start ?? null}
          onSave={saver('start')}
          isOptional
          isFirst={line === 'start'}
          hint="Minutes and seconds, like 0:12. Empty for its beginning."
        />
      )}
      <fieldset className={styles.group}>
        <legend className={controls.label}>How it can be swiped</legend>
        <div className={styles.choices}>
          {DIRECTIONS.map(([value, name]) => (
            <label key={name} className={styles.choice}>
              <input
                type="radio"
                name={id}
                className={styles.radio}
                checked={(card.allowedSwipe ?? null) === value}
                onChange={() => void write('allowedSwipe', card.allowedSwipe ?? null, value).then(tellTrouble)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <BackgroundField
        own={card.background}
        before={backgrounds[index - 1] ?? FIRST_BACKGROUND}
        isFirst={index === 0}
        followers={(next < 0 ? cards.length : next) - index - 1}
        onSave={saver('background')}
      />
      <fieldset className={styles.group}>
        <legend className={controls.label}>Its place</legend>
        <div className={styles.moves}>
          {PLACES.map(({ name, goal }) => {
            const to = goal(index, cards.length);
            return (
              <button
                key={name}
                type="button"
                className={controls.button}
                // It keeps the focus at the end of its way.
                aria-disabled={to === index}
                onClick={() => to !== index && move(to)}
              >
                {name}
              </button>
            );
          })}
        </div>
      </fieldset>
      <button
        type="button"
        className={`${controls.button} ${styles.remove}`}
        disabled={cards.length === 1}
        onClick={() => {
          takeOut(cards, index);
          closeCard();
        }}
      >
        Take this card out
      </button>
    </div>
  );
}

const PLACES: { name: string; goal: (index: number, count: number) => number }[] = [
  { name: 'First', goal: () => 0 },
  { name: 'Earlier', goal: (index) => Math.max(index - 1, 0) },
  { name: 'Later', goal: (index, count) => Math.min(index + 1, count - 1) },
  { name: 'Last', goal: (_, count) => count - 1 },
];

/** What has no place for it of its own is told at the top of the tray. */
function tellTrouble(answer: Answer): void {
  if (answer.status !== 'done') useTray.setState({ trouble: answer });
}

function Arrow({ d }: { d: string }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
