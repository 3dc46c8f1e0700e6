import { useEffect, useRef } from 'react';
import desk from '../../ui/controls.module.css';
import type { Value } from '../../../protocol';
import { isColour, type Contrast } from './contrast';
import type { ControlProps } from './control';
import styles from '../forms.module.css';
import { Sign } from '../../ui/icons';
import { commitOnEnter } from './text-control';

/** Two or three colours blend. */
const MOST_COLOURS = 3;

/** A colour, to be chosen or written. */
export function ColourControl({ common, shown, draft }: ControlProps) {
  const hex = typeof shown === 'string' ? shown : '';
  return (
    <div className={styles.colour}>
      <Swatch hex={hex} label="Choose the colour" onChange={draft.change} onChosen={() => void draft.commit()} />
      <input
        {...common}
        className={desk.input}
        spellCheck={false}
        autoComplete="off"
        value={hex}
        onChange={({ target }) => draft.change(target.value)}
        onKeyDown={commitOnEnter(draft)}
      />
    </div>
  );
}

/** One colour, or two or three that blend. */
export function ColoursControl({ common, shown, draft }: ControlProps) {
  const colours = Array.isArray(shown) ? shown.map(String) : typeof shown === 'string' ? [shown] : [];
  const asValue = (list: string[]): Value => (list.length === 1 ? (list[0] ?? '') : list);
  const put = (list: string[]) => {
    draft.change(asValue(list));
    void draft.commit({ value: asValue(list), again: true });
  };
  return (
    <div className={styles.colours} role="group" {...common}>
      {colours.map((hex, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- colours have no other name than their place
        <span key={index}>
          <Swatch
            hex={hex}
            label={`Colour ${index + 1}`}
            onChange={(next) => draft.change(asValue(colours.with(index, next)))}
            onChosen={() => void draft.commit()}
          />
          {colours.length > 1 && (
            <button
              type="button"
              className={desk.icon}
              aria-label={`Without colour ${index + 1}`}
              onClick={() => put(colours.toSpliced(index, 1))}
            >
              <Sign name="bin" />
            </button>
          )}
        </span>
      ))}
      {colours.length < MOST_COLOURS && (
        <button type="button" className={desk.button} onClick={() => put([...colours, colours.at(-1) ?? '#20242c'])}>
          One more
        </button>
      )}
    </div>
  );
}

/** How well words can be read on a colour, as a ratio and in words. */
export function ContrastNote({ contrast }: { contrast: Contrast }) {
  return (
    <p className={contrast.isEnough ? desk.hint : styles.faint}>
      <strong>{contrast.shown}</strong> {contrast.judgement}
    </p>
  );
}

type SwatchProps = { hex: string; label: string; onChange: (hex: string) => void; onChosen: () => void };

/** The browser's own chooser. It tells each step on the way; it is written once it is closed. */
function Swatch({ hex, label, onChange, onChosen }: SwatchProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef(onChosen);
  useEffect(() => {
    chosen.current = onChosen;
  });
  useEffect(() => {
    const { current } = input;
    // React's `onChange` is the browser's `input`: its `change` comes when the chooser closes.
    const tell = () => chosen.current();
    current?.addEventListener('change', tell);
    return () => current?.removeEventListener('change', tell);
  }, []);
  return (
    <input
      ref={input}
      type="color"
      className={styles.swatch}
      aria-label={label}
      value={isColour(hex) ? hex.toLowerCase() : '#000000'}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
