import { OWN_WORLD, PHOTO_WORLD } from '../../../src/model/worlds';
import { formAt } from '../../model/form-at';
import { valueAt } from '../../model/values';
import { RemoveEntry } from '../forms/entries/remove-entry';
import { FIELD } from '../forms/field/field-kind';
import { useFile } from '../forms/file-context';
import { useDraft } from '../forms/use-draft';
import forms from '../forms/forms.module.css';
import { ValueField } from '../forms/field/value-field';
import { ChoiceGroup } from '../tray/choice-group';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { COVER_PHOTO } from './ask-for-photo';
import { focusChosen } from './radio-cards';
import { worldOf } from './world-choice';

/** `day` means dark words, `night` light ones; without this line, the build chooses. */
const LIGHT = { file: 'site.yaml', path: ['cover', 'light'] };

/** The cover’s photo, and whether the words on it are dark or light. In a drawn world, only a way to remove the photo. */
export function CoverFields() {
  const { data, form } = useFile();
  const light = useDraft(LIGHT, valueAt(data, LIGHT.path), FIELD);
  const photoForm = formAt(form, COVER_PHOTO.path);
  if (valueAt(data, ['cover']) === null || !photoForm) return null;
  if (![PHOTO_WORLD, OWN_WORLD].includes(worldOf(valueAt(data, ['world']))))
    return (
      <div className={forms.head} data-line="cover">
        <p className={controls.hint}>Your cover photo is kept for the world “Your photo”.</p>
        <RemoveEntry path={['cover']} isQuiet onRemoved={() => focusChosen('world')} />
      </div>
    );
  return (
    <div className={layout.section} data-line="cover">
      <ValueField path={COVER_PHOTO.path} form={photoForm} />
      <ChoiceGroup
        legend="Words on the photo"
        choices={[
          [null, 'What fits best'],
          ['day', 'Dark'],
          ['night', 'Light'],
        ]}
        chosen={light.shown}
        onChoose={light.choose}
        draft={light}
      />
    </div>
  );
}
