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

/** Mistakes or warnings; those of one kind share a line. */
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
      <ul role="list" className={styles.found}>
        {groups.map((group) => (
          <FindingGroup key={group} found={found.filter((each) => groupOf(each) === group)} state={state} />
        ))}
      </ul>
    </section>
  );
}

type FindingGroupProps = { found: readonly Finding[]; state: EditState };

/** One finding, or several of a kind, which the couple works through. */
function FindingGroup({ found, state }: FindingGroupProps) {
  const [first, ...others] = found;
  if (!first) return null;
  const { at, file, line, message } = first;
  return (
    <li className={layout.box}>
      <p>
        {message}
        {others.length > 0 && <strong> And {others.length} like this.</strong>}
      </p>
      {at ? (
        <button
          type="button"
          className={styles.goto}
          onClick={() => (others.length > 0 ? goToNext(kindOf(message)) : visit(at))}
        >
          {others.length > 0 ? `Next of ${found.length}` : `Go to ${labelOfPlace(at, state)}`} <Icon name="next" />
        </button>
      ) : (
        <p className={controls.hint}>
          {/* A mistake of a whole file has line 1. */}
          Correct this outside the desk: {file}
          {line > 1 && `, line ${line}`}.
        </p>
      )}
    </li>
  );
}
