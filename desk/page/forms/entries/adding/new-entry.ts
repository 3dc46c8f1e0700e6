import type { EditState, Form, MediaState, Value } from '../../../../protocol';
import { nounOf, singularOf } from '../../../../model/names/field-names';
import { isEntry, textOf, valueAt, type Entry } from '../../../../model/values';
import { isoDay } from '../../../../model/when';
import { USUAL_TIME } from '../../controls/time/clock';
import { slugOf } from './slug';

/** What a new entry is made from. */
type Surroundings = {
  /** The entries of the list it joins. */
  siblings: readonly Value[];
  /** The name of that list: `events`. */
  list: string;
  state: Pick<EditState, 'files' | 'media'>;
};

/** What placeholder words begin with. */
export const NEW = 'New ';

/** A placeholder until the couple write their own link. */
const NO_LINK = 'https://example.com';

/** A new colour if the entry before has none. */
const NEW_COLOUR = '#20242c';

/** A new entry that is valid at once: placeholder words, and days, times and places copied from the entry before. */
export function newEntry(form: Form, surroundings: Surroundings): Value {
  if (form.control !== 'entry') return newValue('', form, surroundings, {});
  const entry: Entry = {};
  const lines = Object.entries(form.lines ?? {}).filter(
    ([, line]) => (!line.isOptional && !line.hasDefault) || line.isUsual === true,
  );
  // Short names are made from the title, which may come after them in the file.
  for (const [name, line] of lines)
    if (line.control !== 'name') entry[name] = newValue(name, line, surroundings, entry);
  for (const [name, line] of lines)
    if (line.control === 'name') entry[name] = newValue(name, line, surroundings, entry);
  return Object.fromEntries(lines.map(([name]) => [name, entry[name] ?? '']));
}

/** Whether the desk can make and fill a new value with this form: drawn shapes need a text editor. */
export function canBeNew({ control, item, lines = {}, others }: Form): boolean {
  if (control === 'written') return false;
  if (control === 'list') return item !== undefined && canBeNew(item);
  if (control !== 'entry') return true;
  const all = Object.values(lines);
  return (
    all.every((line) => line.isOptional || line.hasDefault || canBeNew(line)) &&
    [...all, ...(others ? [others] : [])].some(canBeNew)
  );
}

function newValue(name: string, form: Form, surroundings: Surroundings, entry: Entry): Value {
  const { siblings, list, state } = surroundings;
  const last = siblings.at(-1);
  const before = isEntry(last) && name !== '' ? (last[name] ?? null) : null;
  switch (form.control) {
    case 'words':
    case 'paragraphs':
      // The first text names the entry, the others name their line.
      return NEW + (Object.keys(entry).length === 0 ? singularOf(list) : nounOf(name).toLowerCase());
    case 'name': {
      // A list of short names refers to events.
      if (name === '') return valueAt(fileOf(state, 'schedule.yaml'), ['events', 0, 'id']) ?? '';
      const title = Object.values(entry).find((value) => typeof value === 'string') ?? singularOf(list);
      return slugOf(
        title,
        siblings.flatMap((one) => (isEntry(one) ? [textOf(one[name])] : [])),
      );
    }
    case 'day':
      return before ?? valueAt(fileOf(state, 'site.yaml'), ['wedding', 'date']) ?? isoDay(new Date());
    case 'time':
      return before ?? USUAL_TIME;
    case 'place':
      return before ?? Object.keys(valueAt(fileOf(state, 'places.yaml'), ['places']) ?? {})[0] ?? '';
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
    case 'colours':
      return before ?? NEW_COLOUR;
    case 'focus':
      return 'center center';
    case 'filmTime':
      return '0:00';
    case 'photo':
    case 'video':
      return freeMedia(form.control, state.media, before);
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

/** A file that nothing shows yet, or else that of the entry before, or any. */
function freeMedia(kind: MediaState['kind'], media: readonly MediaState[], before: Value): Value {
  const fitting = media.filter((file) => file.kind === kind);
  return fitting.find(({ isUsed }) => isUsed === false)?.name ?? (before || (fitting[0]?.name ?? ''));
}

function fileOf({ files }: Surroundings['state'], file: string): Value {
  return files[file]?.whole ?? null;
}
