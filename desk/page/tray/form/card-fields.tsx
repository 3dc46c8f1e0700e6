import { textOf, valueAt } from '../../../model/values';
import type { Form, Place, Value } from '../../../protocol';
import { resolveReferences } from '../../../model/references';
import { softLimit } from '../../../model/soft-limits';
import { useDesk } from '../../state/desk-store';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import { Field } from '../../forms/field/field';
import { FIELD } from '../../forms/field/field-kind';
import { useDraft } from '../../forms/use-draft';
import { ChoiceGroup } from '../choice-group';
import { entryOfCard, mediaOf, type Card, type CardLine } from '../../../model/cards';
import { placeOfShown } from './place-of-shown';
import { hasSuggestedCaption } from '../cards/suggest-caption';
import { openCard } from '../open-card';

/** Only the control counts here: `FIELD` reads in the schema whether a line is optional. */
const TEXT: Form = { control: 'words', isOptional: true };

const DIRECTIONS: readonly (readonly [Value, string])[] = [
  [null, 'Either way'],
  ['like', 'Only right (like)'],
  ['superlike', 'Only up (superlike)'],
];

type CardFieldsProps = {
  cards: Card[];
  card: Card;
  index: number;
  /** The line whose field gets the focus; null for none. */
  goal: CardLine | null;
};

/** A card’s texts, the start of its film, and how it can be swiped. */
export function CardFields({ cards, card, index, goal }: CardFieldsProps) {
  const state = useDesk((desk) => desk.state);
  const facts = state?.facts ?? {};
  const media = mediaOf(card);
  const nextSuggested = cards.findIndex((each, eachIndex) => eachIndex > index && hasSuggestedCaption(each));
  // A change names the old value as it is in the file, such as the number in `date: 2018`; in `card`, that is a text.
  const written = (line: CardLine) => valueAt(entryOfCard(card), [line]);
  const at = (line: CardLine) => placeOfShown(index, line);
  const isGoal = (line: CardLine) => line === goal && 'select';
  return (
    <>
      <Field form={TEXT} label="Date" value={written('date')} at={at('date')} kind={FIELD} isGoal={isGoal('date')} />
      <Field
        form={TEXT}
        label="Caption"
        value={written('caption')}
        at={at('caption')}
        kind={FIELD}
        isGoal={isGoal('caption')}
        renderNotes={(text) => (
          <p className={controls.hint}>
            {hasSuggestedCaption({ ...card, caption: textOf(text) }) && 'This is only a suggestion: write your own. '}
            {Array.from(resolveReferences(textOf(text), facts)).length} of about {softLimit(at('caption'), state)}{' '}
            letters.
          </p>
        )}
      />
      {nextSuggested >= 0 && <Button onClick={() => openCard(nextSuggested, 'caption')}>Next without a caption</Button>}
      {media !== undefined && (
        <Field
          form={TEXT}
          label="For guests who cannot see it"
          value={written('alt')}
          at={at('alt')}
          kind={FIELD}
          isGoal={isGoal('alt')}
          hint="Describe the picture in one sentence."
        />
      )}
      {card.video !== undefined && (
        <Field
          form={{ control: 'filmTime', isOptional: true }}
          label="Start of the film"
          value={written('start')}
          at={at('start')}
          kind={FIELD}
          isGoal={isGoal('start')}
          hint="Minutes and seconds, like 0:12. Leave it empty to start at the beginning."
        />
      )}
      <DirectionField own={written('allowedSwipe')} at={at('allowedSwipe')} />
    </>
  );
}

function DirectionField({ own, at }: { own: Value; at: Place }) {
  const draft = useDraft(at, own, FIELD);
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
