import { useEffect, useId, useRef } from 'react';
import type { Value } from '../protocol';
import { Trouble } from '../desk/trouble';
import controls from '../desk/controls.module.css';
import { contrastOf, CREAM, isColour, judge, LEAST_ON_BACKGROUND } from '../forms/contrast';
import { useDraft, type Write } from '../forms/use-draft';
import { coloursOf, type Background } from './cards';
import { darken } from './readable';
import styles from './card-form.module.css';

export type BackgroundFieldProps = {
  /** Of the card itself; undefined where it has that of the card before. */
  own: Background | undefined;
  /** What lies behind the card before, or what stories begin with. */
  before: Background;
  isFirst: boolean;
  /** How many cards that follow have it, too. */
  followers: number;
  onSave: Write;
};

const CHOICES = [
  [0, 'As before'],
  [1, 'One colour'],
  [2, 'Two'],
  [3, 'Three'],
] as const;

/** What lies behind a card: that of the card before, or one to three colours, on which cream words can be read or not. */
export function BackgroundField({ own, before, isFirst, followers, onSave }: BackgroundFieldProps) {
  const id = useId();
  const draft = useDraft(own ?? null, onSave);
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
          // oxlint-disable-next-line react/no-array-index-key -- two may be the same, and none changes its place
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
            ? 'The evening that every story begins with.'
            : 'It has the background of the card before it.'
          : `Behind this card${behind}, until a card sets its own.`}
      </p>
      {draft.refusal && <Trouble answer={draft.refusal} onTheirs={draft.giveUp} onMine={() => void draft.insist()} />}
    </fieldset>
  );
}

type ColourRowProps = {
  name: string;
  colour: string;
  /** At each step of the choice, and once it is made. */
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
  // React's `onChange` is every step of a choice; the browser's own is its end.
  useEffect(() => {
    const element = input.current;
    const onEnd = () => done.current(element?.value ?? '');
    element?.addEventListener('change', onEnd);
    return () => element?.removeEventListener('change', onEnd);
  }, []);
  const darker = () => {
    // The button goes with its reason.
    input.current?.focus();
    onDone(darken(colour));
  };
  const { shown, isEnough } = judge(contrastOf(colour, CREAM), LEAST_ON_BACKGROUND, '');
  return (
    <div className={styles.colour}>
      <input
        ref={input}
        id={id}
        type="color"
        className={styles.picker}
        value={colour.toLowerCase()}
        aria-label={name}
        aria-describedby={`${id}-told`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className={styles.told} id={`${id}-told`} data-wrong={!isEnough || undefined}>
        <span className={styles.hex}>{colour.toLowerCase()}</span>{' '}
        {isEnough
          ? `Easy to read on: ${shown}.`
          : `Too light for cream words: ${shown}, and ${LEAST_ON_BACKGROUND} : 1 is needed.`}
      </p>
      {!isEnough && (
        <button type="button" className={controls.button} onClick={darker}>
          Darker
        </button>
      )}
    </div>
  );
}

/** One colour is written as one, more as a list. */
function asWritten(colours: readonly string[]): Background {
  const [only] = colours;
  return colours.length === 1 && only !== undefined ? only : [...colours];
}

/** What is written as a background, as far as it is colours. */
function coloursIn(value: Value): string[] {
  return [value].flat().flatMap((colour) => (typeof colour === 'string' && isColour(colour) ? [colour] : []));
}
