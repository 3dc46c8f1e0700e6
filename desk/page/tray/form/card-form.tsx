import { useEffect, useRef } from 'react';
import { resolveReferences } from '../../../model/references';
import { useDesk } from '../../state/desk-store';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import layout from '../../ui/layout.module.css';
import { FormPicture } from '../../pictures/form-picture';
import { BackgroundField } from './background-field';
import { CardFields } from './card-fields';
import { CardPrint } from '../card-print';
import { removeAt } from '../grid/grid-keys';
import { backgroundsOf, DUSK } from '../../../../src/model/colours/backgrounds';
import { mediaOf, type Card, type CardLine } from '../../../model/cards';
import { moveCard } from '../cards/steps';
import { placeOfShown } from './place-of-shown';
import { MoveButtons } from '../move-buttons';
import { announceMove, changeCards, ofCard } from '../tray-store';
import { closeCard, closeOnEscape, showForm } from '../open-card';
import { CardNav } from './card-nav';
import styles from './card-form.module.css';

type CardFormProps = {
  cards: Card[];
  index: number;
  /** The line whose field gets the focus; null for none. */
  goal: CardLine | null;
};

/** The form for one card. */
export function CardForm({ cards, index, goal }: CardFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const facts = useDesk((desk) => desk.state?.facts) ?? {};
  useEffect(() => {
    if (form.current && title.current) showForm(form.current, title.current);
  }, []);
  const card = cards[index];
  if (!card) return null;

  const backgrounds = backgroundsOf(cards);
  const nextOwn = cards.findIndex((each, eachIndex) => eachIndex > index && each.background !== undefined);
  const media = mediaOf(card);
  const caption = resolveReferences(card.caption, facts);

  const move = (to: number) => {
    announceMove(cards, index, to);
    void changeCards(ofCard(cards, index, (latest, from) => moveCard(latest, from, to)));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the form from anywhere in it
    <div ref={form} className={styles.form} onKeyDown={closeOnEscape}>
      <CardNav index={index} last={cards.length - 1} />
      <div className={styles.head}>
        <div className={styles.print} aria-hidden="true">
          <CardPrint card={card} background={backgrounds[index] ?? DUSK} caption={caption} />
        </div>
        <div className={styles.title}>
          <h2 ref={title} className={layout.heading} tabIndex={-1}>
            Card {index + 1} <span className={styles.count}>of {cards.length}</span>
          </h2>
          <p className={controls.hint}>{media ?? 'Words only'}</p>
          <FormPicture
            at={placeOfShown(index, card.video === undefined ? 'photo' : 'video')}
            label={media === undefined ? 'Add a photo or film…' : 'Replace…'}
          />
        </div>
      </div>
      <CardFields cards={cards} card={card} index={index} goal={goal} />
      <BackgroundField
        own={card.background}
        inherited={backgrounds[index - 1] ?? DUSK}
        isFirst={index === 0}
        followers={(nextOwn < 0 ? cards.length : nextOwn) - index - 1}
        at={placeOfShown(index, 'background')}
      />
      <fieldset className={controls.fieldset}>
        <legend className={controls.label}>Position</legend>
        <MoveButtons index={index} last={cards.length - 1} isContiguous onMove={move} />
      </fieldset>
      <Button
        className={styles.remove}
        onClick={() => {
          removeAt(cards, index);
          closeCard();
        }}
      >
        Remove this card
      </Button>
    </div>
  );
}
