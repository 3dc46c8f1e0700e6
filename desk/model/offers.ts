import { addDays, daysBetween } from '../../src/model/dates/dates';
import { isRealDay } from '../../src/model/schema/days';
import type { Change, EditState, Path, Place, Step, Value } from '../protocol';
import { isSame, setChange, textOf, valueAt } from './values';

/** A value that was just saved, and the label of the step that saved it. */
export type Saved = { label: string; at: Place; was: Value; value: Value };

/** A question to the couple: whether to take a step that usually follows. */
export type Offer = { question: string; accept: string; decline: string; step: Step };

/** The offer after a save; null if nothing usually follows, the save was undone, or another step followed. */
export function offerAfter(state: Pick<EditState, 'files' | 'undo'>, saved: Saved | null): Offer | null {
  if (!saved || saved.at.file !== 'site.yaml' || state.undo !== saved.label) return null;
  // Another step may have the same label, so the value must also be the saved one.
  if (!isSame(valueAt(state.files[saved.at.file]?.data, saved.at.path), saved.value)) return null;
  const [group, key, line] = saved.at.path;
  if (group === 'wedding' && key === 'date') return offerDays(state.files, saved);
  return group === 'pages' && line === 'title' ? offerMenuName(state.files, saved) : null;
}

const COUNTDOWN: Path = ['wedding', 'countdownTo'];

/** The day that is `days` after `day`; null if `day` is not a day, or `days` is NaN. */
export function moveDay(day: Value, days: number): string | null {
  const from = textOf(day);
  return isRealDay(from) && Number.isFinite(days) ? addDays(from, days) : null;
}

function offerDays(files: EditState['files'], { was, value }: Saved): Offer | null {
  const days = daysBetween(textOf(was), textOf(value));
  if (!days) return null;
  const move = (file: string, path: Path): Change[] => {
    const before = valueAt(files[file]?.data, path);
    const moved = moveDay(before, days);
    return moved === null ? [] : [{ kind: 'set', at: { file, path }, was: before, value: moved }];
  };
  const events = valueAt(files['schedule.yaml']?.data, ['events']);
  const eventChanges = (Array.isArray(events) ? events : []).flatMap((_, index) =>
    move('schedule.yaml', ['events', index, 'date']),
  );
  const moves = [
    {
      subject: eventChanges.length === 1 ? 'the event' : `${eventChanges.length} events`,
      label: 'the days of all events',
      changes: eventChanges,
    },
    {
      subject: 'the countdown',
      label: 'the day of the countdown',
      // For an earlier date, the saved step has also moved the countdown: see `changesOf` in `companions.ts`.
      changes: days > 0 ? move('site.yaml', COUNTDOWN) : [],
    },
    {
      subject: 'the deadline for replies',
      label: 'the deadline for replies',
      changes: move('reply.yaml', ['deadline']),
    },
  ].filter(({ changes }) => changes.length > 0);
  if (moves.length === 0) return null;
  const changes = moves.flatMap((each) => each.changes);
  const list = new Intl.ListFormat('en-GB');
  const subject = list.format(moves.map((each) => each.subject));
  const [them, are] = changes.length === 1 ? ['it', 'is'] : ['them', 'are'];
  const distance = Math.abs(days) === 1 ? 'a day' : `${Math.abs(days)} days`;
  return {
    question: `${subject.charAt(0).toUpperCase() + subject.slice(1)} ${are} still as before. Move ${them} ${distance} ${days > 0 ? 'later' : 'earlier'}, too?`,
    accept: `Move ${them}`,
    decline: `Leave ${them}`,
    step: { label: list.format(moves.map(({ label }) => label)), changes },
  };
}

function offerMenuName(files: EditState['files'], { at, value }: Saved): Offer | null {
  const { data = null, whole = null } = files['site.yaml'] ?? {};
  const path: Path = [...at.path.slice(0, -1), 'menu'];
  const menu = textOf(valueAt(whole, path));
  if (typeof value !== 'string' || value === menu) return null;
  return {
    question: `The menu still says “${menu}”. Call it “${value}” there, too?`,
    accept: 'Rename it',
    decline: 'Leave it',
    step: {
      label: `the menu name of ${value}`,
      changes: [setChange(data, { file: 'site.yaml', path }, valueAt(data, path), value)],
    },
  };
}
