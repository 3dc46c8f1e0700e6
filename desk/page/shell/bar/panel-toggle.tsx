import { languageOfFile } from '../../../model/files-of-page';
import type { EditState } from '../../../protocol';
import { useDesk, type Panel } from '../../state/desk-store';
import type { IconName } from '../../ui/icons';
import styles from './toggle.module.css';
import { IconToggle, Toggle } from './toggle';

type PanelToggleProps = { panel: Panel; icon: IconName; name: string };

/** A button that opens or closes a panel. Opening a panel ends the preview. */
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

/** The button next to undo that opens or closes the history. */
export function HistoryToggle() {
  const { isOpen, toggle } = usePanel('past');
  return <IconToggle icon="past" name="History" isPressed={isOpen} onPress={toggle} />;
}

/** Whether a panel is open, and a function that opens or closes it. */
function usePanel(panel: Panel) {
  const isOpen = useDesk((desk) => desk.panel === panel && desk.preview === null);
  const toggle = () => useDesk.setState({ panel: isOpen ? null : panel, preview: null });
  return { isOpen, toggle };
}

/** Counts mistakes, and files that still have sample content. All files of a second language count as one. */
function countTodo({ mistakes, samples }: EditState): number {
  return mistakes.length + new Set(samples.map(({ at }) => languageOfFile(at.file) ?? at.file)).size;
}
