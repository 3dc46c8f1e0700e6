import { useState } from 'react';
import { backgroundsOf, gradientOf, DUSK, type Background } from '../../../../src/model/colours/backgrounds';
import type { Card } from '../../../model/cards';
import { ColourPicker } from '../../forms/controls/colour-picker';
import inputs from '../../forms/controls/inputs.module.css';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import layout from '../../ui/layout.module.css';
import { cssGradient, useShownColours } from '../card-print';
import { darken } from '../cards/darken';
import { MoveButtons } from '../move-buttons';
import { clearSelection, moveSelected, paintSelected, removeSelected } from './selection';
import styles from './selection-bar.module.css';

type SelectionBarProps = {
  cards: readonly Card[];
  /** The indexes of the selected cards. */
  chosen: readonly number[];
  /** Called before a button makes the bar disappear, so that the grid takes the focus. */
  onEnd: () => void;
};

/** The colour that “Another colour” starts with. */
const FIRST_COLOUR = '#1d2450';

/** Buttons for the selected cards; each change is one step. */
export function SelectionBar({ cards, chosen, onEnd }: SelectionBarProps) {
  const [colour, setColour] = useState(FIRST_COLOUR);
  // The default background and those of the story, each once, by its colours.
  const backgrounds = new Map([DUSK, ...backgroundsOf(cards)].map((each) => [gradientOf(each).join(), each]));
  const [first = 0] = chosen;
  const isContiguous = chosen.at(-1) === first + chosen.length - 1;
  const endWith = (end: () => void) => () => {
    onEnd();
    end();
  };
  return (
    <div className={`${layout.card} ${styles.bar}`} role="group" aria-label="Selected cards">
      <div className={styles.head}>
        <strong>{chosen.length} selected</strong>
        <Button onClick={endWith(removeSelected)}>Remove</Button>
        <Button onClick={endWith(clearSelection)}>Deselect</Button>
      </div>
      <MoveButtons
        index={first}
        last={cards.length - chosen.length}
        isContiguous={isContiguous}
        onMove={moveSelected}
      />
      <div className={styles.backgrounds} role="group" aria-label="Background">
        <span className={controls.label}>Background</span>
        {[...backgrounds].map(([colours, background], index) => (
          <BackgroundButton
            key={colours}
            background={background}
            name={`Background ${index + 1} of ${backgrounds.size}`}
          />
        ))}
        <ColourPicker
          hex={colour}
          label="Another colour"
          onChange={setColour}
          onDone={(hex) => paintSelected(darken(hex))}
        />
      </div>
    </div>
  );
}

/** A button that gives the selected cards a background. */
function BackgroundButton({ background, name }: { background: Background; name: string }) {
  const shown = useShownColours(background);
  return (
    <button
      type="button"
      className={inputs.swatch}
      style={{ backgroundImage: cssGradient(shown) }}
      // A background of one colour has this colour twice.
      aria-label={`${name}: ${[...new Set(shown)].join(', ')}`}
      onClick={() => paintSelected(background)}
    />
  );
}
