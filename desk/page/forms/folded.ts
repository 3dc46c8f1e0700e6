import { canBeLeftOut } from '../../model/form-at';
import { isEntry } from '../../model/values';
import type { Form, Path, Value } from '../../protocol';

/** A group of the language's words with more lines than this starts collapsed. */
const MAX_OPEN_LINES = 4;

/** Whether couples rarely change this line of the entry at `parent`, so its field comes after the others. */
export function isRarelyChanged(form: Form, parent: Path): boolean {
  const isSetting = parent.length === 0 && (form.control === 'language' || form.control === 'choice');
  return form.control === 'name' || isSetting || isFolded(form);
}

/**
 * Whether a group starts collapsed: the language has words for its lines, and there are many. A group that is itself
 * optional has the couple’s own words and starts open.
 */
export function isFolded(form: Form): boolean {
  return canBeLeftOut(form) && !form.isOptional && Object.keys(form.lines ?? {}).length > MAX_OPEN_LINES;
}

/** A note on how many of a group’s lines the couple wrote themselves. */
export function describeOwn(own: Value, { lines = {} }: Form): string {
  const count = isEntry(own) ? Object.keys(own).length : 0;
  if (count === 0) return 'all from the site’s language';
  if (count === Object.keys(lines).length) return 'all are yours';
  return count === 1
    ? 'one is yours, the others come with the site’s language'
    : `${count} are yours, the others come with the site’s language`;
}
