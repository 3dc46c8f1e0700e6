import { useId, useState } from 'react';
import desk from '../desk/controls.module.css';
import { Trouble } from '../desk/trouble';
import type { EditState, Form, Path, Value } from '../protocol';
import { goTo } from '../store';
import { changesOf, isCompanion, QUESTION_BACK } from './companions';
import {
  contrastOf,
  CREAM,
  isColour,
  judge,
  LEAST_FOR_READING,
  LEAST_FOR_SHAPES,
  LEAST_ON_BACKGROUND,
} from './contrast';
import type { Contrast } from './contrast';
import type { Choice } from './control';
import { EntryList } from './entry-list';
import { Field } from './field';
import { inWords, nameOfChoice, nameOfField, oneOf, titleOf } from './field-names';
import { useFile } from './file-context';
import { Fold } from './fold';
import { formAt, mayBeLeftOut } from './form-at';
import styles from './forms.module.css';
import { newEntry, slugOf } from './new-entry';
import { Sign } from './signs';
import type { Refusal } from './use-draft';
import { isEntry, setChange, startsWith, textOf, valueAt, type Entry } from './values';

const NONE: readonly string[] = [];

/** More lines than these are folded, where all of them have words already. */
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
    // What hardly anybody changes stands last.
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

/** A value in the way that fits it: a field, an entry of lines, or a list. */
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
        {isOneOfMany && <LeaveOutEntry path={path} />}
      </Fold>
    );
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{name}</h3>
        {form.isOptional && own !== null && <LeaveOutEntry path={path} isQuiet />}
      </div>
      <EntryLines path={path} />
    </div>
  );
}

/** A list: of entries that fold open, or of words. */
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
  const put = (was: Value, next: Value) =>
    write(inWords({ file, path }, whole, state.facts), changesOf(state, file, path, was, next));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const leaveOut = async () => {
    const answer = await put(value, null);
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
        write={put}
        choices={choicesFor(form, state)}
        hint={hintFor(form, path)}
        contrasts={contrastsFor(form, path, whole)}
        like={likeIn(whole, path)}
        picture={picture}
        leaveOut={canGo ? { label: leaveOutLabel(form, all, path), act: leaveOut } : undefined}
        isGoal={isGoal}
        onReached={isNew ? NOTHING_TO_DO : onReached}
        {...(onSettled ? { onLeftEmpty: onSettled } : {})}
      />
      {refusal && <Trouble answer={refusal} onTheirs={() => setRefusal(null)} />}
    </>
  );
}

/** Lines that may be added, behind one quiet button. */
function AddLine({ path, lines, onAdd }: { path: Path; lines: [string, Form][]; onAdd: (name: string) => void }) {
  const { file, data, whole, state, write } = useFile();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const id = useId();
  const add = async (name: string, line: Form) => {
    setOpen(false);
    setRefusal(null);
    if (line.control !== 'entry' && line.control !== 'list' && !(file === 'faq.yaml' && name === 'ask'))
      return onAdd(name);
    const at = { file, path: [...path, name] };
    const surroundings = { siblings: [], list: name, state };
    const item = line.control === 'list' && line.item ? [newEntry(line.item, surroundings)] : null;
    const value = item ?? (line.control === 'words' ? QUESTION_BACK : newEntry(line, surroundings));
    const changes =
      line.control === 'words' ? changesOf(state, file, at.path, null, value) : [setChange(data, at, null, value)];
    const answer = await write(inWords(at, whole, state.facts), changes);
    if (answer.status !== 'done') return setRefusal(answer);
    goTo({ file, path: firstIn(at.path, line.control === 'words' ? null : value) });
  };
  return (
    <div>
      <button
        type="button"
        className={styles.quiet}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Add …
      </button>
      <div id={id} className={styles.menu} hidden={!isOpen}>
        {lines.map(([name, line]) => (
          <button key={name} type="button" className={desk.button} onClick={() => void add(name, line)}>
            {nameOfField(name)}
          </button>
        ))}
      </div>
      {refusal && <Trouble answer={refusal} onTheirs={() => setRefusal(null)} />}
    </div>
  );
}

/** Adds what has a name of the couple's own: a place, a fact. */
function AddNamed({ path, form, taken }: { path: Path; form: Form; taken: readonly string[] }) {
  const { file, data, form: all, state, write } = useFile();
  const [name, setName] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const id = useId();
  const one = formAt(all, path)?.lines && path.length > 1 ? 'line of your own' : oneOf(path.at(-1) ?? '');
  if (!canBeNew(form)) return null;
  const add = async () => {
    if (name === null || name.trim() === '') return setName(null);
    const key = slugOf(name, taken);
    const fresh = newEntry(form, { siblings: [], list: one, state });
    const value = isEntry(fresh) && 'name' in fresh ? { ...fresh, name: name.trim() } : fresh;
    const answer = await write(`a new ${one}`, [setChange(data, { file, path: [...path, key] }, null, value)]);
    if (answer.status !== 'done') return setRefusal(answer);
    setName(null);
    goTo({ file, path: firstIn([...path, key], value) });
  };
  return (
    <div className={styles.field}>
      {name === null ? (
        <div className={styles.adding}>
          <button type="button" className={desk.button} onClick={() => setName('')}>
            <Sign name="add" />
            Add a {one}
          </button>
        </div>
      ) : (
        <>
          <label className={desk.label} htmlFor={id}>
            What is it called?
          </label>
          <div className={styles.link}>
            <input
              id={id}
              className={desk.input}
              value={name}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it has just been asked for
              autoFocus
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
              onKeyDown={(event) => {
                if (event.nativeEvent.isComposing) return;
                if (event.key === 'Enter') void add();
                if (event.key !== 'Escape') return;
                event.stopPropagation();
                setName(null);
              }}
            />
            <button type="button" className={desk.button} onClick={() => void add()}>
              Add
            </button>
          </div>
          {refusal && <Trouble answer={refusal} onTheirs={() => setRefusal(null)} onMine={() => void add()} />}
        </>
      )}
    </div>
  );
}

/** Takes a whole entry out. */
function LeaveOutEntry({ path, isQuiet = false }: { path: Path; isQuiet?: boolean }) {
  const { file, data, whole, write, form, state } = useFile();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const value = valueAt(data, path);
  const name = titleOf(value, state.facts) ?? nameOfField(path.at(-1) ?? '');
  const act = async () => {
    const mayGo = (at: Path) => formAt(form, at)?.isOptional ?? false;
    const changes = [setChange(data, { file, path }, value, null, mayGo)];
    const answer = await write(`without ${inWords({ file, path }, whole, state.facts)}`, changes);
    setRefusal(answer.status === 'done' ? null : answer);
  };
  if (value === null) return null;
  return (
    <>
      {isQuiet ? (
        <button type="button" className={styles.quiet} aria-label={`Leave out: ${name}`} onClick={() => void act()}>
          Leave out
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

/** What is drawn rather than told. */
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

/** The first field of what has just been added; of a list, its entry. */
function firstIn(path: Path, value: Value): Path {
  const [first] = Array.isArray(value) ? [0] : isEntry(value) ? Object.keys(value) : [];
  return first === undefined ? path : [...path, first];
}

const NOTHING_TO_DO = () => undefined;

/** Whether hardly anybody changes it. */
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

/** What taking a line out is called: what stands in for it says so. */
function leaveOutLabel(form: Form, all: Form, path: Path): string {
  if (form.ships) return 'Back to the site’s own';
  return isOther(all, path) ? 'Remove' : 'Leave out';
}

/** How many of the words that come with the language are the couple's own. */
function ownWords(own: Value): string {
  const count = isEntry(own) ? Object.keys(own).length : 0;
  if (count === 0) return 'all from the language';
  return count === 1
    ? 'one is yours, the others from the language'
    : `${count} are yours, the others from the language`;
}

/** Whether a new one can be made without the shapes that nobody can be asked for. */
function canBeNew(form: Form): boolean {
  if (form.control === 'written') return false;
  if (form.control === 'list') return form.item !== undefined && canBeNew(form.item);
  return Object.values(form.lines ?? {}).every((line) => line.isOptional || line.ships || canBeNew(line));
}

/** What there is to choose from. */
function choicesFor(form: Form, state: EditState): Choice[] {
  const named = (values: readonly string[]) => values.map((value) => ({ value, label: nameOfChoice(value) }));
  if (form.byWorld) {
    const world = valueAt(state.files['site.yaml']?.whole ?? null, ['world']);
    const all = Object.values(form.byWorld);
    return named(form.byWorld[textOf(world)] ?? all[0] ?? []);
  }
  if (form.control === 'place') {
    const places = valueAt(state.files['places.yaml']?.whole ?? null, ['places']);
    return Object.entries(isEntry(places) ? places : {}).map(([value, place]) => ({
      value,
      label: titleOf(place, state.facts) ?? value,
    }));
  }
  if (form.control === 'photo' || form.control === 'video')
    return state.media
      .filter(({ kind }) => kind === form.control)
      .map(({ name, isUsed }) => ({ value: name, label: isUsed ? name : `${name} (not shown yet)` }));
  return named(form.choices ?? []);
}

/** What a control needs to have said. */
function hintFor({ control }: Form, path: Path): string | undefined {
  switch (control) {
    case 'name':
      return path.at(-1) === 'id' ? 'Texts and calendars know it by this name: best left as it is.' : undefined;
    case 'focus':
      return 'What must stay in view: first across, then down, like left top or 30% 60%.';
    case 'filmTime':
      return 'Minutes and seconds, like 0:12.';
    case 'zone':
      return 'The part of the world and the largest city that has your time.';
    default:
      return undefined;
  }
}

/** How well words can be read on a colour, as far as the form knows what stands on it. */
function contrastsFor({ control }: Form, path: Path, whole: Value): Contrast[] {
  const value = valueAt(whole, path);
  if (control === 'colours') {
    const all = (Array.isArray(value) ? value : [value]).filter((hex) => typeof hex === 'string').filter(isColour);
    const worst = Math.min(...all.map((hex) => contrastOf(hex, CREAM)));
    return all.length === 0 ? [] : [judge(worst, LEAST_ON_BACKGROUND, 'The cream words on it')];
  }
  if (control !== 'colour') return [];
  const holder = valueAt(whole, path.slice(0, -1));
  const [, night, kind] = /^(night)?(accent|ink)$/i.exec(String(path.at(-1))) ?? [];
  const paper = isEntry(holder) ? holder[night === undefined ? 'paper' : 'nightPaper'] : null;
  if (kind === undefined || typeof value !== 'string' || typeof paper !== 'string') return [];
  if (!isColour(value) || !isColour(paper)) return [];
  const isInk = kind.toLowerCase() === 'ink';
  return [
    judge(
      contrastOf(value, paper),
      isInk ? LEAST_FOR_READING : LEAST_FOR_SHAPES,
      isInk ? 'Words on the paper' : 'Small shapes on the paper',
    ),
  ];
}

/** A time near a value, as which it is to be written. */
function likeIn(whole: Value, path: Path): string {
  const holder = valueAt(whole, path.slice(0, -1));
  const times = isEntry(holder) ? [holder['start'], holder['end']] : [];
  return times.find((time) => typeof time === 'string') ?? '4:00 PM';
}
