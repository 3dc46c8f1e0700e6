import { useEffect, useId, useRef } from 'react';
import type { Place, Value } from '../../protocol';
import { Trouble } from '../trouble/trouble';
import controls from '../ui/controls.module.css';
import { contrast, CONTRAST_ON_BACKGROUND, CREAM } from '../../../src/model/colours/contrast';
import { isColour, judge } from '../forms/controls/contrast';
import { useDraft } from '../forms/use-draft';
import { coloursOf, type Background } from '../../model/cards';
import { LINE } from './line-kind';
import { darken } from './cards/readable';
import styles from './card-form.module.css';

export type BackgroundFieldProps = {
  /** The card’s own background; undefined if it inherits. */
  own: Background | undefined;
  /** The previous card’s background, or the story’s first. */
  before: Background;
  isFirst: boolean;
  /** How many following cards inherit it. */
  followers: number;
  at: Place;
};

const CHOICES = [
  [0, 'As before'],
  [1, 'One colour'],
  [2, 'Two'],
  [3, 'Three'],
] as const;

/** A card’s background: inherited, or one to three colours checked for contrast with cream text. */
export function BackgroundField({ own, before, isFirst, followers, at }: BackgroundFieldProps) {
  const id = useId();
  const draft = useDraft(at, own ?? null, LINE);
  const colours = coloursIn(draft.shown);
  const shown = colours.length > 0 ? asWritten(colours) : before;
  const write = (value: Value) => {
    draft.change(value);
    void draft.commit({ value, again: true });
  };
  const choose = (count: number) => {
    const base = colours.length > 0 ? colours : [...new Set(coloursOf(before))];
    const next = Array.from({ length: count }, (_, at) => base[at] ?? base.at(-1) ?? '#000000');
    write(count === 0 ? null : asWritten(next));
  };
  const behind = followers === 0 ? '' : followers === 1 ? ' and the next card' : ` and the ${followers} cards after it`;
  return (
    <fieldset className={styles.group}>
      <legend className={controls.label}>Background</legend>
      <div className={styles.choices}>
        {CHOICES.map(([count, name]) => (
          <label key={name} className={styles.choice}>
            <input
              type="radio"
              name={id}
              checked={colours.length === count}
              onChange={() => choose(count)}
              className={styles.radio}
            />
            <span>{count === 0 && isFirst ? 'The site’s own' : name}</span>
          </label>
        ))}
      </div>
      <p
        className={styles.swatch}
        aria-hidden="true"
        style={{ backgroundImage: `linear-gradient(120deg, ${coloursOf(shown).join()})`, color: CREAM }}
      >
        The page’s words
      </p>
      {colours.map((colour, at) => (
        <ColourRow
          // oxlint-disable-next-line react/no-array-index-key -- colours may repeat and never move
          key={at}
          name={colours.length === 1 ? 'Colour' : `Colour ${at + 1} of ${colours.length}`}
          colour={colour}
          onChange={(next) => draft.change(asWritten(colours.with(at, next)))}
          onDone={(next) => write(asWritten(colours.with(at, next)))}
        />
      ))}
      <p className={controls.hint}>
        {colours.length === 0
          ? isFirst
            ? 'The evening sky that every story starts with.'
            : 'Same as the previous card.'
          : `Behind this card${behind}, until a card sets its own.`}
      </p>
      {draft.refusal && <Trouble answer={draft.refusal} onTheirs={draft.giveUp} onMine={() => void draft.insist()} />}
    </fieldset>
  );
}

type ColourRowProps = {
  name: string;
  colour: string;
  /** Called on every change while choosing; `onDone` once at the end. */
  onChange: (colour: string) => void;
  onDone: (colour: string) => void;
};

function ColourRow({ name, colour, onChange, onDone }: ColourRowProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  // React’s `onChange` fires on every step; the native `change` event only at the end.
  useEffect(() => {
    const element = input.current;
    const onEnd = () => done.current(element?.value ?? '');
    element?.addEventListener('change', onEnd);
    return () => element?.removeEventListener('change', onEnd);
  }, []);
  const darker = () => {
    // The button disappears once the colour is dark enough.
    input.current?.focus();
    onDone(darken(colour));
  };
  const { shown, isEnough } = judge(contrast(colour, CREAM), CONTRAST_ON_BACKGROUND, '');
  return (
    <div className={styles.colour}>
      <input
        ref={input}
        id={id}
        type="color"
        className={styles.picker}
        value={colour.toLowerCase()}
        aria-label={name}
        aria-describedby={`${id}-contrast`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className={styles.told} id={`${id}-contrast`} data-wrong={!isEnough || undefined}>
        <span className={styles.hex}>{colour.toLowerCase()}</span>{' '}
        {isEnough
          ? `Easy to read on: ${shown}.`
          : `Too light for cream words: ${shown}, and ${CONTRAST_ON_BACKGROUND} : 1 is needed.`}
      </p>
      {!isEnough && (
        <button type="button" className={controls.button} onClick={darker}>
          Darker
        </button>
      )}
    </div>
  );
}

/** A single colour is written as a string, several as a list. */
function asWritten(colours: readonly string[]): Background {
  const [only] = colours;
  return colours.length === 1 && only !== undefined ? only : [...colours];
}

/** The valid colours of a background. */
function coloursIn(value: Value): string[] {
  return [value].flat().flatMap((colour) => (typeof colour === 'string' && isColour(colour) ? [colour] : []));
}
