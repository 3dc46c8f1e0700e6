import { useState } from 'react';
import { backgroundsOf, gradientOf, DUSK, type Background } from '../../../../src/model/colours/backgrounds';
import { type Card } from '../../../model/cards';
import { ColourPicker } from '../../forms/controls/colour-picker';
import { Button } from '../../ui/button';
import controls from '../../ui/controls.module.css';
import layout from '../../ui/layout.module.css';
import { useShownColours } from '../card-print';
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
  // Each background of the story once, by its colours.
  const looks = new Map([DUSK, ...backgroundsOf(cards)].map((look) => [gradientOf(look).join(), look]));
  const isContiguous = (chosen.at(-1) ?? 0) - (chosen[0] ?? 0) === chosen.length - 1;
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
        index={chosen[0] ?? 0}
        last={cards.length - chosen.length}
        isContiguous={isContiguous}
        onMove={moveSelected}
      />
      <div className={styles.looks} role="group" aria-label="Background">
        <span className={controls.label}>Background</span>
        {[...looks].map(([colours, look], index) => (
          <Look key={colours} look={look} name={`Background ${index + 1} of ${looks.size}`} />
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

function Look({ look, name }: { look: Background; name: string }) {
  const shown = useShownColours(look);
  return (
    <button
      type="button"
      className={styles.look}
      style={{ backgroundImage: `linear-gradient(160deg, ${shown.join()})` }}
      aria-label={`${name}: ${[...new Set(shown)].join(', ')}`}
      onClick={() => paintSelected(look)}
    />
  );
}
