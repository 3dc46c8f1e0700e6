import type { KeyboardEvent, ReactNode } from 'react';
import { pathOf, type PageId } from '../../../src/model/pages';
import { isHidden } from '../../model/present-pages';
import type { EditState } from '../../protocol';
import lists from '../forms/entries/entry-list.module.css';
import { leavePage, show } from '../frame/frame';
import { menuNameOf } from '../frame/site-pages';
import fold from '../ui/fold.module.css';
import { Sign } from '../ui/icons';
import { useSortableItem } from '../ui/sortable/use-sortable-item';
import { HideSwitch } from './hide-switch';
import styles from './pages-panel.module.css';
import { PageParts } from './page-parts';

type PageRowProps = {
  page: PageId;
  state: EditState;
  /** Moves the page up or down in the menu. A page without this has a fixed place and no handle. */
  onArrow?: (by: -1 | 1) => void;
  /** More buttons, before the switch. */
  children?: ReactNode;
};

/** A page’s row: its handle, its name, a switch that hides the page, and switches for its optional parts. */
export function PageRow({ page, state, onArrow, children }: PageRowProps) {
  const menuName = menuNameOf(state, page);
  const isOff = isHidden(state, page);
  const { item, handle } = useSortableItem(page);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onArrow?.(by);
  };
  return (
    <li className={fold.fold} {...(onArrow && item)}>
      <div className={styles.row}>
        {onArrow && (
          <button
            type="button"
            className={lists.grip}
            data-grip={page}
            aria-label={`Move ${menuName} with the arrow keys`}
            {...handle}
            onKeyDown={onKeyDown}
          >
            <Sign name="grip" />
          </button>
        )}
        <button
          type="button"
          className={`${fold.toggle} ${styles.name}`}
          aria-disabled={isOff}
          onClick={() => !isOff && show(pathOf(page))}
        >
          {menuName}
          {isOff && <small> · hidden</small>}
        </button>
        {children}
        <HideSwitch name={page} words={menuName} isNamed onHidden={() => leavePage(page)} />
      </div>
      {!isOff && <PageParts page={page} state={state} />}
    </li>
  );
}
