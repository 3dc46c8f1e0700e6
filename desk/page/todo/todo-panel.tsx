import { useDesk } from '../state/desk-store';
import { Online } from './online';
import { Samples } from './samples';
import styles from './todo-panel.module.css';
import { Findings } from './findings';

/** What is still to do: mistakes, sample content, warnings, and putting the site online. */
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
        // The check’s warning about unused files is left out: they have their own list below.
        name="Worth a look"
        lead="These look unusual, but you may want them this way."
        found={state.warnings.filter(({ message }) => !message.startsWith('Nothing shows th'))}
        state={state}
      />
      <Online isDone={isDone} />
    </div>
  );
}
