import type { EditState, Form, MediaState, Value } from '../../../../protocol';
import { nounOf, singularOf } from '../../../../model/names/field-names';
import { isEntry, textOf, valueAt, type Entry } from '../../../../model/values';
import { isoDay } from '../../../../model/when';
import { USUAL_TIME } from '../../controls/time/clock';
import { slugOf } from './slug';

/** What the first values of a new entry depend on. */
type Surroundings = {
  /** The other entries of the list; empty outside a list. */
  siblings: readonly Value[];
  /** The name of the list, `events`, or of the new entry outside a list. */
  list: string;
  state: Pick<EditState, 'files' | 'media'>;
};

/** The start of all placeholder words. */
export const NEW = 'New ';

/** A placeholder until the couple write their own link. */
const PLACEHOLDER_LINK = 'https://example.com';

/**
 * Makes a new entry, or a new item without lines. It is valid at once: its words are placeholders, and its days, times,
 * places and pictures are copied from the entry before.
 */
export function newEntry(form: Form, surroundings: Surroundings): Value {
  if (form.control !== 'entry') return newValue('', form, surroundings, {});
  const entry: Entry = {};
  const lines = Object.entries(form.lines ?? {}).filter(
    ([, line]) => (!line.isOptional && !line.hasDefault) || line.isUsual === true,
  );
  // The short name is made last, from the title, although it may come first in the file.
  const nameLast = lines.toSorted(
    ([, line], [, other]) => Number(line.control === 'name') - Number(other.control === 'name'),
  );
  for (const [name, line] of nameLast) entry[name] = newValue(name, line, surroundings, entry);
  return Object.fromEntries(lines.map(([name]) => [name, entry[name] ?? '']));
}

/** Whether the desk can make and edit a new value with this form. Drawn shapes, for example, need a text editor. */
export function canBeNew({ control, item, lines = {}, others }: Form): boolean {
  if (control === 'written') return false;
  if (control === 'list') return item !== undefined && canBeNew(item);
  if (control !== 'entry') return true;
  const known = Object.values(lines);
  // The desk must be able to make every required line, and to edit at least one line.
  return (
    known.every((line) => line.isOptional || line.hasDefault || canBeNew(line)) &&
    [...known, ...(others ? [others] : [])].some(canBeNew)
  );
}

/**
 * The first value of a line, or of an item of a list.
 * @param name the line’s name; empty for an item
 * @param entry the new entry’s lines so far
 */
function newValue(name: string, form: Form, surroundings: Surroundings, entry: Entry): Value {
  const { siblings, list, state } = surroundings;
  const last = siblings.at(-1);
  const before = isEntry(last) && name !== '' ? (last[name] ?? null) : null;
  switch (form.control) {
    case 'words':
    case 'paragraphs':
      // A text that is the first line names the entry, `New event`. Other texts name their line, `New note`.
      return NEW + (Object.keys(entry).length === 0 ? singularOf(list) : nounOf(name).toLowerCase());
    case 'event': {
      const events = valueAt(dataOf(state, 'schedule.yaml'), ['events']);
      const ids = Array.isArray(events) ? events.map((event) => valueAt(event, ['id'])) : [];
      return ids.find((id) => !siblings.includes(id)) ?? '';
    }
    case 'name': {
      const title = Object.values(entry).find((value) => typeof value === 'string') ?? singularOf(list);
      const taken = siblings.flatMap((sibling) => (isEntry(sibling) ? [textOf(sibling[name])] : []));
      return slugOf(title, taken);
    }
    case 'day':
      return before ?? valueAt(dataOf(state, 'site.yaml'), ['wedding', 'date']) ?? isoDay(new Date());
    case 'time':
      return before ?? USUAL_TIME;
    case 'place':
      return before ?? Object.keys(valueAt(dataOf(state, 'places.yaml'), ['places']) ?? {})[0] ?? '';
    case 'yesOrNo':
      return before ?? true;
    case 'number':
      return before ?? 1;
    case 'link':
      return PLACEHOLDER_LINK;
    case 'photo':
      // The photo in the entry before is surely large enough.
      return before || firstPhoto(state.media);
    case 'list':
      return Array.from({ length: form.least ?? 0 }, () =>
        form.item ? newEntry(form.item, { siblings: [], list: name, state }) : '',
      );
    case 'entry':
      return newEntry(form, { siblings: [], list: name, state });
    default:
      // Of the other controls, new entries have only `written`, for values that only a text editor can fill.
      return before ?? '';
  }
}

/** The first photo that the site does not show yet, else the first of all; empty without photos. */
function firstPhoto(media: readonly MediaState[]): string {
  const photos = media.filter(({ kind }) => kind === 'photo');
  return (photos.find(({ isUsed }) => isUsed === false) ?? photos[0])?.name ?? '';
}

function dataOf({ files }: Surroundings['state'], file: string): Value {
  return files[file]?.whole ?? null;
}
