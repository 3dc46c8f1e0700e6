import { useEffect, useMemo } from 'react';
import controls from '../ui/controls.module.css';
import type { Path, Place, Value } from '../../protocol';
import { DESIGN_LINES, MATCH_COLOURS } from '../../model/design';
import { useDesk, type Panel } from '../state/desk-store';
import { nameOfField } from '../../model/field-names';
import { FileProvider } from './file-context';
import { nameOfFile } from '../../model/files-of-page';
import { formAt } from '../../model/form-at';
import styles from './forms.module.css';
import { EntryLines } from './value-form';
import { isEntry, valueAt } from '../../model/values';

const TITLES: Partial<Record<string, string>> = {
  site: 'Names, date and the whole site',
  places: 'Places and facts',
  schedule: 'What happens when',
  program: 'The ceremony',
  party: 'The wedding party',
  travel: 'Getting there, and where to sleep',
  map: 'The map',
  faq: 'Questions and answers',
  registry: 'Registry',
  more: 'A page of your own',
  thanks: 'The thank-you',
  story: 'Around the cards',
};

/** One file of the first language. */
export function FileForm({ file }: { file: string }) {
  const state = useDesk((desk) => desk.state);
  const goal = useDesk((desk) => (desk.goal?.file === file ? desk.goal : null));
  const name = nameOfFile(file);
  const own = state?.files[file];
  const form = state?.forms[name];
  const reachable = useMemo(
    () => (goal && own && form ? nearestTo(own.whole, (path) => formAt(form, path) !== null, goal.path) : null),
    [goal, own, form],
  );
  // Nothing takes the focus for a whole file or a list: showing it is enough.
  useEffect(() => {
    if (goal && reachable && !isFocusable(own?.whole ?? null, reachable)) useDesk.setState({ goal: null });
  }, [goal, own, reachable]);
  const title = <h2>{titleOfFile(name)}</h2>;
  if (!state || !own || !form) return null;
  if (own.data === null)
    return (
      <section className={styles.file}>
        {title}
        <p>{file} cannot be read. Open it in a text editor and fix this first:</p>
        {state.mistakes
          .filter((mistake) => mistake.file.endsWith(file))
          .map(({ line, message }) => (
            <p key={`${line} ${message}`}>
              Line {line}: {message}
            </p>
          ))}
      </section>
    );
  const elsewhere = ELSEWHERE[name];
  return (
    <FileProvider value={{ file, ...own, form, state, goal: reachable }}>
      <section className={styles.file}>
        {title}
        {elsewhere && (
          <p className={controls.hint}>
            {elsewhere.what}{' '}
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

/** Lines with their own panel, by file. */
const ELSEWHERE: Partial<Record<string, { what: string; panel: Panel; name: string; lines: readonly string[] }>> = {
  site: {
    what: 'Drawings, colours and typefaces are in',
    panel: 'design',
    name: 'Design',
    lines: [...DESIGN_LINES, 'hidden', 'order', 'version'],
  },
  story: {
    what: 'The cards themselves are in',
    panel: 'story',
    name: 'Our Story',
    lines: ['cards', MATCH_COLOURS],
  },
};

/** The title of a file’s form. */
export function titleOfFile(name: string): string {
  return TITLES[name] ?? nameOfField(name);
}

/** The path, or the nearest one around it that exists. */
function nearestTo(whole: Value, isKnown: (path: Path) => boolean, path: Place['path']): Path {
  for (let length = path.length; length > 0; length -= 1) {
    const shorter = path.slice(0, length);
    if (valueAt(whole, shorter) !== null && isKnown(shorter)) return shorter;
  }
  return [];
}

/** Whether a field or a list’s entry can take the focus there. */
function isFocusable(whole: Value, path: Path): boolean {
  const value = valueAt(whole, path);
  return path.length > 0 && (typeof path.at(-1) === 'number' || (!isEntry(value) && !Array.isArray(value)));
}
