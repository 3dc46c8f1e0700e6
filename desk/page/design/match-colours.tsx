import { MATCH_COLOURS } from '../../model/design';
import { formAt } from '../../model/form-at';
import { nameOfField } from '../../model/names/field-names';
import { valueAt } from '../../model/values';
import { Field } from '../forms/field/field';
import { FIELD } from '../forms/field/field-kind';
import { useFile } from '../forms/file-context';
import layout from '../ui/layout.module.css';
import { ShowPage } from './show-page';

/** Off is the default, so the file needs no line for it. */
const SWITCH: typeof FIELD = { ...FIELD, tidy: (_place, value) => (value === true ? true : null) };

/** A switch: whether the story’s backgrounds match the colours. */
export function MatchColours() {
  const { file, data, form: fileForm } = useFile();
  const path = [MATCH_COLOURS];
  const form = formAt(fileForm, path);
  if (!form) return null;
  return (
    <div className={layout.section} data-line={MATCH_COLOURS}>
      <h3>Our Story</h3>
      <Field
        form={form}
        label={nameOfField(MATCH_COLOURS)}
        value={valueAt(data, path)}
        at={{ file, path }}
        kind={SWITCH}
        hint="The evening sky and the sample’s backgrounds follow the colours above. A background you chose for a card stays."
      />
      <p>
        <ShowPage path="/story" />
      </p>
    </div>
  );
}
