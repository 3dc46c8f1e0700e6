import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ALL_WORLDS, DEFAULT_WORLD, PHOTO_WORLD, type ChosenWorld } from '../../../src/model/worlds';
import { choosePhotoWorld } from '../../model/design';
import { textOf, valueAt } from '../../model/values';
import type { Value } from '../../protocol';
import { FIELD } from '../forms/field/field-kind';
import { useFile, useWrite } from '../forms/file-context';
import layout from '../ui/layout.module.css';
import { useDraft } from '../forms/use-draft';
import { stateNow } from '../state/desk-store';
import { AskForPhoto } from './ask-for-photo';
import { focusChosen, RadioCards } from './radio-cards';
import { WORLDS, WorldPicture } from './world-picture';

const LINE = 'world';
const AT = { file: 'site.yaml', path: [LINE] };

/** The choice of a world. Each option is a small picture of a world with the couple’s names and date. */
export function WorldChoice() {
  const { data, whole, state } = useFile();
  const { write, trouble } = useWrite();
  const draft = useDraft(AT, valueAt(data, AT.path), FIELD);
  const [isAsking, setAsking] = useState(false);
  const coverPhoto = textOf(valueAt(data, ['cover', 'photo']));
  const choose = (world: ChosenWorld) => {
    const mustAsk = world === PHOTO_WORLD && coverPhoto === '';
    setAsking(mustAsk);
    if (!mustAsk) draft.choose(world);
  };
  /** Stops asking for a photo. If the pressed button had the focus and disappears, focuses the chosen world. */
  const stopAsking = () => {
    flushSync(() => setAsking(false));
    if (document.activeElement === document.body) focusChosen(LINE);
  };
  const choosePhoto = async (photo: string) => {
    const isDone = await write(() => ({
      label: 'the world',
      changes: choosePhotoWorld(stateNow().files[AT.file]?.data ?? null, photo),
    }));
    if (isDone) stopAsking();
  };
  // The pictures show these values, so they load again when a value changes.
  const version = JSON.stringify(
    [['couple'], ['wedding', 'date'], ['language'], ['words', 'and'], ['typeface'], ['cover']].map((path) =>
      valueAt(whole, path),
    ),
  );
  const photo = coverPhoto || (state.suggestedCover ?? '');
  return (
    <div className={layout.section}>
      <RadioCards
        line={LINE}
        title="World"
        arrangement="rows"
        // The couple’s own world has palettes only if they have drawn one without mistakes.
        cards={ALL_WORLDS.filter((world) => world in state.palettes).map((value) => ({
          value,
          name: WORLDS[value].name,
          about: WORLDS[value].about,
          picture: <WorldPicture world={value} photo={photo} version={version} />,
        }))}
        chosen={isAsking ? PHOTO_WORLD : worldOf(draft.shown)}
        onChoose={choose}
        draft={draft}
      />
      {isAsking && <AskForPhoto suggested={state.suggestedCover} onPhoto={choosePhoto} onCancel={stopAsking} />}
      {trouble}
    </div>
  );
}

/** The world in a `world` line, or the default if the line names none. */
export function worldOf(written: Value): ChosenWorld {
  return ALL_WORLDS.find((name) => name === written) ?? DEFAULT_WORLD;
}
