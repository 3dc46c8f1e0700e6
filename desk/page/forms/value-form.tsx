import { useId, useState } from 'react';
import desk from '../ui/controls.module.css';
import { Trouble } from '../trouble/trouble';
import type { Form, Path, Value } from '../../protocol';
import { choicesFor, contrastsFor, hintFor, nearbyTime } from './beside-value';
import { changesOf, isCompanion } from './entries/companions';
import { AddLine, AddNamed } from './entries/add-line';
import { EntryList } from './entries/entry-list';
import { Field } from './field';
import { FIELD, stateNow } from './field-kind';
import { inWords, nameOfField, oneOf, titleOf } from '../../model/field-names';
import { useFile } from './file-context';
import { Fold } from '../ui/fold';
import { formAt, mayBeLeftOut } from '../../model/form-at';
import styles from './forms.module.css';
import { canBeNew } from './entries/new-entry';
import { Sign } from '../ui/icons';
import type { Refusal } from '../../protocol';
import { isEntry, setChange, startsWith, valueAt, type Entry } from '../../model/values';

const NONE: readonly string[] = [];

/** Longer groups are collapsed if every line has a default. */
const MOST_UNFOLDED = 4;

/** All that may be said of an entry, line by line, and what may be added to it. @param skip lines that are edited elsewhere. */
export function EntryLines({ path, skip = NONE }: { path: Path; skip?: readonly string[] }) {
  const { file, whole, form } = useFile();
  const own = formAt(form, path);
  const value = valueAt(whole, path);
  const entry: Entry = isEntry(value) ? value : {};
  const [adding, setAdding] = useState<string | null>(null);
  if (!own) return null;
  const lines = Object.entries(own.lines ?? {}).filter(([name]) => !skip.includes(name));
  const isThere = (name: string, line: Form) => name in entry || name === adding || !mayBeLeftOut(line);
  const shown = lines
    .filter(([name, line]) => isThere(name, line))
    // Rarely changed lines come last.
    .toSorted(([, one], [, other]) => Number(isAside(one, path)) - Number(isAside(other, path)))
    .map(([name]) => name);
  const others = own.others ? Object.keys(entry).filter((name) => !Object.hasOwn(own.lines ?? {}, name)) : [];
  const addable = lines.filter(([name, line]) => !isThere(name, line) && canBeNew(line) && !isCompanion(file, name));
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
  if (own.control === 'written') return <Written name={name} value={valueAt(whole, path)} />;
  if (own.control === 'entry') return <EntryGroup path={path} form={own} name={name} />;
  if (own.control === 'list') return <ListGroup path={path} form={own} name={name} />;
  return <ValueField path={path} form={own} isNew={isNew} onSettled={onSettled} />;
}

/** An entry of lines within another. */
function EntryGroup({ path, form, name }: { path: Path; form: Form; name: string }) {
  const { goal, data, form: whole, state } = useFile();
  const id = useId();
  const names = Object.keys(form.lines ?? {});
  const isWanted = goal !== null && startsWith(goal, path);
  const isOneOfMany = names.length > 0 && formHoldsNames(whole, path);
  const own = valueAt(data, path);
  if (isOneOfMany || isQuiet(form))
    return (
      <Fold
        title={isOneOfMany ? (titleOf(own, state.facts) ?? name) : name}
        isWanted={isWanted}
        {...(isQuiet(form) ? { note: ownWords(own) } : {})}
      >
        <EntryLines path={path} />
        {isOneOfMany && <RemoveEntry path={path} />}
      </Fold>
    );
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{name}</h3>
        {form.isOptional && own !== null && <RemoveEntry path={path} isQuiet />}
      </div>
      <EntryLines path={path} />
    </div>
  );
}

/** A list of collapsible entries or of texts. */
function ListGroup({ path, form, name }: { path: Path; form: Form; name: string }) {
  const { whole } = useFile();
  const id = useId();
  const values = valueAt(whole, path);
  const isOfEntries = form.item?.control === 'entry';
  // What is around it has said it.
  const isSaid = ['items', 'names'].includes(String(path.at(-1)));
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <h3 id={id} className={isSaid ? 'visually-hidden' : undefined}>
        {name}
      </h3>
      {isOfEntries ? (
        <EntryList path={path} renderEntry={(at) => <EntryLines path={at} />} />
      ) : (
        <div className={styles.lines}>
          {(Array.isArray(values) ? values : []).map((_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- words in a list have no other name than their place
            <ValueForm key={index} path={[...path, index]} />
          ))}
        </div>
      )}
    </div>
  );
}

type ValueFieldProps = { path: Path; form: Form; isNew: boolean; onSettled: (() => void) | undefined };

/** A single value of the file. */
function ValueField({ path, form, isNew, onSettled }: ValueFieldProps) {
  const { file, data, whole, form: all, state, goal, onReached, write, picture } = useFile();
  const value = valueAt(data, path);
  const shipped = value === null ? valueAt(whole, path) : null;
  const key = path.at(-1) ?? '';
  const isGoal = isNew || (goal !== null && goal.length === path.length && startsWith(goal, path));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const leaveOut = async () => {
    const answer = await write(inWords({ file, path }, whole, state.facts), () =>
      changesOf(stateNow(), file, path, valueAt(stateNow().files[file]?.data, path), null),
    );
    setRefusal(answer.status === 'done' ? null : answer);
    return answer.status === 'done';
  };
  const canGo = value !== null && (form.isOptional || form.ships || isOther(all, path));
  const label = typeof key === 'number' ? `${nameOfField(oneOf(path.at(-2) ?? ''))} ${key + 1}` : nameOfField(key);
  return (
    <>
      <Field
        form={form}
        label={label}
        value={value}
        {...(shipped === null
          ? {}
          : { otherwise: { value: shipped, from: 'From the language. Type to make it yours.' } })}
        at={{ file, path }}
        kind={FIELD}
        choices={choicesFor(form, state)}
        hint={hintFor(form, path)}
        contrasts={contrastsFor(form, path, whole)}
        like={nearbyTime(whole, path)}
        picture={picture}
        leaveOut={canGo ? { label: removeLabel(form, all, path), act: leaveOut } : undefined}
        isGoal={isGoal}
        onReached={isNew ? NOTHING_TO_DO : onReached}
        {...(onSettled ? { onLeftEmpty: onSettled } : {})}
      />
      {refusal && <Trouble answer={refusal} onTheirs={() => setRefusal(null)} />}
    </>
  );
}

/** Removes a whole entry. */
function RemoveEntry({ path, isQuiet = false }: { path: Path; isQuiet?: boolean }) {
  const { file, data, whole, write, form, state } = useFile();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const value = valueAt(data, path);
  const name = titleOf(value, state.facts) ?? nameOfField(path.at(-1) ?? '');
  const act = async () => {
    const mayGo = (at: Path) => formAt(form, at)?.isOptional ?? false;
    const answer = await write(`without ${inWords({ file, path }, whole, state.facts)}`, () => {
      const now = stateNow().files[file]?.data ?? null;
      return [setChange(now, { file, path }, valueAt(now, path), null, mayGo)];
    });
    setRefusal(answer.status === 'done' ? null : answer);
  };
  if (value === null) return null;
  return (
    <>
      {isQuiet ? (
        <button type="button" className={styles.quiet} aria-label={`Remove: ${name}`} onClick={() => void act()}>
          Remove
        </button>
      ) : (
        <div className={styles.foot}>
          <button type="button" className={desk.button} aria-label={`Remove ${name}`} onClick={() => void act()}>
            <Sign name="bin" />
            Remove
          </button>
        </div>
      )}
      {refusal && <Trouble answer={refusal} onTheirs={() => setRefusal(null)} />}
    </>
  );
}

/** A value without a control, such as a drawn line. */
function Written({ name, value }: { name: string; value: Value }) {
  const { file } = useFile();
  const shown = Array.isArray(value) && value.every((one) => typeof one === 'number') ? value.join(', ') : null;
  const count = Array.isArray(value) ? `${value.length}` : 'Some';
  return (
    <div className={styles.field}>
      <span className={desk.label}>{name}</span>
      <p className={styles.written}>{shown ?? `${count}, drawn in ${file}. Change them there.`}</p>
    </div>
  );
}

const NOTHING_TO_DO = () => undefined;

/** Whether couples rarely change it. */
function isAside(form: Form, holder: Path): boolean {
  const isOfAll = holder.length === 0 && (form.control === 'language' || form.control === 'choice');
  return form.control === 'name' || isOfAll || isQuiet(form);
}

/** Whether it holds many words that all come with the language. */
function isQuiet(form: Form): boolean {
  return mayBeLeftOut(form) && !form.isOptional && Object.keys(form.lines ?? {}).length > MOST_UNFOLDED;
}

/** Whether the names of an entry's neighbours are the couple's own: places, stops. */
function formHoldsNames(form: Form, path: Path): boolean {
  return isOther(form, path) && typeof path.at(-1) === 'string';
}

/** Whether a line's name is the couple's own. */
function isOther(form: Form, path: Path): boolean {
  const holder = formAt(form, path.slice(0, -1));
  return holder?.others !== undefined && !Object.hasOwn(holder.lines ?? {}, String(path.at(-1)));
}

/** The label of the button that removes a line. */
function removeLabel(form: Form, all: Form, path: Path): string {
  if (form.ships) return 'Back to the site’s own';
  return isOther(all, path) ? 'Remove' : 'Remove';
}

/** How many of the words that come with the language are the couple's own. */
function ownWords(own: Value): string {
  const count = isEntry(own) ? Object.keys(own).length : 0;
  if (count === 0) return 'all from the language';
  return count === 1
    ? 'one is yours, the others from the language'
    : `${count} are yours, the others from the language`;
}
