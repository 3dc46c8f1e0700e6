import { useId, useState } from 'react';
import desk from '../../ui/controls.module.css';
import { useUnsavedWork } from '../../state/unsaved-work';
import { Trouble } from '../../trouble/trouble';
import type { Form, Path, Value } from '../../../protocol';
import { goTo } from '../../state/desk-store';
import { changesOf, QUESTION_BACK } from './companions';
import { inWords, nameOfField, oneOf } from '../../../model/field-names';
import { useFile } from '../file-context';
import { formAt } from '../../../model/form-at';
import styles from '../forms.module.css';
import { canBeNew, newEntry, slugOf } from './new-entry';
import { Sign } from '../../ui/icons';
import type { Refusal } from '../../../protocol';
import { isEntry, setChange } from '../../../model/values';

/** Lines that may be added, behind one quiet button. */
export function AddLine({
  path,
  lines,
  onAdd,
}: {
  path: Path;
  lines: [string, Form][];
  onAdd: (name: string) => void;
}) {
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
    const answer = await write(inWords(at, whole, state.facts), () => changes);
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
export function AddNamed({ path, form, taken }: { path: Path; form: Form; taken: readonly string[] }) {
  const { file, data, form: all, state, write } = useFile();
  const [name, setName] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const id = useId();
  const one = formAt(all, path)?.lines && path.length > 1 ? 'line of your own' : oneOf(path.at(-1) ?? '');
  useUnsavedWork(name !== null && name.trim() !== '');
  if (!canBeNew(form)) return null;
  const add = async () => {
    if (name === null || name.trim() === '') return setName(null);
    const key = slugOf(name, taken);
    const fresh = newEntry(form, { siblings: [], list: one, state });
    const value = isEntry(fresh) && 'name' in fresh ? { ...fresh, name: name.trim() } : fresh;
    const answer = await write(`a new ${one}`, () => [setChange(data, { file, path: [...path, key] }, null, value)]);
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

/** The first field of what has just been added; of a list, its entry. */
function firstIn(path: Path, value: Value): Path {
  const [first] = Array.isArray(value) ? [0] : isEntry(value) ? Object.keys(value) : [];
  return first === undefined ? path : [...path, first];
}
