import { OLD_DRAWINGS } from '../../../src/model/version.ts';
import { valueAt } from '../../model/values.ts';
import type { Change, Value } from '../../protocol.ts';

/** What the files contain, by name: `schedule.yaml`, `es/schedule.yaml`. */
export type Files = ReadonlyMap<string, Value>;

/** By version, the changes that bring content up to it from the version before. */
export const MIGRATIONS: Readonly<Record<number, (files: Files) => Change[]>> = { 2: nameDrawingsByMeaning };

/** Before version 2, each world had its own names for the drawings of events. */
function nameDrawingsByMeaning(files: Files): Change[] {
  return [...files].flatMap(([file, data]) => {
    const events = /(^|\/)schedule\.yaml$/.test(file) ? valueAt(data, ['events']) : null;
    if (!Array.isArray(events)) return [];
    return events.flatMap((event, index): Change[] => {
      const was = valueAt(event, ['drawing']);
      const value = typeof was === 'string' && Object.hasOwn(OLD_DRAWINGS, was) ? OLD_DRAWINGS[was] : undefined;
      return value === undefined ? [] : [{ kind: 'set', at: { file, path: ['events', index, 'drawing'] }, was, value }];
    });
  });
}
