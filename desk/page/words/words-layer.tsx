import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import controls from '../ui/controls.module.css';
import { Sign } from '../ui/icons';
import { useDesk } from '../state/desk-store';
import { boxOf, endOf, isSeen } from './geometry';
import { InPlaceField } from './in-place-field';
import { focusText, listen, markTexts, unmarkTexts } from './pointing';
import { useEachFrame } from '../ui/use-each-frame';
import { findAgain, useSite, type Site } from './use-site';
import { openText, useWords, type Editing } from './use-words';
import styles from './words.module.css';
import { nameOfPlace } from './written-text';

/** How long the pencil stays after the pointer leaves its text, ms. */
const LEAVE_MS = 350;
/** How long to keep restoring the focus after a save, while the page renders or reloads, ms. */
const LONGEST_RELOAD_MS = 15_000;
/** The pencil's side, CSS px. */
const PENCIL = 44;

export type WordsLayerProps = { frame: HTMLIFrameElement };

/** Makes every text of the site in the frame editable in place, with a pencil and a field over the text. */
export function WordsLayer({ frame }: WordsLayerProps) {
  const site = useSite(frame);
  const editing = useWords((words) => words.editing);
  const pointed = useWords((words) => words.pointed);
  const layer = useRef<HTMLDivElement>(null);
  const leaving = useRef(0);
  const marked = useRef(new Set<Element>());
  const latest = useRef(site);
  useLayoutEffect(() => {
    latest.current = site;
  });

  const point = useCallback((holder: Editing['holder'] | null) => {
    clearTimeout(leaving.current);
    if (holder) useWords.setState({ pointed: holder });
    else leaving.current = window.setTimeout(() => useWords.setState({ pointed: null }), LEAVE_MS);
  }, []);
  useEffect(() => {
    if (!site) return;
    return listen(site, {
      onPoint: point,
      onLeave: () => point(null),
      onEdit: (holder, at) => openText(site, holder, at),
    });
  }, [site, point]);
  useEffect(() => {
    if (site) markTexts(site, marked.current);
  }, [site]);
  useEffect(() => {
    const all = marked.current;
    return () => {
      clearTimeout(leaving.current);
      unmarkTexts(all);
      useWords.setState({ pointed: null, editing: null });
    };
  }, []);

  /** Restores the focus to the edited text, which may be a new element by now. */
  const returning = useRef<{ editing: Editing; until: number } | null>(null);
  const returnFocus = useCallback(() => {
    const now = latest.current;
    const { editing, until } = returning.current ?? { editing: null, until: 0 };
    if (!now || !editing || Date.now() > until || useWords.getState().editing) return;
    const isElsewhere = document.activeElement !== document.body && document.activeElement !== frame;
    const again = findAgain(now.holders, editing.holder, editing.position);
    if (again && !isElsewhere && isSeen(again)) focusText(frame, again);
  }, [frame]);
  // Each render or reload drops the focus again, so restore it until the couple does something else.
  useEffect(returnFocus, [site, editing, returnFocus]);
  useEffect(() => {
    if (!site) return;
    const stopReturning = () => {
      returning.current = null;
    };
    const places = [document, site.document];
    for (const each of places)
      for (const name of ['pointerdown', 'keydown'] as const) each.addEventListener(name, stopReturning, true);
    return () => {
      for (const each of places)
        for (const name of ['pointerdown', 'keydown'] as const) each.removeEventListener(name, stopReturning, true);
    };
  }, [site]);

  const isAnythingShown = editing !== null || pointed !== null;
  return (
    <div ref={layer} className={styles.layer}>
      {isAnythingShown && <Follow frame={frame} layer={layer} />}
      {site && pointed && !editing && <Pencil site={site} holder={pointed} point={point} />}
      {editing && (
        <InPlaceField
          key={`${editing.written.place.file}${editing.written.place.path.join('.')}`}
          frame={frame}
          site={site}
          editing={editing}
          onClose={(by) => {
            useWords.setState({ editing: null });
            if (by === 'away') return;
            returning.current = { editing, until: Date.now() + LONGEST_RELOAD_MS };
          }}
        />
      )}
    </div>
  );
}

/** Keeps the layer over the frame. */
function Follow({ frame, layer }: { frame: HTMLIFrameElement; layer: { current: HTMLDivElement | null } }) {
  useEachFrame(() => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    if (layer.current)
      Object.assign(layer.current.style, {
        left: `${left + frame.clientLeft}px`,
        top: `${top + frame.clientTop}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
  });
  return null;
}

type PencilProps = { site: Site; holder: Editing['holder']; point: (holder: Editing['holder'] | null) => void };

/** An outline around a text, with a pencil at its end. */
function Pencil({ site, holder, point }: PencilProps) {
  const outline = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const name = useDesk((desk) => nameOfPlace(desk.state, holder.place));
  useEachFrame(() => {
    const shown = isSeen(holder) ? holder : findAgain(site.holders, holder, 0);
    const box = shown && boxOf(shown);
    const end = shown && endOf(shown);
    for (const { current } of [outline, button]) if (current) current.hidden = !box || !end;
    if (!box || !end) return;
    const { innerWidth, innerHeight } = site.window;
    place(outline.current, box);
    place(button.current, {
      left: Math.min(Math.max(end.left + end.width + 2, 0), innerWidth - PENCIL),
      top: Math.min(Math.max(end.top + end.height / 2 - PENCIL / 2, 0), innerHeight - PENCIL),
    });
  });
  return (
    <>
      <div ref={outline} className={styles.outline} />
      <button
        ref={button}
        type="button"
        className={`${controls.icon} ${styles.pencil}`}
        aria-label={`Edit: ${name}`}
        title={`Edit: ${name} (F2)`}
        onPointerEnter={() => point(holder)}
        onPointerLeave={() => point(null)}
        onFocus={() => point(holder)}
        onBlur={() => point(null)}
        onClick={() => openText(site, holder)}
      >
        <Sign name="pencil" />
      </button>
    </>
  );
}

function place(element: HTMLElement | null, box: { left: number; top: number; width?: number; height?: number }): void {
  for (const [name, value] of Object.entries(box)) element?.style.setProperty(name, `${value}px`);
}
