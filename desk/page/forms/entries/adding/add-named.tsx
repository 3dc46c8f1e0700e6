import { singularOf } from '../../../../model/names/field-names';
import { isEntry, setChange } from '../../../../model/values';
import type { Form, Path } from '../../../../protocol';
import { goToNew } from './go-to-new';
import { useFile, useWrite } from '../../file-context';
import { canBeNew, newEntry } from './new-entry';
import { slugOf } from './slug';
import { AskName } from './ask-name';
import { stateNow } from '../../../state/desk-store';

/** A button that adds a line with the couple’s own name, such as a place, a fact, or a further line of a place. */
export function AddNamed({ path, form, taken }: { path: Path; form: Form; taken: readonly string[] }) {
  const { file, state } = useFile();
  const { write, trouble } = useWrite();
  // The path leads to a group such as `places`, or to one place in it, which accepts further lines.
  const noun = path.length > 1 ? 'line of your own' : singularOf(path.at(-1) ?? '');
  if (!canBeNew(form)) return null;
  const add = async (name: string) => {
    const at = { file, path: [...path, slugOf(name, taken)] };
    const fresh = newEntry(form, { siblings: [], list: noun, state });
    const value = isEntry(fresh) && 'name' in fresh ? { ...fresh, name } : fresh;
    const isDone = await write(`a new ${noun}`, () => [
      setChange(stateNow().files[file]?.data ?? null, at, null, value),
    ]);
    if (isDone) goToNew(at, value);
    return isDone;
  };
  return (
    <AskName add={add} trouble={trouble}>
      Add a {noun}
    </AskName>
  );
}
