import type { EditState, Form, Path, Value } from '../protocol';
import {
  contrastOf,
  CREAM,
  isColour,
  judge,
  LEAST_FOR_READING,
  LEAST_FOR_SHAPES,
  LEAST_ON_BACKGROUND,
  type Contrast,
} from './contrast';
import type { Choice } from './control';
import { nameOfChoice, titleOf } from './field-names';
import { isEntry, textOf, valueAt } from './values';

/*
 * What is to be known at a field beside its value, and is not for the schema to say.
 */

/** What there is to choose from. */
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

/** What a control needs to have said. */
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
    const worst = Math.min(...all.map((hex) => contrastOf(hex, CREAM)));
    return all.length === 0 ? [] : [judge(worst, LEAST_ON_BACKGROUND, 'The cream words on it')];
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
      contrastOf(value, paper),
      isInk ? LEAST_FOR_READING : LEAST_FOR_SHAPES,
      isInk ? 'Words on the paper' : 'Small shapes on the paper',
    ),
  ];
}

/** A time near a value, as which it is to be written. */
export function likeIn(whole: Value, path: Path): string {
  const holder = valueAt(whole, path.slice(0, -1));
  const times = isEntry(holder) ? [holder['start'], holder['end']] : [];
  return times.find((time) => typeof time === 'string') ?? '4:00 PM';
}
