import { useId } from 'react';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icons';
import type { EditState, Finding } from '../../protocol';
import { groupOf, kindOf } from '../trouble/finding-order';
import { goToNext, visit } from '../trouble/go-to-finding';
import { labelOfPlace } from '../../model/names/place-names';
import styles from './findings.module.css';
import layout from '../ui/layout.module.css';

type FindingsProps = { name: string; lead: string; found: readonly Finding[]; state: EditState };

/** Lists mistakes or warnings; all of one kind share an item of the list. */
export function Findings({ name, lead, found, state }: FindingsProps) {
  const id = useId();
  if (found.length === 0) return null;
  const groups = [...new Set(found.map(groupOf))];
  return (
    <section className={layout.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <Icon name="warning" /> {name} <span className={controls.hint}>({found.length})</span>
      </h3>
      <p className={controls.hint}>{lead}</p>
      <ul role="list" className={layout.list}>
        {groups.map((group) => (
          <FindingGroup key={group} found={found.filter((each) => groupOf(each) === group)} state={state} />
        ))}
      </ul>
    </section>
  );
}

type FindingGroupProps = { found: readonly Finding[]; state: EditState };

/** One finding, or several of a kind with a button that goes through them one by one. */
function FindingGroup({ found, state }: FindingGroupProps) {
  const [first, ...others] = found;
  if (!first) return null;
  const hasOthers = others.length > 0;
  const { at, file, line, message } = first;
  return (
    <li className={`${layout.box} ${styles.finding}`}>
      <p>
        {message}
        {hasOthers && <strong> And {others.length} like this.</strong>}
      </p>
      {at ? (
        <button
          type="button"
          className={styles.goto}
          onClick={() => (hasOthers ? goToNext(kindOf(message)) : visit(at))}
        >
          {hasOthers ? `Next of ${found.length}` : `Go to ${labelOfPlace(state, at)}`} <Icon name="next" />
        </button>
      ) : (
        <p className={controls.hint}>
          {/* A finding about the whole file has line 1. */}
          Correct this outside the desk: {file}
          {line > 1 && `, line ${line}`}.
        </p>
      )}
    </li>
  );
}
