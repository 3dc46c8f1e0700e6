import { useState } from 'react';
import { nameOfField } from '../../model/names/field-names';
import { titleOf } from '../../model/names/place-names';
import { formAt, mayBeLeftOut } from '../../model/form-at';
import { isEntry, startsWith, valueAt, type Entry } from '../../model/values';
import type { Form, Path } from '../../protocol';
import { Fold } from '../ui/fold';
import { AddLine } from './entries/adding/add-line';
import { AddNamed } from './entries/adding/add-named';
import { isCompanion } from './entries/follow-up';
import { EntryList } from './entries/entry-list';
import { canBeNew } from './entries/adding/new-entry';
import { RemoveEntry } from './entries/remove-entry';
import { countOwn, isFolded, isRarelyChanged } from './folded';
import { useFile } from './file-context';
import styles from './forms.module.css';
import { Group } from './group';
import { isNamedByCouple } from './field/field-details';
import { ValueField } from './field/value-field';
import { ReadOnlyValue } from './field/read-only-value';

const NONE: readonly string[] = [];

/** The lines of an entry, and what can be added to it. @param skip lines that are edited elsewhere. */
export function EntryLines({ path, skip = NONE }: { path: Path; skip?: readonly string[] }) {
  const { file, whole, form } = useFile();
  const own = formAt(form, path);
  const value = valueAt(whole, path);
  const entry: Entry = isEntry(value) ? value : {};
  const [adding, setAdding] = useState<string | null>(null);
  if (!own) return null;
  const lines = Object.entries(own.lines ?? {}).filter(([name]) => !skip.includes(name));
  const isShown = (name: string, line: Form) => name in entry || name === adding || !mayBeLeftOut(line);
  const shown = lines
    .filter(([name, line]) => isShown(name, line))
    .toSorted(([, one], [, other]) => Number(isRarelyChanged(one, path)) - Number(isRarelyChanged(other, path)))
    .map(([name]) => name);
  const others = own.others ? Object.keys(entry).filter((name) => !Object.hasOwn(own.lines ?? {}, name)) : [];
  const addable = lines.filter(([name, line]) => !isShown(name, line) && canBeNew(line) && !isCompanion(file, name));
  return (
    <>
      <div className={styles.lines}>
        {[...shown, ...others].map((name) => (
          <ValueForm
            key={name}
            path={[...path, name]}
            isNew={name === adding}
            onSettled={() => setAdding((now) => (now === name ? null : now))}
          />
        ))}
      </div>
      {addable.length > 0 && <AddLine path={path} lines={addable} onAdd={setAdding} />}
      {own.others && <AddNamed path={path} form={own.others} taken={Object.keys(entry)} />}
    </>
  );
}

type ValueFormProps = { path: Path; isNew?: boolean; onSettled?: () => void };

/** A value as a field, an entry or a list. */
function ValueForm({ path, isNew = false, onSettled }: ValueFormProps) {
  const { form, whole } = useFile();
  const own = formAt(form, path);
  if (!own) return null;
  const name = nameOfField(path.at(-1) ?? '');
  if (own.control === 'written') return <ReadOnlyValue name={name} value={valueAt(whole, path)} />;
  if (own.control === 'entry') return <EntryGroup path={path} form={own} name={name} />;
  if (own.control === 'list') return <ListGroup path={path} form={own} name={name} />;
  return <ValueField path={path} form={own} isNew={isNew} onSettled={onSettled} />;
}

type GroupProps = { path: Path; form: Form; name: string };

/** An entry inside another. */
function EntryGroup({ path, form, name }: GroupProps) {
  const { goal, data, form: all, state } = useFile();
  const own = valueAt(data, path);
  const isWanted = goal !== null && startsWith(goal, path);
  const lines = <EntryLines path={path} />;
  if (Object.keys(form.lines ?? {}).length > 0 && isNamedByCouple(all, path))
    return (
      <Fold title={titleOf(own, state.facts) ?? name} isWanted={isWanted}>
        {lines}
        <RemoveEntry path={path} />
      </Fold>
    );
  if (isFolded(form))
    return (
      <Fold title={name} isWanted={isWanted} note={countOwn(own)}>
        {lines}
      </Fold>
    );
  return (
    <Group name={name} side={form.isOptional && own !== null && <RemoveEntry path={path} isQuiet />}>
      {lines}
    </Group>
  );
}

/** A list of collapsible entries or of texts. */
function ListGroup({ path, form, name }: GroupProps) {
  const { whole } = useFile();
  const values = valueAt(whole, path);
  return (
    // The title above it already says so.
    <Group name={name} isTitled={['items', 'names'].includes(String(path.at(-1)))}>
      {form.item?.control === 'entry' ? (
        <EntryList path={path} renderEntry={(at) => <EntryLines path={at} />} />
      ) : (
        <div className={styles.lines}>
          {(Array.isArray(values) ? values : []).map((_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- texts in a list have no other name than their position
            <ValueForm key={index} path={[...path, index]} />
          ))}
        </div>
      )}
    </Group>
  );
}
