import { formAt } from '../forms/form-at';
import type { Control, EditState, Place, Value } from '../protocol';

/** A text of the content as it is written. */
export type WrittenText = {
  place: Place;
  /** With references and light Markdown, and the words that ship where it says nothing. */
  text: string;
  /** What the file holds: null where it says nothing. */
  was: Value;
  isParagraphs: boolean;
  /** Whether nothing at all may stand there: the line is left out then. */
  mayBeEmpty: boolean;
};

/** Groups whose words ship: without a line the site has them all the same. */
const SHIPPED = /^(site:(words|pages)|schedule:words|story:(words|show))$/;

/** Controls that ask for words; any other value has a field of its own beside the page. */
const WORDS: ReadonlySet<Control> = new Set(['words', 'paragraphs']);

/** The text at a place; null where there is something else, such as a day or a whole entry. */
export function writtenTextAt({ files, forms }: EditState, place: Place): WrittenText | null {
  const { file, path } = place;
  const name = nameOf(file);
  const content = files[file];
  const root = forms[name];
  const form = root && formAt(root, path);
  const whole = content ? valueAt(content.whole, path) : null;
  if (!content || (whole !== null && typeof whole !== 'string')) return null;
  if (!form || !WORDS.has(form.control)) return null;
  return {
    place,
    text: whole ?? '',
    was: valueAt(content.data, path),
    isParagraphs: form.control === 'paragraphs',
    mayBeEmpty: form.isOptional || SHIPPED.test(`${name}:${path[0]}`),
  };
}

/** What stands at a path; null for nothing. */
export function valueAt(data: Value, path: Place['path']): Value {
  let value: Value | undefined = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return null;
    value = Array.isArray(value) ? value[Number(key)] : value[key];
  }
  return value ?? null;
}

/** `schedule` of `es/schedule.yaml`. */
function nameOf(file: string): string {
  return (file.split('/').pop() ?? '').replace(/\.yaml$/, '');
}
