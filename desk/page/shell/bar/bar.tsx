import { pathOfAddress, sitePages } from '../../frame/site-pages';
import { show, useKeys } from '../../frame/frame';
import { useDesk } from '../../state/desk-store';
import { goToNext, leftOf, useWalk } from '../../trouble/go-to-finding';
import { countInFile } from '../../trouble/finding-order';
import controls from '../../ui/controls.module.css';
import { Icon } from '../../ui/icons';
import { PANELS } from '../panels';
import { onUndoKey, redoLast, undoLast } from '../undo';
import { HistoryToggle, PanelToggle, Preview, Widths } from './toggles';
import styles from './bar.module.css';

/** The desk’s bar: page menu, undo and redo, preview, and panels. */
export function Bar() {
  useKeys(onUndoKey);
  const undo = useDesk((desk) => desk.state?.undo ?? null);
  const asksReplies = useDesk((desk) => desk.state?.files['reply.yaml'] !== undefined);
  const redo = useDesk((desk) => desk.state?.redo ?? null);
  return (
    <header className={styles.bar}>
      <h1 className="visually-hidden">Edit your site</h1>
      <div className={styles.start}>
        <Pages />
        <div className={styles.group} role="group" aria-label="Steps">
          <StepButton name="Undo" step={undo} onPress={undoLast} />
          <StepButton name="Redo" step={redo} onPress={redoLast} />
          <HistoryToggle />
        </div>
        <Next />
      </div>
      <div className={styles.tabs}>
        <Widths />
        <Preview />
        <span className={styles.rule} />
        {PANELS.filter(({ panel }) => panel !== 'past' && (panel !== 'replies' || asksReplies)).map((each) => (
          <PanelToggle key={each.panel} {...each} />
        ))}
      </div>
    </header>
  );
}

function Pages() {
  const state = useDesk((desk) => desk.state);
  const address = useDesk((desk) => desk.address);
  const pages = state ? sitePages(state) : [];
  const shown = pathOfAddress(address);
  return (
    <label className={styles.pages}>
      <span className="visually-hidden">Page of the site</span>
      <select
        className={styles.select}
        value={pages.some(({ path }) => path === shown) ? shown : '/'}
        onChange={(event) => show(event.target.value)}
      >
        {pages.map(({ id, path, name }) => (
          <option key={id} value={path}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

type StepButtonProps = { name: 'Undo' | 'Redo'; step: string | null; onPress: () => Promise<void> };

/** Uses `aria-disabled`: a disabled button would lose the focus. */
function StepButton({ name, step, onPress }: StepButtonProps) {
  const title = `${name}: ${step ?? 'nothing yet'}`;
  return (
    <button
      type="button"
      className={controls.icon}
      aria-label={title}
      title={title}
      aria-disabled={step === null}
      onClick={() => void (step !== null && onPress())}
    >
      <Icon name={name === 'Undo' ? 'undo' : 'redo'} />
    </button>
  );
}

/** A link to the next of the list that the couple works through, whichever panel is open. */
function Next() {
  const { kind, current } = useWalk();
  const count = useDesk(({ state }) => {
    const left = leftOf(state, kind);
    return kind === 'samples' ? countInFile(left, current) : left.length;
  });
  const panel = useDesk((desk) => desk.panel);
  if (current === null || count === 0 || panel === 'todo') return null;
  return (
    <button type="button" className={`${controls.button} ${styles.next}`} onClick={() => goToNext()}>
      <span>
        Next<span className={styles.wide}> of {count} left</span>
      </span>
      <Icon name="next" />
    </button>
  );
}
