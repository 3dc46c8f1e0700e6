import type { ReactNode } from 'react';
import { nextSample, useWalk } from '../left/walk';
import { useDesk, type Panel } from '../store';
import controls from './controls.module.css';
import { show, useFrame, useKeys } from './frame';
import { Icon, type IconName } from './icons';
import { pathOfAddress, sitePages } from './site-pages';
import { goBack, goForth, onUndoKey } from './turn-back';
import styles from './bar.module.css';

/** The panels' names, by which guests of this desk know them. */
const PANELS: readonly { panel: Panel; icon: IconName; name: string }[] = [
  { panel: 'page', icon: 'page', name: 'This page' },
  { panel: 'story', icon: 'story', name: 'Our Story' },
  { panel: 'left', icon: 'left', name: 'What is left' },
];

/** The desk's bar: which page, undo and redo, how the site is looked at, and the panels. */
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
        <Look />
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
      <Turn name="Undo" step={undo} onTurn={goBack} />
      <Turn name="Redo" step={redo} onTurn={goForth} />
    </div>
  );
}

type TurnProps = { name: 'Undo' | 'Redo'; step: string | null; onTurn: () => Promise<void> };

/** Keeps the focus where there is nothing more to turn back: it is not disabled, but does nothing. */
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

/** While the couple go from one sample to the next: the way on, whatever panel is open. */
function Next() {
  const isWalking = useWalk(({ current }) => current !== null);
  const count = useDesk((desk) => desk.state?.samples.length ?? 0);
  const panel = useDesk((desk) => desk.panel);
  if (!isWalking || count === 0 || panel === 'left') return null;
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

const WIDTH_NAMES = { phone: 'As on a phone', full: 'As wide as there is room' };

function Look() {
  const isLooking = useDesk((desk) => desk.isLooking);
  return (
    <Toggle icon="look" isPressed={isLooking} onPress={() => useDesk.setState({ isLooking: !isLooking })}>
      <span className={styles.wide}>Look as a guest</span>
      <span className={styles.narrow}>As a guest</span>
    </Toggle>
  );
}

/** Opens a panel, or closes it; who opens one wants to edit, and no longer to look. */
function PanelToggle({ panel, icon, name }: { panel: Panel; icon: IconName; name: string }) {
  const isOpen = useDesk((desk) => desk.panel === panel && !desk.isLooking);
  const count = useDesk(({ state }) => (panel === 'left' && state ? state.samples.length + state.mistakes.length : 0));
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
