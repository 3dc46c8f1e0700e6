import { useId } from 'react';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/icons';
import type { EditState, Finding } from '../../protocol';
import { useDesk } from '../state/desk-store';
import { Online } from './online';
import { kindOf } from '../trouble/finding-order';
import { goToNext, visit } from '../trouble/go-to-finding';
import { Samples } from './samples';
import { labelOfPlace } from '../../model/place-names';
import styles from './todo-panel.module.css';

/** What is still to do: mistakes, sample content, warnings, and the way online. */
export function TodoPanel() {
  const state = useDesk((desk) => desk.state);
  if (!state) return <p>One moment …</p>;
  const isDone = state.samples.length + state.mistakes.length === 0;
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>To do</h2>
      <Findings
        name="To fix"
        lead="The site cannot go online until these are fixed."
        found={state.mistakes}
        state={state}
      />
      <Samples state={state} />
      <Findings
        // Unused files have their own list below.
        name="Worth a look"
        lead="These look unusual, but you may want them this way."
        found={state.warnings.filter(({ message }) => !message.startsWith('Nothing shows th'))}
        state={state}
      />
      <Online isDone={isDone} />
    </div>
  );
}

type FindingsProps = { name: string; lead: string; found: readonly Finding[]; state: EditState };

function Findings({ name, lead, found, state }: FindingsProps) {
  const id = useId();
  if (found.length === 0) return null;
  // A finding without a place cannot be walked to, so it has a line of its own.
  const kindAt = ({ at, message }: Finding) => (at ? kindOf(message) : message);
  const kinds = [...new Set(found.map(kindAt))];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <Icon name="mind" /> {name} <span className={controls.hint}>({found.length})</span>
      </h3>
      <p className={controls.hint}>{lead}</p>
      <ul role="list" className={styles.found}>
        {kinds.map((kind) => (
          <Group key={kind} kind={kind} found={found.filter((each) => kindAt(each) === kind)} state={state} />
        ))}
      </ul>
    </section>
  );
}

type GroupProps = { kind: string; found: readonly Finding[]; state: EditState };

/** One finding, or several of a kind, which the couple works through. */
function Group({ kind, found, state }: GroupProps) {
  const [first, ...others] = found;
  if (!first) return null;
  const { at, file, line, message } = first;
  return (
    <li>
      <p>
        {message}
        {others.length > 0 && <strong> And {others.length} like this.</strong>}
      </p>
      {at ? (
        <button type="button" className={styles.goto} onClick={() => (others.length > 0 ? goToNext(kind) : visit(at))}>
          {others.length > 0 ? `Next of ${found.length}` : `Go to ${labelOfPlace(at, state)}`} <Icon name="next" />
        </button>
      ) : (
        <p className={controls.hint}>
          Open {file} in a text editor{line > 1 && `, line ${line}`}.
        </p>
      )}
    </li>
  );
}
