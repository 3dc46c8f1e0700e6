import type { EditState, Form, Path, Place, Value } from '../../../protocol';
import type { Choice } from '../controls/control';
import { USUAL_TIME } from '../controls/time/clock';
import { nameOfField } from '../../../model/names/field-names';
import { titleOf } from '../../../model/names/place-names';
import { formAt } from '../../../model/form-at';
import { isEntry, isSame, textOf, valueAt } from '../../../model/values';

/** The options of a field; empty if its form has none. */
export function choicesFor(form: Form, state: Pick<EditState, 'files' | 'facts' | 'media'>, path: Path): Choice[] {
  if (form.control === 'place') {
    const places = valueAt(state.files['places.yaml']?.whole ?? null, ['places']);
    return Object.entries(isEntry(places) ? places : {}).map(([value, place]) => ({
      value,
      label: titleOf(place, state.facts) ?? value,
    }));
  }
  if (form.control === 'event') {
    const events = valueAt(state.files['schedule.yaml']?.whole ?? null, ['events']);
    return (Array.isArray(events) ? events : []).map((event) => {
      const id = textOf(valueAt(event, ['id']));
      return { value: id, label: titleOf(event, state.facts) ?? id };
    });
  }
  if (form.control === 'photo')
    return (
      state.media
        // A drawing cannot be the cover’s photo.
        .filter(({ kind, name }) => kind === 'photo' && !(path[0] === 'cover' && name.endsWith('.svg')))
        // `isUsed` is null while the desk cannot know.
        .map(({ name, isUsed }) => ({ value: name, label: isUsed === false ? `${name} (not shown yet)` : name }))
    );
  return (form.choices ?? []).map((value) => ({ value, label: nameOfField(value) }));
}

/** The hint below a field, if it needs one. */
export function hintFor({ control }: Form, path: Path): string | undefined {
  if (control === 'focus') return 'The part that stays in view: across, then down, like left top or 30% 60%.';
  if (control === 'zone') return 'Type a city or a country to find its time zone.';
  if (control === 'name' && path.at(-1) === 'id')
    return 'Texts and calendars refer to it by this name. It is best not to change it.';
  return undefined;
}

/** A time whose format a new time gets: the start or end of the same entry, or else the usual time. */
export function nearbyTime(whole: Value, path: Path): string {
  const entry = valueAt(whole, path.slice(0, -1));
  const times = isEntry(entry) ? [entry['start'], entry['end']] : [];
  return times.find((time) => typeof time === 'string') ?? USUAL_TIME;
}

/** Whether a line’s name is the couple’s own, as for places and facts. */
export function isNamedByCouple(fileForm: Form, path: Path): boolean {
  const entry = formAt(fileForm, path.slice(0, -1));
  return entry?.others !== undefined && !Object.hasOwn(entry.lines ?? {}, String(path.at(-1)));
}

/** The messages of mistakes and warnings about exactly this value, not about a line inside it. */
export function findingsAt({ file, path }: Place, state: EditState | null): string[] {
  return [...(state?.mistakes ?? []), ...(state?.warnings ?? [])]
    .filter(({ at }) => at?.file === file && isSame(at.path, path))
    .map(({ message }) => message);
}

/** Whether a field is left empty. Switching to another program does not count: the couple may copy an address there. */
export function isLeftEmpty(shown: Value): boolean {
  return (shown === null || shown === '') && document.hasFocus();
}

/** Whether two fields with this form fit next to each other. */
export function isShort({ control }: Form): boolean {
  return ['time', 'number', 'filmTime', 'colour'].includes(control);
}
