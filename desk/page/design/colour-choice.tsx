import { useState } from 'react';
import type { WorldPalettes } from '../../../src/worlds/world-facts';
import { isEntry, isSame, startsWith, textOf, valueAt, type Entry } from '../../model/values';
import type { Value } from '../../protocol';
import { FIELD } from '../forms/field/field-kind';
import { useFile } from '../forms/file-context';
import { useDraft } from '../forms/use-draft';
import { EntryLines } from '../forms/value-form';
import controls from '../ui/controls.module.css';
import { RadioCards } from './radio-cards';
import { ShowPage } from './show-page';
import { worldOf } from './world-choice';
import { Swatch } from './swatch';

const AT = { file: 'site.yaml', path: ['colours'] };
/** The values of the choices that are not ready palettes; the value of a ready palette is its name. */
const [WORLDS_OWN, MIXED] = ['own', 'mixed'];

/** The colours of all pages: the world’s own, a ready palette, or the couple’s own mix. */
export function ColourChoice() {
  const { data, state, goal } = useFile();
  const draft = useDraft(AT, valueAt(data, AT.path), FIELD);
  const [isMixing, setMixing] = useState(false);
  const palettes = state.palettes[worldOf(valueAt(data, ['world']))];
  if (!palettes) return null;
  const isGoal = goal !== null && goal.length > 1 && startsWith(goal, AT.path);
  // The mix opens for a goal inside it, and stays open once the goal’s field has the focus, which clears the goal.
  if (isGoal && !isMixing) setMixing(true);
  const shown = isEntry(draft.shown) ? draft.shown : null;
  const chosen = isMixing && shown ? MIXED : choiceOf(shown, palettes);
  const tiles = [
    { name: 'The world’s', value: WORLDS_OWN, colours: palettes.own },
    ...palettes.ready.map(({ name, colours }) => ({ name, value: name, colours })),
    { name: 'Your own', value: MIXED, colours: chosen === MIXED ? shown : null },
  ];
  const choose = (value: string) => {
    setMixing(value === MIXED);
    if (value !== MIXED) draft.choose(palettes.ready.find(({ name }) => name === value)?.colours ?? null);
    // A mix starts from the colours shown, or from the world’s if there are none.
    else if (!shown) draft.choose(palettes.own);
  };
  return (
    <RadioCards
      line="colours"
      title="Colours"
      arrangement="tiles"
      cards={tiles.map(({ value, name, colours }) => ({ value, name, picture: <Swatch colours={colours} /> }))}
      chosen={chosen}
      onChoose={choose}
      draft={draft}
    >
      <p className={controls.hint}>
        For all pages; the colours at night follow. The cover and the story have their own. <ShowPage />
      </p>
      {chosen === MIXED && <EntryLines path={AT.path} />}
    </RadioCards>
  );
}

/** The value of the choice that has these colours; null means the world’s own. */
function choiceOf(colours: Entry | null, { ready }: WorldPalettes): string {
  if (!colours) return WORLDS_OWN;
  return ready.find((palette) => isSame(comparable(palette.colours), comparable(colours)))?.name ?? MIXED;
}

/** Colours in a fixed order and lower case, to compare them. */
function comparable(colours: Entry): Value {
  return Object.entries(colours)
    .map(([name, hex]) => `${name} ${textOf(hex).toLowerCase()}`)
    .toSorted();
}
