import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import { DESIGN_LINES, MATCH_COLOURS } from '../../model/design';
import { useDesk, type Panel } from '../state/desk-store';
import { FileProvider } from './file-context';
import { nameOfFile } from '../../model/files-of-page';
import styles from './forms.module.css';
import { EntryLines } from './value-form';
import { useGoalIn } from './use-goal-in';
import { titleOfFile } from './file-titles';

/** The form for a file of the first language, or the mistakes that make the file unreadable. */
export function FileForm({ file }: { file: string }) {
  const state = useDesk((desk) => desk.state);
  const name = nameOfFile(file);
  const own = state?.files[file];
  const form = state?.forms[name];
  const goal = useGoalIn(file, own?.whole, form);
  const title = <h2 className={layout.heading}>{titleOfFile(name)}</h2>;
  if (!state || !own || !form) return null;
  if (own.data === null)
    return (
      <section className={layout.panel}>
        {title}
        <p>{file} cannot be read. Open it in a text editor and fix this first:</p>
        {state.mistakes
          .filter((mistake) => mistake.file === file)
          .map(({ line, message }) => (
            <p key={`${line} ${message}`}>
              Line {line}: {message}
            </p>
          ))}
      </section>
    );
  const elsewhere = ELSEWHERE[name];
  return (
    <FileProvider value={{ file, ...own, form, state, goal }}>
      <section className={layout.panel}>
        {title}
        {elsewhere && (
          <p className={controls.hint}>
            {elsewhere.words}{' '}
            <button type="button" className={styles.quiet} onClick={() => useDesk.setState({ panel: elsewhere.panel })}>
              {elsewhere.name}
            </button>
            .
          </p>
        )}
        <EntryLines path={[]} skip={elsewhere?.lines ?? []} />
      </section>
    </FileProvider>
  );
}

/** The lines that a file’s form leaves out, and a sentence with a link to the panel for most of them. */
const ELSEWHERE: Partial<Record<string, { words: string; panel: Panel; name: string; lines: readonly string[] }>> = {
  site: {
    words: 'Drawings, colours and typefaces are in',
    panel: 'design',
    name: 'Design',
    lines: [...DESIGN_LINES, 'hidden', 'order', 'version'],
  },
  story: {
    words: 'The cards themselves are in',
    panel: 'story',
    name: 'Our Story',
    lines: ['cards', MATCH_COLOURS],
  },
};
