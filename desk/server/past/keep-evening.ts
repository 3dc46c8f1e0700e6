import type { Project } from '../../../build/read/project.ts';
import { listContent } from '../../../build/read/list-content.ts';
import { lastChange } from '../../../build/read/last-change.ts';
import { isSameState, readPoints, readTexts } from './point-files.ts';
import { addRestorePoint } from './restore-points.ts';

/** After a rest this long, another evening's work begins. */
const REST_MS = 4 * 3_600_000;

/** Work before four in the morning belongs to the day before. */
const NIGHT_MS = 4 * 3_600_000;

const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/**
 * Keeps each evening's work: the first change after a rest makes a restore point of the state before it.
 * @returns a function to call before each change of texts
 */
export function openEvenings(project: Project): () => Promise<void> {
  /** When this desk last changed a text, in ms since 1970; 0 before its first change. */
  let deskChangedAt = 0;
  return async () => {
    const now = Date.now();
    const hasRested = now - deskChangedAt > REST_MS;
    deskChangedAt = now;
    if (!hasRested) return;
    try {
      const changedAt = await lastChange(project.folder, await listContent(project.folder));
      const lastPoint = (await readPoints(project)).at(-1);
      const isOld = now - changedAt.getTime() > REST_MS;
      // If the desk was only restarted, the content is not old, and the last point is enough.
      if (lastPoint && (!isOld || isSameState(lastPoint.files, await readTexts(project)))) return;
      const day = DAY_FORMAT.format(changedAt.getTime() - NIGHT_MS);
      const name = isOld ? `Work of ${day}` : 'Before the first change';
      await addRestorePoint(project, name, changedAt);
    } catch (error) {
      // The couple can still save.
      console.error(`Could not make a restore point: ${String(error)}`);
    }
  };
}
