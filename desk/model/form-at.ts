import type { EditState, Form, Path, Place } from '../protocol.ts';
import { nameOfFile } from './files-of-page.ts';

/** The form of the value at a path, or null if the schema has none. */
export function formAt(form: Form, path: Path): Form | null {
  return path.reduce<Form | null>((form, key) => {
    if (typeof key === 'number') return form?.item ?? null;
    const { lines, others } = form ?? {};
    return (lines && Object.hasOwn(lines, key) ? lines[key] : others) ?? null;
  }, form);
}

/** The form of the value at a place, or null if the schema has none. */
export function formOf({ forms }: Pick<EditState, 'forms'>, { file, path }: Place): Form | null {
  const form = forms[nameOfFile(file)];
  return form ? formAt(form, path) : null;
}

/** The names of an entry's lines, in the order in which they are written. */
export function linesOf(form: Form | null | undefined): string[] {
  return Object.keys(form?.lines ?? {});
}

/** Whether a line is optional, has a default, or is an entry whose lines can all be left out. */
export function canBeLeftOut({ control, isOptional, hasDefault, lines }: Form): boolean {
  if (isOptional || hasDefault) return true;
  const own = control === 'entry' ? Object.values(lines ?? {}) : [];
  return own.length > 0 && own.every(canBeLeftOut);
}

/** Whether the language has default words for a value or for a line inside it. */
export function hasDefaultWords({ hasDefault, lines }: Form): boolean {
  return hasDefault === true || Object.values(lines ?? {}).some(hasDefaultWords);
}
