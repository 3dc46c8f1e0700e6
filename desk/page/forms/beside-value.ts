import type { EditState, Form, Path, Value } from '../../protocol';
import { CONTRAST, contrast, CONTRAST_ON_BACKGROUND, CREAM } from '../../../src/model/colours/contrast';
import { isColour, judge, type Contrast } from './controls/contrast';
import type { Choice } from './controls/control';
import { nameOfChoice, titleOf } from '../../model/field-names';
import { isEntry, textOf, valueAt } from '../../model/values';

/*
 * What is to be known at a field beside its value, and is not for the schema to say.
 */

/** The choices of a field. */
export function choicesFor(form: Form, state: EditState): Choice[] {
  const named = (values: readonly string[]) => values.map((value) => ({ value, label: nameOfChoice(value) }));
  if (form.byWorld) {
    const world = valueAt(state.files['site.yaml']?.whole ?? null, ['world']);
    const all = Object.values(form.byWorld);
    return named(form.byWorld[textOf(world)] ?? all[0] ?? []);
  }
  if (form.control === 'place') {
    const places = valueAt(state.files['places.yaml']?.whole ?? null, ['places']);
    return Object.entries(isEntry(places) ? places : {}).map(([value, place]) => ({
      value,
      label: titleOf(place, state.facts) ?? value,
    }));
  }
  if (form.control === 'photo' || form.control === 'video')
    return state.media
      .filter(({ kind }) => kind === form.control)
      .map(({ name, isUsed }) => ({ value: name, label: isUsed ? name : `${name} (not shown yet)` }));
  return named(form.choices ?? []);
}

/** A control's hint. */
export function hintFor({ control }: Form, path: Path): string | undefined {
  switch (control) {
    case 'name':
      return path.at(-1) === 'id' ? 'Texts and calendars know it by this name: best left as it is.' : undefined;
    case 'focus':
      return 'What must stay in view: first across, then down, like left top or 30% 60%.';
    case 'filmTime':
      return 'Minutes and seconds, like 0:12.';
    case 'zone':
      return 'The part of the world and the largest city that has your time.';
    default:
      return undefined;
  }
}

/** How well words can be read on a colour, as far as the form knows what stands on it. */
export function contrastsFor({ control }: Form, path: Path, whole: Value): Contrast[] {
  const value = valueAt(whole, path);
  if (control === 'colours') {
    const all = (Array.isArray(value) ? value : [value]).filter((hex) => typeof hex === 'string').filter(isColour);
    const worst = Math.min(...all.map((hex) => contrast(hex, CREAM)));
    return all.length === 0 ? [] : [judge(worst, CONTRAST_ON_BACKGROUND, 'The cream words on it')];
  }
  if (control !== 'colour') return [];
  const holder = valueAt(whole, path.slice(0, -1));
  const [, night, kind] = /^(night)?(accent|ink)$/i.exec(String(path.at(-1))) ?? [];
  const paper = isEntry(holder) ? holder[night === undefined ? 'paper' : 'nightPaper'] : null;
  if (kind === undefined || typeof value !== 'string' || typeof paper !== 'string') return [];
  if (!isColour(value) || !isColour(paper)) return [];
  const isInk = kind.toLowerCase() === 'ink';
  return [
    judge(
      contrast(value, paper),
      isInk ? CONTRAST.reading : CONTRAST.shapes,
      isInk ? 'Words on the paper' : 'Small shapes on the paper',
    ),
  ];
}

/** A nearby time whose format a new one follows. */
export function nearbyTime(whole: Value, path: Path): string {
  const holder = valueAt(whole, path.slice(0, -1));
  const times = isEntry(holder) ? [holder['start'], holder['end']] : [];
  return times.find((time) => typeof time === 'string') ?? '4:00 PM';
}
