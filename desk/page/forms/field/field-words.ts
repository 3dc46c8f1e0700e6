import { nameOfField, singularOf } from '../../../model/names/field-names';
import type { Path } from '../../../protocol';

/** A field’s label: its name, such as `Title`, or in a list a noun and its position, such as `Answer 2`. */
export function labelOf(path: Path): string {
  const key = path.at(-1) ?? '';
  return typeof key === 'number'
    ? `${nameOfField(singularOf(path.at(-2) ?? ''))} ${key + 1}`
    : nameOfField(key, path.at(-2));
}

/** The note below a value that comes with the site’s language. */
export const SHIPPED_NOTE = 'Comes with the site’s language. Type to use your own.';
