import { mayBeLeftOut } from '../../model/form-at';
import { isEntry } from '../../model/values';
import type { Form, Path, Value } from '../../protocol';

/** A group of the language's words with more lines than this is collapsed. */
const MOST_UNFOLDED = 4;

/** Whether couples rarely change a line of the entry at `parent`; such lines come last. */
export function isRarelyChanged(form: Form, parent: Path): boolean {
  const isSetting = parent.length === 0 && (form.control === 'language' || form.control === 'choice');
  return form.control === 'name' || isSetting || isFolded(form);
}

/** Whether a group has many of the language's words. Groups that are optional, such as `colours`, are the couple's own. */
export function isFolded(form: Form): boolean {
  return mayBeLeftOut(form) && !form.isOptional && Object.keys(form.lines ?? {}).length > MOST_UNFOLDED;
}

/** A note on how many lines of a group the couple wrote in place of the language’s. */
export function describeOwn(own: Value, { lines = {} }: Form): string {
  const count = isEntry(own) ? Object.keys(own).length : 0;
  if (count === 0) return 'all from the site’s language';
  if (count === Object.keys(lines).length) return 'all are yours';
  return count === 1
    ? 'one is yours, the others come with the site’s language'
    : `${count} are yours, the others come with the site’s language`;
}
