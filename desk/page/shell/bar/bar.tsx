import { useKeys } from '../../frame/frame';
import { useDesk } from '../../state/desk-store';
import { PANELS } from '../panels';
import { onUndoKey, redoLast, undoLast } from '../undo';
import { PreviewToggles } from './preview-toggles';
import { HistoryToggle, PanelToggle } from './panel-toggle';
import { WidthToggles } from './width-toggles';
import styles from './bar.module.css';
import { PageMenu } from './page-menu';
import { NextButton } from './next-button';
import { StepButton } from './step-button';

/** The desk’s bar: page menu, undo and redo, preview, and panels. */
export function Bar() {
  useKeys(onUndoKey);
  const undo = useDesk((desk) => desk.state?.undo ?? null);
  const redo = useDesk((desk) => desk.state?.redo ?? null);
  const hasReplyPage = useDesk((desk) => desk.state?.files['reply.yaml'] !== undefined);
  return (
    <header className={styles.bar}>
      <h1 className="visually-hidden">Edit your site</h1>
      <div className={styles.start}>
        <PageMenu />
        <div className={styles.group} role="group" aria-label="Steps">
          <StepButton name="Undo" step={undo} onPress={undoLast} />
          <StepButton name="Redo" step={redo} onPress={redoLast} />
          <HistoryToggle />
        </div>
        <NextButton />
      </div>
      <div className={styles.tabs}>
        <WidthToggles />
        <PreviewToggles />
        <span className={styles.divider} />
        {/* History has its button next to undo, and Replies none without a reply page. */}
        {PANELS.filter(({ panel }) => panel !== 'past' && (panel !== 'replies' || hasReplyPage)).map((each) => (
          <PanelToggle key={each.panel} {...each} />
        ))}
      </div>
    </header>
  );
}
