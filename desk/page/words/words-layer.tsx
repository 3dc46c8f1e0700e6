import { useCallback, useEffect, useRef } from 'react';
import { keyOfPlace } from '../../model/origins/marks';
import type { Holder } from '../../model/origins/origins-type';
import { useEachFrame } from '../ui/use-each-frame';
import { InPlaceField } from './field/in-place-field';
import { placeAt } from './geometry';
import { markTexts, unmarkTexts } from './mark-texts';
import { Pencil } from './pencil';
import { listenToTexts } from './pointing';
import { useReturnFocus } from './use-return-focus';
import { useSite } from './use-site';
import { openText, useWords } from './use-words';
import styles from './words-layer.module.css';

/** How long the pencil stays after the pointer leaves its text, ms. */
const LEAVE_MS = 350;

/** Makes every text of the site in the frame editable in place, with a pencil and a field over the text. */
export function WordsLayer({ frame }: { frame: HTMLIFrameElement }) {
  const site = useSite(frame);
  const editing = useWords((words) => words.editing);
  const pointed = useWords((words) => words.pointed);
  const layer = useRef<HTMLDivElement>(null);
  const leaveTimer = useRef(0);
  const marked = useRef(new Set<Element>());
  const returnFocus = useReturnFocus(frame, site, editing);

  const onPoint = useCallback((holder: Holder | null) => {
    clearTimeout(leaveTimer.current);
    if (holder) useWords.setState({ pointed: holder });
    else leaveTimer.current = window.setTimeout(() => useWords.setState({ pointed: null }), LEAVE_MS);
  }, []);
  useEffect(() => {
    if (!site) return;
    markTexts(site, marked.current);
    return listenToTexts(site, { onPoint, onEdit: (holder, point) => openText(site, holder, point) });
  }, [site, onPoint]);
  useEffect(() => {
    const { current: elements } = marked;
    return () => {
      clearTimeout(leaveTimer.current);
      unmarkTexts(elements);
      useWords.setState({ pointed: null, editing: null });
    };
  }, []);
  useEachFrame(
    () => {
      const { left, top, width, height } = frame.getBoundingClientRect();
      placeAt(layer.current, { left: left + frame.clientLeft, top: top + frame.clientTop, width, height });
    },
    editing !== null || pointed !== null,
  );

  return (
    <div ref={layer} className={styles.layer}>
      {site && pointed && !editing && <Pencil site={site} holder={pointed} onPoint={onPoint} />}
      {editing && (
        <InPlaceField
          key={keyOfPlace(editing.written.place)}
          frame={frame}
          site={site}
          editing={editing}
          onClose={(by) => {
            useWords.setState({ editing: null });
            if (by === 'key') returnFocus(editing);
          }}
        />
      )}
    </div>
  );
}
