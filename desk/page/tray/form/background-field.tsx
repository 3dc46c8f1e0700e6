import type { Place, Value } from '../../../protocol';
import controls from '../../ui/controls.module.css';
import { CREAM } from '../../../../src/model/colours/contrast';
import { gradientOf, type Background } from '../../../../src/model/colours/backgrounds';
import { FIELD } from '../../forms/field/field-kind';
import { isColour } from '../../forms/notes/is-colour';
import { useDraft } from '../../forms/use-draft';
import styles from './card-form.module.css';
import { useShownColours } from '../card-print';
import { ChoiceGroup } from '../choice-group';
import { ColourRow } from './colour-row';

type BackgroundFieldProps = {
  /** The card’s own background; undefined if it inherits. */
  own: Background | undefined;
  /** The previous card’s background; `DUSK` for the first card. */
  inherited: Background;
  isFirst: boolean;
  /** How many cards after this one show the same background because they set none. */
  followers: number;
  at: Place;
};

/** A card’s background: inherited, or one to three colours checked for contrast with cream text. */
export function BackgroundField({ own, inherited, isFirst, followers, at }: BackgroundFieldProps) {
  const draft = useDraft(at, own ?? null, FIELD);
  const colours = coloursIn(draft.shown);
  const shown = colours.length > 0 ? asWritten(colours) : inherited;
  const gradient = useShownColours(shown);
  const choose = (count: number) => {
    if (count === 0) return draft.choose(null);
    // `gradientOf` lists a single colour twice.
    const base = colours.length > 0 ? colours : [...new Set(gradientOf(inherited))];
    draft.choose(asWritten(Array.from({ length: count }, (_, index) => base[index] ?? base.at(-1) ?? '#000000')));
  };
  // How many colours the card sets; with none, it inherits.
  const choices = [
    [0, isFirst ? 'The site’s own' : 'As before'],
    [1, 'One colour'],
    [2, 'Two'],
    [3, 'Three'],
  ] as const;
  return (
    <ChoiceGroup<number> legend="Background" choices={choices} chosen={colours.length} onChoose={choose} draft={draft}>
      <p
        className={styles.backgroundPreview}
        aria-hidden="true"
        style={{ backgroundImage: `linear-gradient(120deg, ${gradient.join()})`, color: CREAM }}
      >
        The page’s words
      </p>
      {colours.map((colour, index) => (
        <ColourRow
          // oxlint-disable-next-line react/no-array-index-key -- colours can repeat and never move
          key={index}
          name={colours.length === 1 ? 'Colour' : `Colour ${index + 1} of ${colours.length}`}
          colour={colour}
          onChange={(next) => draft.type(asWritten(colours.with(index, next)))}
          onDone={(next) => draft.choose(asWritten(colours.with(index, next)))}
        />
      ))}
      <p className={controls.hint}>{colours.length > 0 ? describeReach(followers) : describeInherited(isFirst)}</p>
    </ChoiceGroup>
  );
}

function describeReach(followers: number): string {
  let others = '';
  if (followers === 1) others = ' and the next card';
  if (followers > 1) others = ` and the ${followers} cards after it`;
  return `Behind this card${others}, until a card sets its own.`;
}

function describeInherited(isFirst: boolean): string {
  return isFirst ? 'The evening sky that every story starts with.' : 'Same as the previous card.';
}

/** A background as it is written: a single colour as a string, several as a list. */
function asWritten(colours: readonly string[]): Background {
  const [only] = colours;
  return colours.length === 1 && only !== undefined ? only : [...colours];
}

/** The valid colours of a background; empty for null. */
function coloursIn(value: Value): string[] {
  return [value].flat().flatMap((colour) => (typeof colour === 'string' && isColour(colour) ? [colour] : []));
}
