import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasScreen, OWN_PAGE, pathOf } from '../../../src/model/pages';
import { languageOfFile } from '../../model/files-of-page';
import { presentPages } from '../../model/present-pages';
import type { EditState, Step } from '../../protocol';
import lists from '../forms/entries/entry-list.module.css';
import { languageName } from '../forms/controls/text-control';
import { stateNow } from '../forms/field-kind';
import { useWrite } from '../forms/file-context';
import { openCover, show } from '../frame/frame';
import { menuNameOf, pathOfAddress } from '../frame/site-pages';
import { announce, useDesk } from '../state/desk-store';
import controls from '../ui/controls.module.css';
import fold from '../ui/fold.module.css';
import { Sign } from '../ui/icons';
import { Sortable } from '../ui/sortable';
import { watchFocus } from '../ui/watch-focus';
import { HideSwitch } from './hide-switch';
import { AddPage } from './own-page';
import { PageRow } from './page-row';
import { moveStep, removePageStep } from './page-steps';
import styles from './pages-panel.module.css';

/** Which pages, parts and languages guests see, and the order of the menu. */
export function PagesPanel() {
  // Each change then shows in the menu.
  useEffect(openCover, []);
  const state = useDesk((desk) => desk.state);
  if (!state) return <p>One moment …</p>;
  const languages = new Set(Object.keys(state.files).flatMap((file) => languageOfFile(file) ?? []));
  return (
    <div className={styles.panel}>
      <h2>Pages</h2>
      <p className={controls.hint}>Drag them into the menu’s order. What you hide keeps its words and pictures.</p>
      <PageList state={state} />
      {languages.size > 0 && (
        <section className={styles.panel} aria-labelledby="languages">
          <h3 id="languages">Languages</h3>
          {[...languages].map((code) => (
            <div key={code} className={fold.fold}>
              <HideSwitch name={code} words={languageName(code)} />
            </div>
          ))}
        </section>
      )}
    </div>
  );
}

function PageList({ state }: { state: EditState }) {
  const root = useRef<HTMLDivElement>(null);
  const { write, trouble } = useWrite();
  const present = presentPages(state);
  /** The order after a drop, until it is saved. */
  const [dropped, setDropped] = useState<{ from: number; to: number } | null>(null);
  const screens = present.filter(hasScreen);
  const pages = dropped
    ? screens.toSpliced(dropped.from, 1).toSpliced(dropped.to, 0, ...screens.slice(dropped.from, dropped.from + 1))
    : screens;

  /** Saves a step, then moves the focus, once its element exists. */
  const run = async (step: () => Step, said: string, focus: string) => {
    const mayFocus = watchFocus();
    const isDone = await write(step().label, () => step().changes);
    flushSync(() => setDropped(null));
    if (!isDone) return;
    flushSync(() => announce(said));
    if (mayFocus()) root.current?.querySelector<HTMLElement>(focus)?.focus();
  };
  const move = (from: number, to: number) => {
    const page = screens[from];
    if (page === undefined || to < 0 || to >= screens.length) return;
    const said = `${menuNameOf(state, page)} is now ${to + 1} of ${screens.length}.`;
    void run(() => moveStep(stateNow(), from, to), said, `[data-grip="${page}"]`);
  };
  const remove = () => {
    const name = menuNameOf(state, OWN_PAGE);
    if (pathOfAddress(useDesk.getState().address) === pathOf(OWN_PAGE)) show('/');
    void run(() => removePageStep(stateNow(), name), `Removed ${name}. Undo brings it back.`, '[data-add]');
  };
  return (
    <div ref={root} className={styles.panel}>
      <Sortable
        keys={pages}
        layout="list"
        onMove={(from, to) => {
          setDropped({ from, to });
          move(from, to);
        }}
      >
        {() => (
          <ol className={lists.list} role="list">
            {pages.map((page, index) => (
              <PageRow key={page} page={page} state={state} onArrow={(by) => move(index, index + by)}>
                {page === OWN_PAGE && (
                  <button
                    type="button"
                    className={controls.icon}
                    aria-label={`Remove ${menuNameOf(state, page)}`}
                    title="Remove"
                    onClick={remove}
                  >
                    <Sign name="bin" />
                  </button>
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
