import { nameOfField, singularOf } from '../../../model/names/field-names';
import type { Path } from '../../../protocol';

/** A field’s label: its name, `Title`, or its position in a list, `Answer 2`. */
export function labelOf(path: Path): string {
  const key = path.at(-1) ?? '';
  return typeof key === 'number'
    ? `${nameOfField(singularOf(path.at(-2) ?? ''))} ${key + 1}`
    : nameOfField(key, path.at(-2));
}

/** The note below a value that comes with the site’s language. */
export const SHIPPED = 'Comes with the site’s language. Type to use your own.';
