import type { EditState, Form, MediaState, Value } from '../../../protocol';
import { oneOf } from '../../../model/field-names';
import { isEntry, textOf, valueAt, type Entry } from '../../../model/values';

/** What a new entry is made from. */
export type Surroundings = {
  /** The list that it joins, or null. */
  siblings: readonly Value[];
  /** The name of that list: `events`. */
  list: string | number;
  state: Pick<EditState, 'files' | 'media'>;
};

/** How new words begin. */
export const NEW = 'New ';

/** A link that leads nowhere, until it is the couple's. */
const NO_LINK = 'https://example.com';

/**
 * A new entry with the least that its form asks for, sound at once: words that say what they are to be, and days, times,
 * places and the like as the entry before has them.
 */
export function newEntry(form: Form, surroundings: Surroundings): Value {
  if (form.control !== 'entry') return newValue('', form, surroundings, {});
  const entry: Entry = {};
  const lines = Object.entries(form.lines ?? {}).filter(
    ([, line]) => (!line.isOptional && !line.ships) || line.isUsual === true,
  );
  // A short name is made from the title, which may stand below it.
  for (const [name, line] of lines)
    if (line.control !== 'name') entry[name] = newValue(name, line, surroundings, entry);
  for (const [name, line] of lines)
    if (line.control === 'name') entry[name] = newValue(name, line, surroundings, entry);
  return Object.fromEntries(lines.map(([name]) => [name, entry[name] ?? '']));
}

/** Whether a new one can be made without the shapes that nobody can be asked for. */
export function canBeNew(form: Form): boolean {
  if (form.control === 'written') return false;
  if (form.control === 'list') return form.item !== undefined && canBeNew(form.item);
  return Object.values(form.lines ?? {}).every((line) => line.isOptional || line.ships || canBeNew(line));
}

/** A short name for references, made from words and unlike all others. */
export function slugOf(words: string, taken: readonly string[]): string {
  const plain = words.normalize('NFD').replace(/[^\w\s-]/g, '');
  const [first = '', ...rest] = plain.split(/[\s_-]+/).filter((word) => word !== '');
  const joined =
    first.toLowerCase() + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join('');
  const slug = joined.replace(/^[^a-z]+/, '') || 'new';
  let tried = slug;
  for (let count = 2; taken.includes(tried); count += 1) tried = `${slug}${count}`;
  return tried;
}

function newValue(name: string, form: Form, surroundings: Surroundings, entry: Entry): Value {
  const { siblings, list, state } = surroundings;
  const last = siblings.at(-1);
  const before = isEntry(last) && name !== '' ? (last[name] ?? null) : null;
  switch (form.control) {
    case 'words':
    case 'paragraphs':
      // The first words say what is new; those below them, what they are to be.
      return NEW + (Object.keys(entry).length === 0 ? oneOf(list) : oneOf(name));
    case 'name': {
      const title = Object.values(entry).find((value) => typeof value === 'string') ?? oneOf(list);
      return slugOf(
        title,
        siblings.flatMap((one) => (isEntry(one) ? [textOf(one[name])] : [])),
      );
    }
    case 'day':
      return before ?? valueAt(fileOf(state, 'site.yaml'), ['wedding', 'date']) ?? today();
    case 'time':
      return before ?? '4:00 PM';
    case 'place':
      return before ?? Object.keys(Object(valueAt(fileOf(state, 'places.yaml'), ['places'])) as Entry)[0] ?? '';
    case 'yesOrNo':
      return before ?? true;
    case 'choice':
      return before ?? form.choices?.[0] ?? '';
    case 'number':
      return before ?? 1;
    case 'zone':
      return before ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    case 'language':
      return before ?? form.choices?.[0] ?? 'en';
    case 'link':
      return NO_LINK;
    case 'colour':
      return COLOURS[name] ?? '#20242c';
    case 'colours':
      return before ?? '#20242c';
    case 'focus':
      return 'center center';
    case 'filmTime':
      return '0:00';
    case 'photo':
    case 'video':
      return before === null ? freeMedia(form.control, state.media) : freeMedia(form.control, state.media, before);
    case 'list':
      return Array.from({ length: form.least ?? 0 }, () =>
        form.item ? newEntry(form.item, { siblings: [], list: name, state }) : '',
      );
    case 'entry':
      return newEntry(form, { siblings: [], list: name, state });
    case 'written':
      return before ?? '';
  }
}

/** Three that go together, to start from. */
const COLOURS: Partial<Record<string, string>> = { accent: '#9a5b3c', ink: '#20242c', paper: '#faf7f1' };

/** A file that nothing shows yet, or else one that is there. */
function freeMedia(kind: MediaState['kind'], media: readonly MediaState[], otherwise: Value = ''): Value {
  const fitting = media.filter((file) => file.kind === kind);
  return fitting.find(({ isUsed }) => !isUsed)?.name ?? (otherwise === '' ? (fitting[0]?.name ?? '') : otherwise);
}

function fileOf({ files }: Surroundings['state'], file: string): Value {
  return files[file]?.whole ?? null;
}

function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}
