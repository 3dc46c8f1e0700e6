import type { ReactNode } from 'react';
import { nextSample, useCurrentSample } from '../trouble/go-to-finding';
import { useDesk, type Panel } from '../state/desk-store';
import controls from '../ui/controls.module.css';
import { show, useFrame, useKeys } from '../frame/frame';
import { Icon, type IconName } from '../ui/icons';
import { pathOfAddress, sitePages } from '../frame/site-pages';
import { undoLast, redoLast, onUndoKey } from './undo';
import styles from './bar.module.css';

/** The panels in the bar's order. */
const PANELS: readonly { panel: Panel; icon: IconName; name: string }[] = [
  { panel: 'page', icon: 'page', name: 'This page' },
  { panel: 'story', icon: 'story', name: 'Our Story' },
  { panel: 'todo', icon: 'todo', name: 'To do' },
];

/** The desk's bar: page menu, undo and redo, preview, and panels. */
export function Bar() {
  useKeys(onUndoKey);
  return (
    <header className={styles.bar}>
      <h1 className="visually-hidden">Edit your site</h1>
      <div className={styles.start}>
        <Pages />
        <Turns />
        <Next />
      </div>
      <div className={styles.tabs}>
        <Widths />
        <Preview />
        <span className={styles.rule} />
        {PANELS.map((each) => (
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

function Turns() {
  const undo = useDesk((desk) => desk.state?.undo ?? null);
  const redo = useDesk((desk) => desk.state?.redo ?? null);
  return (
    <div className={styles.group} role="group" aria-label="Steps">
      <Turn name="Undo" step={undo} onTurn={undoLast} />
      <Turn name="Redo" step={redo} onTurn={redoLast} />
    </div>
  );
}

type TurnProps = { name: 'Undo' | 'Redo'; step: string | null; onTurn: () => Promise<void> };

/** Uses `aria-disabled`: a disabled button would lose the focus. */
function Turn({ name, step, onTurn }: TurnProps) {
  const title = step === null ? `${name}: nothing yet` : `${name}: ${step}`;
  return (
    <button
      type="button"
      className={controls.icon}
      aria-label={title}
      title={title}
      aria-disabled={step === null}
      onClick={() => void (step !== null && onTurn())}
    >
      <Icon name={name === 'Undo' ? 'undo' : 'redo'} />
    </button>
  );
}

/** A link to the next sample while the couple work through them, whichever panel is open. */
function Next() {
  const hasCurrent = useCurrentSample(({ current }) => current !== null);
  const count = useDesk((desk) => desk.state?.samples.length ?? 0);
  const panel = useDesk((desk) => desk.panel);
  if (!hasCurrent || count === 0 || panel === 'todo') return null;
  return (
    <button type="button" className={`${controls.button} ${styles.next}`} onClick={nextSample}>
      <span>
        Next<span className={styles.wide}> of {count} left</span>
      </span>
      <Icon name="next" />
    </button>
  );
}

function Widths() {
  const width = useFrame((frame) => frame.width);
  return (
    <div className={`${styles.group} ${styles.widths}`} role="group" aria-label="Width of the site">
      {(['phone', 'full'] as const).map((each) => (
        <button
          key={each}
          type="button"
          className={`${controls.icon} ${styles.toggle}`}
          aria-pressed={width === each}
          aria-label={WIDTH_NAMES[each]}
          title={WIDTH_NAMES[each]}
          onClick={() => useFrame.setState({ width: each })}
        >
          <Icon name={each} />
        </button>
      ))}
    </div>
  );
}

const WIDTH_NAMES = { phone: 'Phone', full: 'Full width' };

function Preview() {
  const isLooking = useDesk((desk) => desk.isLooking);
  return (
    <Toggle icon="preview" isPressed={isLooking} onPress={() => useDesk.setState({ isLooking: !isLooking })}>
      Preview
    </Toggle>
  );
}

/** Opens or closes a panel. Opening one ends the preview. */
function PanelToggle({ panel, icon, name }: { panel: Panel; icon: IconName; name: string }) {
  const isOpen = useDesk((desk) => desk.panel === panel && !desk.isLooking);
  const count = useDesk(({ state }) => (panel === 'todo' && state ? state.samples.length + state.mistakes.length : 0));
  return (
    <Toggle
      icon={icon}
      isPressed={isOpen}
      onPress={() => useDesk.setState({ panel: isOpen ? null : panel, isLooking: false })}
    >
      {name}
      {count > 0 && <span className={styles.badge}>{count}</span>}
    </Toggle>
  );
}

type ToggleProps = { icon: IconName; isPressed: boolean; onPress: () => void; children: ReactNode };

function Toggle({ icon, isPressed, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={`${controls.icon} ${styles.toggle} ${styles.named}`}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  );
}
