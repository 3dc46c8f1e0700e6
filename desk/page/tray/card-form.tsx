import { useEffect, useRef, type KeyboardEvent } from 'react';
import { textOf } from '../../model/values';
import type { Form, Place, Value } from '../../protocol';
import { resolved } from '../../model/references';
import { useDesk } from '../state/desk-store';
import controls from '../ui/controls.module.css';
import { Field } from '../forms/field';
import { useDraft } from '../forms/use-draft';
import { FocusButton } from '../pictures/focus/focus-button';
import { BackgroundField } from './background-field';
import { CardPrint } from './card-print';
import { ChoiceGroup } from './choice-group';
import { removeAt } from './card-grid';
import { backgroundsOf, FIRST_BACKGROUND, mediaOf, type Card, type CardLine } from '../../model/cards';
import { LINE } from './line-kind';
import { moveCard, placeOfCard } from './cards/steps';
import { isSuggested } from './cards/suggest';
import { act, closeCard, openCard, placeOfShown, useTray } from './tray-store';
import styles from './card-form.module.css';

export type CardFormProps = {
  cards: Card[];
  index: number;
  /** The field that gets the focus; null for the form’s title. */
  line: CardLine | null;
};

/** About two lines on a card. */
const CAPTION_LETTERS = 70;

const TEXT: Form = { control: 'words', isOptional: true };

const DIRECTIONS: readonly (readonly [Value, string])[] = [
  [null, 'Either way'],
  ['like', 'Only right (like)'],
  ['superlike', 'Only up (superlike)'],
];

/** The form for one card. */
export function CardForm({ cards, index, line }: CardFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const facts = useDesk((desk) => desk.state?.facts) ?? {};
  useEffect(() => {
    // Scroll to the top, whatever the grid’s position was; a focused field scrolls itself into view.
    form.current?.scrollIntoView({ block: 'start' });
    if (line === null) title.current?.focus({ preventScroll: true });
  }, [line]);
  const card = cards[index];
  if (!card) return null;

  const backgrounds = backgroundsOf(cards);
  const next = cards.findIndex((one, at) => at > index && one.background !== undefined);
  const media = mediaOf(card);
  const hasSuggestion = (one: Card) => isSuggested(one.caption, mediaOf(one) ?? '', one.date);
  const nextSuggested = cards.findIndex((one, at) => at > index && hasSuggestion(one));
  const caption = resolved(card.caption, facts);

  const at = (line: CardLine) => placeOfShown(index, line);
  const goal = (field: CardLine) => line === field && 'select';
  const move = (to: number) => {
    useTray.setState({ heard: `Card “${caption}” is now ${to + 1} of ${cards.length}.` });
    void act((now) => moveCard(now, index, to));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog over the form handles its own Escape.
    if (event.key === 'Escape' && !(event.target as Element).closest('dialog')) closeCard();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the form from anywhere in it
    <div ref={form} className={styles.form} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <button type="button" className={controls.button} onClick={closeCard}>
          <Arrow d="M12 4 6 10l6 6" /> All cards
        </button>
        <span className={styles.steps}>
          <button
            type="button"
            className={controls.icon}
            aria-label="Previous card"
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
          <p className={controls.hint}>{media ?? 'Words only'}</p>
          {media !== undefined && <FocusButton at={placeOfCard(index, card.photo === undefined ? 'video' : 'photo')} />}
        </div>
      </div>
      <Field form={TEXT} label="Date" value={card.date} at={at('date')} kind={LINE} isGoal={goal('date')} />
      <Field
        form={TEXT}
        label="Caption"
        value={card.caption}
        at={at('caption')}
        kind={LINE}
        isGoal={goal('caption')}
        renderNotes={(text) => (
          <p className={controls.hint}>
            {hasSuggestion(card) && 'This is only a suggestion: write your own. '}
            <Length letters={Array.from(resolved(textOf(text), facts)).length} />
          </p>
        )}
      />
      {nextSuggested > index && (
        <button type="button" className={controls.button} onClick={() => openCard(nextSuggested, 'caption')}>
          Next without a caption
        </button>
      )}
      {media !== undefined && (
        <Field
          form={TEXT}
          label="For guests who cannot see it"
          value={card.alt ?? null}
          at={at('alt')}
          kind={LINE}
          isGoal={goal('alt')}
          hint="Describe the picture in one sentence."
        />
      )}
      {card.video !== undefined && (
        <Field
          form={{ control: 'filmTime', isOptional: true }}
          label="Start of the film"
          value={card.start ?? null}
          at={at('start')}
          kind={LINE}
          isGoal={goal('start')}
          hint="Minutes and seconds, like 0:12. Leave it empty to start at the beginning."
        />
      )}
      <DirectionField own={card.allowedSwipe ?? null} at={at('allowedSwipe')} />
      <BackgroundField
        own={card.background}
        before={backgrounds[index - 1] ?? FIRST_BACKGROUND}
        isFirst={index === 0}
        followers={(next < 0 ? cards.length : next) - index - 1}
        at={at('background')}
      />
      <fieldset className={styles.group}>
        <legend className={controls.label}>Position</legend>
        <div className={styles.moves}>
          {POSITIONS.map(({ name, toIndex }) => {
            const to = toIndex(index, cards.length);
            return (
              <button
                key={name}
                type="button"
                className={controls.button}
                // Not `disabled`: the button keeps the focus at the end of the list.
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
          removeAt(cards, index);
          closeCard();
        }}
      >
        Remove this card
      </button>
    </div>
  );
}

const POSITIONS: { name: string; toIndex: (index: number, count: number) => number }[] = [
  { name: 'First', toIndex: () => 0 },
  { name: 'Earlier', toIndex: (index) => Math.max(index - 1, 0) },
  { name: 'Later', toIndex: (index, count) => Math.min(index + 1, count - 1) },
  { name: 'Last', toIndex: (_, count) => count - 1 },
];

function DirectionField({ own, at }: { own: string | null; at: Place }) {
  const draft = useDraft(at, own, LINE);
  return (
    <ChoiceGroup
      legend="How it can be swiped"
      choices={DIRECTIONS}
      chosen={draft.shown}
      onChoose={draft.choose}
      draft={draft}
    />
  );
}

/** A caption’s length, and a warning if it is too long. */
function Length({ letters }: { letters: number }) {
  const isLong = letters > CAPTION_LETTERS;
  return (
    <span className={isLong ? styles.long : undefined}>
      {letters} of about {CAPTION_LETTERS} letters{isLong && ': it may be set smaller or cut off'}.
    </span>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
