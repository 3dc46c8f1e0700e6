import { useId, useState } from 'react';
import { nameOfField, nameOfList } from '../../../../model/names/field-names';
import { nameOfPlace } from '../../../../model/names/place-names';
import type { EditState, Form, Path, Value } from '../../../../protocol';
import { goToNew } from './go-to-new';
import { changesOf } from '../companions';
import { useFile, useWrite } from '../../file-context';
import styles from '../../forms.module.css';
import { newEntry } from './new-entry';
import { FOLLOW_UP } from '../follow-up';
import { stateNow } from '../../../state/desk-store';
import { Button } from '../../../ui/button';
import controls from '../../../ui/controls.module.css';

type AddLineProps = {
  /** The path of the entry that gets the line. */
  path: Path;
  /** The names and forms of the lines to choose from. */
  lines: [string, Form][];
  /** Shows a field for a line with a single value. */
  onAdd: (name: string) => void;
};

/** A quiet button with a menu of lines to add. */
export function AddLine({ path, lines, onAdd }: AddLineProps) {
  const { file, state } = useFile();
  const { write, trouble } = useWrite();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const add = async (name: string, line: Form) => {
    setOpen(false);
    const at = { file, path: [...path, name] };
    const isFollowUp = file === 'faq.yaml' && name === 'ask';
    // A single value is saved once its field is filled in; a follow-up question right away, since it adds several lines.
    if (line.control !== 'entry' && line.control !== 'list' && !isFollowUp) return onAdd(name);
    const value = isFollowUp ? FOLLOW_UP : firstValueOf(line, at.path, state);
    // Reads the state once earlier saves are done: one may change the answer that a follow-up question replaces.
    const makeChanges = () => changesOf(stateNow(), file, at.path, null, value);
    const isDone = await write(() => ({ label: nameOfPlace(state, at), changes: makeChanges() }));
    if (isDone) goToNew(at, value);
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
          <Button key={name} onClick={() => void add(name, line)}>
            {nameOfField(name, path.at(-1))}
          </Button>
        ))}
      </div>
      {trouble}
    </div>
  );
}

/** The value of a new line, which is an entry or a list with one item. @param path the line’s path */
function firstValueOf(line: Form, path: Path, state: EditState): Value {
  const surroundings = { siblings: [], list: nameOfList(path), state };
  return line.control === 'list' && line.item ? [newEntry(line.item, surroundings)] : newEntry(line, surroundings);
}
