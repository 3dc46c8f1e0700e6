import { useRef, useState } from 'react';
import { nameOfField } from '../../model/names/field-names';
import { titleOf } from '../../model/names/place-names';
import { formAt, canBeLeftOut } from '../../model/form-at';
import { isEntry, isSame, startsWith, valueAt, type Entry } from '../../model/values';
import type { Form, Path } from '../../protocol';
import { draftAt, useDrafts } from '../state/drafts';
import { Fold } from '../ui/fold';
import { AddLine } from './entries/adding/add-line';
import { AddNamed } from './entries/adding/add-named';
import { isCompanion } from './entries/follow-up';
import { EntryList } from './entries/entry-list';
import { canBeNew } from './entries/adding/new-entry';
import { RemoveEntry } from './entries/remove-entry';
import { describeOwn, isFolded, isRarelyChanged } from './folded';
import { useFile } from './file-context';
import styles from './forms.module.css';
import { Group } from './group';
import { isNamedByCouple } from './field/field-details';
import { useGoal } from './field/use-goal';
import { ValueField } from './field/value-field';
import { ReadOnlyValue } from './field/read-only-value';

const NONE: readonly string[] = [];

/** Fields for an entry’s lines, and buttons to add lines. @param skip lines that are edited elsewhere */
export function EntryLines({ path, skip = NONE }: { path: Path; skip?: readonly string[] }) {
  const { file, whole, form: fileForm } = useFile();
  const form = formAt(fileForm, path);
  const value = valueAt(whole, path);
  const entry: Entry = isEntry(value) ? value : {};
  /** The line being added, until the line is saved or left empty. */
  const [adding, setAdding] = useState<string | null>(null);
  if (adding !== null && adding in entry) setAdding(null);
  /** The lines with drafts, such as a new line that was refused. Joined, since a store compares results by identity. */
  const drafted = useDrafts((drafts) =>
    Object.keys(form?.lines ?? {})
      .filter((name) => draftAt({ file, path: [...path, name] }, drafts))
      .join(),
  ).split(',');
  if (!form) return null;
  const lines = Object.entries(form.lines ?? {}).filter(([name]) => !skip.includes(name));
  const isShown = (name: string, line: Form) =>
    name in entry || name === adding || drafted.includes(name) || !canBeLeftOut(line);
  const shown = lines
    .filter(([name, line]) => isShown(name, line))
    .toSorted(([, line], [, other]) => Number(isRarelyChanged(line, path)) - Number(isRarelyChanged(other, path)))
    .map(([name]) => name);
  const namedByCouple = form.others ? Object.keys(entry).filter((name) => !Object.hasOwn(form.lines ?? {}, name)) : [];
  const addable = lines.filter(
    ([name, line]) => !isShown(name, line) && canBeNew(line) && !isCompanion(file, name, entry),
  );
  return (
    <>
      <div className={styles.lines}>
        {[...shown, ...namedByCouple].map((name) => (
          <ValueForm
            key={name}
            path={[...path, name]}
            isNew={name === adding}
            onLeftEmpty={() => setAdding((now) => (now === name ? null : now))}
          />
        ))}
      </div>
      {addable.length > 0 && <AddLine path={path} lines={addable} onAdd={setAdding} />}
      {form.others && <AddNamed path={path} form={form.others} taken={Object.keys(entry)} />}
    </>
  );
}

type ValueFormProps = {
  path: Path;
  /** Whether the line is being added. */
  isNew?: boolean;
  /** Called when the field of a missing line is left empty, or its draft is discarded. */
  onLeftEmpty?: () => void;
};

/** A value as a field, a group of fields or a list. */
function ValueForm({ path, isNew = false, onLeftEmpty }: ValueFormProps) {
  const { form: fileForm, whole } = useFile();
  const form = formAt(fileForm, path);
  if (!form) return null;
  const name = nameOfField(path.at(-1) ?? '', path.at(-2));
  if (form.control === 'written') return <ReadOnlyValue name={name} value={valueAt(whole, path)} />;
  if (form.control === 'entry') return <EntryGroup path={path} form={form} name={name} />;
  if (form.control === 'list') return <ListGroup path={path} form={form} name={name} />;
  return <ValueField path={path} form={form} isNew={isNew} onLeftEmpty={onLeftEmpty} />;
}

type GroupProps = { path: Path; form: Form; name: string };

/** The ref of a group, which takes the focus if a link leads to the group itself, not to a value in it. */
function useGroup(path: Path) {
  const { goal } = useFile();
  const root = useRef<HTMLDivElement>(null);
  useGoal(root, isSame(goal, path));
  return root;
}

/** The fields of an entry inside another entry. */
function EntryGroup({ path, form, name }: GroupProps) {
  const { goal, data, form: fileForm, state } = useFile();
  const own = valueAt(data, path);
  const root = useGroup(path);
  const isWanted = goal !== null && startsWith(goal, path);
  const lines = <EntryLines path={path} />;
  if (isNamedByCouple(fileForm, path))
    return (
      <Fold ref={root} title={titleOf(own, state.facts) ?? name} isWanted={isWanted}>
        {lines}
        <RemoveEntry path={path} />
      </Fold>
    );
  if (isFolded(form))
    return (
      <Fold ref={root} title={name} isWanted={isWanted} note={describeOwn(own, form)}>
        {lines}
      </Fold>
    );
  return (
    <Group ref={root} name={name} side={form.isOptional && own !== null && <RemoveEntry path={path} isQuiet />}>
      {lines}
    </Group>
  );
}

/** A list of collapsible entries or texts, or a fixed number of texts, such as the couple’s names. */
function ListGroup({ path, form, name }: GroupProps) {
  const { whole } = useFile();
  const root = useGroup(path);
  const values = valueAt(whole, path);
  const hasEntries = form.item?.control === 'entry';
  // A list with a minimum cannot be emptied entry by entry, only removed as a whole.
  const isRemovable = form.isOptional && (form.least ?? 0) > 0;
  return (
    <Group
      ref={root}
      name={name}
      // The title above a list with one of these names already says what it contains.
      isTitleHidden={['items', 'names'].includes(String(path.at(-1)))}
      side={isRemovable && <RemoveEntry path={path} isQuiet />}
    >
      {hasEntries || form.least !== form.most ? (
        <EntryList
          path={path}
          renderEntry={(at) => (hasEntries ? <EntryLines path={at} /> : <ValueForm path={at} />)}
        />
      ) : (
        <div className={styles.lines}>
          {(Array.isArray(values) ? values : []).map((_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- texts in a list are identified by position only
            <ValueForm key={index} path={[...path, index]} />
          ))}
        </div>
      )}
    </Group>
  );
}
