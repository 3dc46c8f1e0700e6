import { useId, useState } from 'react';
import { nameOfField, oneOf } from '../../../model/field-names';
import { nameOfPlace } from '../../../model/place-names';
import { formAt } from '../../../model/form-at';
import { isEntry, setChange, valueAt } from '../../../model/values';
import type { Form, Path, Value } from '../../../protocol';
import { goTo } from '../../state/desk-store';
import { changesOf } from './companions';
import { useFile, useWrite } from '../file-context';
import styles from '../forms.module.css';
import { canBeNew, newEntry } from './new-entry';
import { QUESTION_BACK } from './question-back';
import { slugOf } from './slug';
import controls from '../../ui/controls.module.css';
import { AskName } from './ask-name';

type AddLineProps = { path: Path; lines: [string, Form][]; onAdd: (name: string) => void };

/** Lines that can be added, behind one quiet button. */
export function AddLine({ path, lines, onAdd }: AddLineProps) {
  const { file, data, state } = useFile();
  const { write, trouble } = useWrite();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const add = async (name: string, line: Form) => {
    setOpen(false);
    const at = { file, path: [...path, name] };
    const isQuestionBack = file === 'faq.yaml' && name === 'ask';
    // A single value is written once its field is filled in.
    if (line.control !== 'entry' && line.control !== 'list' && !isQuestionBack) return onAdd(name);
    const surroundings = { siblings: [], list: name, state };
    const value =
      line.control === 'list' && line.item ? [newEntry(line.item, surroundings)] : newEntry(line, surroundings);
    const changes = isQuestionBack
      ? changesOf(state, file, at.path, null, QUESTION_BACK)
      : [setChange(data, at, null, value)];
    if (await write(nameOfPlace(state, at), () => changes))
      goTo({ file, path: firstIn(at.path, isQuestionBack ? null : value) });
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
      <div id={id} className={`${controls.choices} ${styles.menu}`} hidden={!isOpen}>
        {lines.map(([name, line]) => (
          <button key={name} type="button" className={controls.button} onClick={() => void add(name, line)}>
            {nameOfField(name)}
          </button>
        ))}
      </div>
      {trouble}
    </div>
  );
}

/** Adds a line that the couple name themselves: a place, a fact. */
export function AddNamed({ path, form, taken }: { path: Path; form: Form; taken: readonly string[] }) {
  const { file, data, form: all, state } = useFile();
  const { write, trouble } = useWrite();
  const one = formAt(all, path)?.lines && path.length > 1 ? 'line of your own' : oneOf(path.at(-1) ?? '');
  if (!canBeNew(form)) return null;
  const add = async (name: string) => {
    const at = { file, path: [...path, slugOf(name, taken)] };
    const fresh = newEntry(form, { siblings: [], list: one, state });
    const value = isEntry(fresh) && 'name' in fresh ? { ...fresh, name } : fresh;
    const isDone = await write(`a new ${one}`, () => [setChange(data, at, null, value)]);
    if (isDone) goTo({ file, path: firstIn(at.path, value) });
    return isDone;
  };
  return (
    <AskName add={add} trouble={trouble}>
      Add a {one}
    </AskName>
  );
}

/** The first field of a new value. */
function firstIn(path: Path, value: Value): Path {
  const [first] = Array.isArray(value) ? [0] : isEntry(value) ? Object.keys(value) : [];
  return first === undefined ? path : firstIn([...path, first], valueAt(value, [first]));
}
