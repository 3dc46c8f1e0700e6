import type { ReactNode } from 'react';
import { languageOfFile } from '../../../model/files-of-page';
import type { EditState } from '../../../protocol';
import { load, useFrame } from '../../frame/frame';
import { useDesk, type Panel } from '../../state/desk-store';
import controls from '../../ui/controls.module.css';
import { Icon, type IconName } from '../../ui/icons';
import styles from './bar.module.css';

const WIDTHS = { phone: 'Phone', full: 'Full width' } as const;

/** Shows the site as wide as a phone, or as wide as it fits. */
export function Widths() {
  const width = useFrame((frame) => frame.width);
  return (
    <div className={`${styles.group} ${styles.widths}`} role="group" aria-label="Width of the site">
      {(['phone', 'full'] as const).map((each) => (
        <button
          key={each}
          type="button"
          className={`${controls.icon} ${styles.toggle}`}
          aria-pressed={width === each}
          aria-label={WIDTHS[each]}
          title={WIDTHS[each]}
          onClick={() => useFrame.setState({ width: each })}
        >
          <Icon name={each} />
        </button>
      ))}
    </div>
  );
}

/** Starts or ends the preview, which can begin again at the closed cover. */
export function Preview() {
  const isPreview = useDesk((desk) => desk.isPreview);
  const isNewGuest = useDesk((desk) => desk.isNewGuest);
  return (
    <>
      <Toggle
        icon="preview"
        isPressed={isPreview}
        onPress={() => useDesk.setState({ isPreview: !isPreview, isNewGuest: false })}
      >
        Preview
      </Toggle>
      {isPreview && (
        <Toggle icon="redo" onPress={() => (isNewGuest ? load() : useDesk.setState({ isNewGuest: true }))}>
          From the cover
        </Toggle>
      )}
    </>
  );
}

type PanelToggleProps = { panel: Panel; icon: IconName; name: string };

/** Opens or closes a panel. Opening one ends the preview. */
export function PanelToggle({ panel, icon, name }: PanelToggleProps) {
  const { isOpen, toggle } = usePanel(panel);
  const count = useDesk(({ state }) => (panel === 'todo' && state ? countTodo(state) : 0));
  return (
    <Toggle icon={icon} isPressed={isOpen} onPress={toggle}>
      {name}
      {count > 0 && <span className={styles.badge}>{count}</span>}
    </Toggle>
  );
}

/** Opens or closes the history, next to undo. */
export function HistoryToggle() {
  const { isOpen, toggle } = usePanel('past');
  return (
    <button
      type="button"
      className={`${controls.icon} ${styles.toggle}`}
      aria-label="History"
      title="History"
      aria-pressed={isOpen}
      onClick={toggle}
    >
      <Icon name="past" />
    </button>
  );
}

function usePanel(panel: Panel) {
  const isOpen = useDesk((desk) => desk.panel === panel && !desk.isPreview);
  const toggle = () => useDesk.setState({ panel: isOpen ? null : panel, isPreview: false, isNewGuest: false });
  return { isOpen, toggle };
}

/** Mistakes, and files with something of the sample; a whole second language counts once. */
function countTodo({ mistakes, samples }: EditState): number {
  return mistakes.length + new Set(samples.map(({ at }) => languageOfFile(at.file) ?? at.file)).size;
}

type ToggleProps = { icon: IconName; isPressed?: boolean; onPress: () => void; children: ReactNode };

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
