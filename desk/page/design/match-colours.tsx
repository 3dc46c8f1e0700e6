import { formAt } from '../../model/form-at';
import { nameOfField } from '../../model/field-names';
import { valueAt } from '../../model/values';
import { Field } from '../forms/field';
import { FIELD } from '../forms/field-kind';
import { useFile } from '../forms/file-context';
import type { DraftKind } from '../state/drafts';
import styles from './design.module.css';
import { ShowPage } from './show-page';

/** Off is the default and needs no line. */
const SWITCH: DraftKind = { ...FIELD, tidy: (_place, value) => value === true || null };

/** Whether the story’s backgrounds follow the colours. */
export function MatchColours({ line }: { line: string }) {
  const { file, data, form: all } = useFile();
  const form = formAt(all, [line]);
  if (!form) return null;
  return (
    <div className={styles.group} role="group" aria-labelledby="design-story" data-line={line}>
      <h3 id="design-story" className={styles.title}>
        Our Story
      </h3>
      <Field
        form={form}
        label={nameOfField(line)}
        value={valueAt(data, [line])}
        at={{ file, path: [line] }}
        kind={SWITCH}
        hint="Those that came with the sample follow the colours above. One that you chose for a card stays."
      />
      <p>
        <ShowPage path="/story" />
      </p>
    </div>
  );
}
