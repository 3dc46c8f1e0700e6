import { singularOf } from '../../../../model/names/field-names';
import { isEntry, setChange } from '../../../../model/values';
import { latinLetters } from '../../../../model/names/plain-word';
import type { Form, Path, Refusal } from '../../../../protocol';
import { goToNew } from './go-to-new';
import { useFile, useWrite } from '../../file-context';
import { canBeNew, newEntry } from './new-entry';
import { slugOf } from './slug';
import { AskName } from './ask-name';
import { stateNow } from '../../../state/desk-store';

type AddNamedProps = {
  /** The path of a group such as `places`, or of one place in it, which accepts further lines. */
  path: Path;
  /** The form of the new line. */
  form: Form;
  /** The names of the lines that exist. */
  taken: readonly string[];
};

const NO_LETTERS: Refusal = {
  status: 'refused',
  message: 'This name needs a Latin letter, from A to Z. Write it in Latin letters, such as “Phone”.',
};

/** A button that adds a line which the couple name: a place, a fact, or a further line of a place, for example. */
export function AddNamed({ path, form, taken }: AddNamedProps) {
  const { file, state } = useFile();
  const { write, trouble } = useWrite();
  const noun = path.length > 1 ? 'line of your own' : singularOf(path.at(-1) ?? '');
  if (!canBeNew(form)) return null;
  const add = async (name: string) => {
    const at = { file, path: [...path, slugOf(name, taken)] };
    const fresh = newEntry(form, { siblings: [], list: noun, state });
    const hasName = isEntry(fresh) && 'name' in fresh;
    const value = hasName ? { ...fresh, name } : fresh;
    // Without a line for its name, the couple would know it only by its short name.
    const isNameless = !hasName && !/[a-z]/.test(latinLetters(name));
    const isDone = await write(() =>
      isNameless
        ? NO_LETTERS
        : {
            label: `a new ${noun}`,
            changes: [setChange(stateNow().files[file]?.data ?? null, at, null, value)],
          },
    );
    if (isDone) goToNew(at, value);
    return isDone;
  };
  return (
    <AskName add={add} trouble={trouble}>
      Add a {noun}
    </AskName>
  );
}
