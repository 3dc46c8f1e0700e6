import { mayBeLeftOut } from '../../model/form-at';
import { isEntry } from '../../model/values';
import type { Form, Path, Value } from '../../protocol';

/** Longer groups are collapsed if every line has a default. */
const MOST_UNFOLDED = 4;

/** Whether couples rarely change it: such lines come last. */
export function isRarelyChanged(form: Form, holder: Path): boolean {
  const isOfSite = holder.length === 0 && (form.control === 'language' || form.control === 'choice');
  return form.control === 'name' || isOfSite || isFolded(form);
}

/** Whether it has many lines that all come with the language. */
export function isFolded(form: Form): boolean {
  return mayBeLeftOut(form) && !form.isOptional && Object.keys(form.lines ?? {}).length > MOST_UNFOLDED;
}

/** How many of the words that come with the language the couple replaced. */
export function countOwn(own: Value): string {
  const count = isEntry(own) ? Object.keys(own).length : 0;
  if (count === 0) return 'all from the site’s language';
  return count === 1
    ? 'one is yours, the others come with the site’s language'
    : `${count} are yours, the others come with the site’s language`;
}
