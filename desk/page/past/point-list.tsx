import { isPageId } from '../../../src/model/pages';
import { languageOfFile, nameOfFile } from '../../model/files-of-page';
import type { EditState, Refusal, RestorePoint } from '../../protocol';
import { languageName } from '../../model/language-name';
import { menuNameOf } from '../frame/site-pages';
import { useDesk } from '../state/desk-store';
import controls from '../ui/controls.module.css';
import { returnToPoint } from './past-steps';
import styles from './past-panel.module.css';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Files that no page is named after. */
const OTHERS: Partial<Record<string, string>> = { site: 'names and design', places: 'places', map: 'map' };

type PointListProps = { points: readonly RestorePoint[]; onTrouble: (trouble: Refusal | null) => void };

/** The restore points, the latest first. */
export function PointList({ points, onTrouble }: PointListProps) {
  const state = useDesk((desk) => desk.state);
  if (points.length === 0) return <p>Nothing is saved yet. Your first change saves how everything was before it.</p>;
  const goBack = async (point: RestorePoint) => {
    const answer = await returnToPoint(point);
    onTrouble(answer.status === 'done' ? null : answer);
  };
  return (
    <ol role="list" aria-label="Moments" className={styles.points}>
      {points.map((point) => (
        <li key={point.id} className={styles.point}>
          <div>
            <p className={styles.name}>{point.name}</p>
            <p className={controls.hint}>
              <time dateTime={point.at}>{WHEN.format(new Date(point.at))}</time>
              {state && point.changed.length > 0 && ` · ${listChanged(point.changed, state)}`}
            </p>
          </div>
          {point.isNow ? (
            <p className={controls.hint}>As it is now</p>
          ) : (
            <button
              type="button"
              className={controls.button}
              aria-label={`Go back to ${point.name}, ${WHEN.format(new Date(point.at))}`}
              onClick={() => void goBack(point)}
            >
              Go back
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** What changed since the point before, by the names of the pages. */
function listChanged(files: readonly string[], state: EditState): string {
  const names = files.map((file) => {
    const name = nameOfFile(file);
    const language = languageOfFile(file);
    const page = isPageId(name) ? menuNameOf(state, name) : (OTHERS[name] ?? name);
    return language === null ? page : `${page} (${languageName(language)})`;
  });
  return `changed: ${names.join(', ')}`;
}
