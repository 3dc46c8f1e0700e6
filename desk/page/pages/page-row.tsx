import type { KeyboardEvent, ReactNode } from 'react';
import { PARTS } from '../../../src/model/hidden';
import { pathOf, type PageId } from '../../../src/model/pages';
import { nameOfField } from '../../model/field-names';
import { isHidden } from '../../model/present-pages';
import { valueAt } from '../../model/values';
import type { EditState } from '../../protocol';
import lists from '../forms/entries/entry-list.module.css';
import { show } from '../frame/frame';
import { menuNameOf, pathOfAddress } from '../frame/site-pages';
import { useDesk } from '../state/desk-store';
import fold from '../ui/fold.module.css';
import { Sign } from '../ui/icons';
import { useSortableItem } from '../ui/sortable';
import { HideSwitch } from './hide-switch';
import styles from './pages-panel.module.css';

type PageRowProps = {
  page: PageId;
  state: EditState;
  /** Moves it by pointer or arrow keys; without it the page has a fixed place. */
  onArrow?: (by: -1 | 1) => void;
  /** More buttons. */
  children?: ReactNode;
};

/** A page in the menu: its handle, its name, whether guests see it, and its optional parts. */
export function PageRow({ page, state, onArrow, children }: PageRowProps) {
  const name = menuNameOf(state, page);
  const isOff = isHidden(state, page);
  const { item, handle } = useSortableItem(page);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onArrow?.(by);
  };
  const leave = () => {
    if (pathOfAddress(useDesk.getState().address) === pathOf(page)) show('/');
  };
  return (
    <li className={fold.fold} {...(onArrow && item)}>
      <div className={styles.row}>
        {onArrow && (
          <button
            type="button"
            className={lists.grip}
            data-grip={page}
            aria-label={`Move ${name} with the arrow keys`}
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
          {name}
          {isOff && <small> · hidden</small>}
        </button>
        {children}
        <HideSwitch name={page} words={name} isNamed onHidden={leave} />
      </div>
      {!isOff && <Parts page={page} state={state} />}
    </li>
  );
}

function Parts({ page, state }: Pick<PageRowProps, 'page' | 'state'>) {
  const data = state.files[`${page}.yaml`]?.data;
  const parts = (PARTS[page] ?? []).filter((part) => valueAt(data, [part]) !== null);
  const hasMap = page === 'travel' && state.files['map.yaml'] !== undefined;
  if (parts.length === 0 && !hasMap) return null;
  return (
    <div className={styles.parts}>
      {hasMap && <HideSwitch name="map" words="The map" />}
      {parts.map((part) => (
        <HideSwitch key={part} name={`${page}.${part}`} words={nameOfField(part)} />
      ))}
    </div>
  );
}
