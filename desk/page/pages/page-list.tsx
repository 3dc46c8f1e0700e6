import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasScreen, OWN_PAGE, type ScreenPage } from '../../../src/model/pages';
import { presentPages } from '../../model/present-pages';
import type { EditState, Step } from '../../protocol';
import lists from '../forms/entries/entry-list.module.css';
import { useWrite } from '../forms/file-context';
import { leavePage } from '../frame/frame';
import { menuNameOf } from '../frame/site-pages';
import { announce, stateNow } from '../state/desk-store';
import { Button } from '../ui/button';
import layout from '../ui/layout.module.css';
import { Sign } from '../ui/icons';
import { Sortable } from '../ui/sortable/sortable';
import { watchFocus } from '../ui/watch-focus';
import { AddPage } from './add-page';
import { PageRow } from './page-row';
import { orderStep } from './page-steps';
import { removePageStep } from './own-page-steps';

/** The pages in the menu’s order. Drags and arrow keys change that order; the thank-you always comes last. */
export function PageList({ state }: { state: EditState }) {
  const root = useRef<HTMLDivElement>(null);
  const { write, trouble } = useWrite();
  const present = presentPages(state);
  /** The order after a move, until the move is saved. */
  const [unsavedOrder, setUnsavedOrder] = useState<readonly ScreenPage[] | null>(null);
  const pages = unsavedOrder ?? present.filter(hasScreen);

  /** Saves a step, then announces `message`. @param selector of the handle or button that then gets the focus */
  const run = async (makeStep: () => Step, message: string, selector: string) => {
    const mayFocus = watchFocus();
    if (!(await write(makeStep))) return;
    // The element must exist before it can take the focus.
    flushSync(() => announce(message));
    if (mayFocus()) root.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  const move = async (from: number, to: number) => {
    const page = pages[from];
    if (page === undefined || to < 0 || to >= pages.length) return;
    const moved = pages.toSpliced(from, 1).toSpliced(to, 0, page);
    setUnsavedOrder(moved);
    const message = `${menuNameOf(state, page)} is now ${to + 1} of ${pages.length}.`;
    await run(() => orderStep(stateNow(), moved), message, `[data-grip="${page}"]`);
    // If another move followed, its order stays until that move is saved.
    setUnsavedOrder((latest) => (latest === moved ? null : latest));
  };
  const remove = () => {
    const name = menuNameOf(state, OWN_PAGE);
    // Once the page is removed, the site has nothing at its address.
    leavePage(OWN_PAGE);
    void run(() => removePageStep(stateNow(), name), `Removed ${name}. Use Undo to restore it.`, '[data-add]');
  };
  return (
    <div ref={root} className={layout.panel}>
      <Sortable keys={pages} layout="list" onMove={(from, to) => void move(from, to)}>
        {() => (
          <ol className={lists.list} role="list">
            {pages.map((page, index) => (
              <PageRow key={page} page={page} state={state} onArrow={(by) => void move(index, index + by)}>
                {page === OWN_PAGE && (
                  <Button kind="icon" aria-label={`Remove ${menuNameOf(state, page)}`} title="Remove" onClick={remove}>
                    <Sign name="bin" />
                  </Button>
                )}
              </PageRow>
            ))}
            {present.includes('thanks') && <PageRow page="thanks" state={state} />}
          </ol>
        )}
      </Sortable>
      {trouble}
      {!present.includes(OWN_PAGE) && <AddPage />}
    </div>
  );
}
