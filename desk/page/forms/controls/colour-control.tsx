import type { Value } from '../../../protocol';
import type { ControlProps } from './control';
import styles from './inputs.module.css';
import { Sign } from '../../ui/icons';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import { textOf } from '../../../model/values';
import { NEW_COLOUR } from '../entries/adding/new-entry';
import { ColourPicker } from './colour-picker';
import { submitOnEnter } from './submit-on-enter';

/** The most colours that blend into one background. */
const MOST_COLOURS = 3;

/** A colour, picked or typed. */
export function ColourControl({ common, shown, draft }: ControlProps) {
  const hex = textOf(shown);
  return (
    <div className={styles.row}>
      <ColourPicker hex={hex} label="Choose the colour" onChange={draft.type} onDone={draft.leave} />
      <input
        {...common}
        className={controls.input}
        spellCheck={false}
        autoComplete="off"
        value={hex}
        onChange={({ target }) => draft.type(target.value)}
        onKeyDown={submitOnEnter(draft)}
      />
    </div>
  );
}

/** One colour, or two or three that blend. */
export function ColoursControl({ common, shown, draft }: ControlProps) {
  const colours = shown === null ? [] : [shown].flat().map(String);
  const asValue = (list: string[]): Value => (list.length === 1 ? (list[0] ?? '') : list);
  return (
    <div className={styles.colours} role="group" {...common}>
      {colours.map((hex, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- colours may repeat and never move
        <span key={index}>
          <ColourPicker
            hex={hex}
            label={`Colour ${index + 1}`}
            onChange={(next) => draft.type(asValue(colours.with(index, next)))}
            onDone={draft.leave}
          />
          {colours.length > 1 && (
            <Button
              kind="icon"
              aria-label={`Remove colour ${index + 1}`}
              onClick={() => draft.choose(asValue(colours.toSpliced(index, 1)))}
            >
              <Sign name="bin" />
            </Button>
          )}
        </span>
      ))}
      {colours.length < MOST_COLOURS && (
        <Button onClick={() => draft.choose(asValue([...colours, colours.at(-1) ?? NEW_COLOUR]))}>Add a colour</Button>
      )}
    </div>
  );
}
