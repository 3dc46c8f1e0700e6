import { useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { Trouble, type TroubleProps } from '../desk/trouble';
import type { Value } from '../protocol';
import { goTo, save, useDesk } from '../store';
import { ChipNote } from './chip-note';
import { fillField, insertText, putCaret } from './field';
import { boxOf, scrollerOf, settingOf, type Box } from './geometry';
import { hideBeneath } from './hide-beneath';
import { readField, REFERENCE_ATTRIBUTE, tidy } from './raw-text';
import { useEachFrame } from './use-each-frame';
import { findAgain, type Site } from './use-site';
import type { Editing } from './use-words';
import styles from './words.module.css';
import { nameOfPlace, textChange } from './written-text';

/** Room that is kept to the window's edge, CSS px. */
const EDGE = 12;
/** A field is no narrower than that, CSS px. */
const LEAST_WIDTH = 96;

export type InPlaceFieldProps = {
  frame: HTMLIFrameElement;
  /** Null while it is loaded anew: the field stays. */
  site: Site | null;
  editing: Editing;
  /** Called when it is done with: by a key, which gives the focus back to the text, or by going elsewhere. */
  onClose: (by: 'key' | 'away') => void;
};

/** A text being typed, right over where it stands and set as it is there. */
export function InPlaceField({ frame, site, editing, onClose }: InPlaceFieldProps) {
  const { written, holder, position, point } = editing;
  const state = useDesk((desk) => desk.state);
  const name = nameOfPlace(state, written.place);
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const lastBox = useRef<Box | null>(null);
  const [setting] = useState(() => settingOf(holder));
  const [trouble, setTrouble] = useState<TroubleProps['answer'] | null>(null);
  const [chip, setChip] = useState<HTMLElement | null>(null);
  const [isSaving, setSaving] = useState(false);
  const help = useId();
  /** What was refused, so that it is not asked again as it is. */
  const refused = useRef<string | null>(null);

  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    fillField(element, written.text, useDesk.getState().state?.facts ?? {});
    element.focus({ preventScroll: true });
    const { left, top } = frame.getBoundingClientRect();
    putCaret(element, point && { x: point.x + left + frame.clientLeft, y: point.y + top + frame.clientTop });
  }, [written, point, frame]);

  const current = site && findAgain(site.holders, holder, position);
  useLayoutEffect(() => {
    return current ? hideBeneath(current) : undefined;
  }, [site, current]);

  useEachFrame(() => {
    const box = (current && boxOf(current)) ?? lastBox.current ?? setting?.box;
    const { current: element } = root;
    if (!box || !element) return;
    lastBox.current = box;
    const { clientWidth, clientHeight } = frame;
    const left = Math.max(EDGE, Math.min(box.left, clientWidth - LEAST_WIDTH - EDGE));
    const room = clientWidth - left - EDGE;
    const width = Math.min(Math.max(box.width, LEAST_WIDTH), room);
    Object.assign(element.style, { left: `${left}px`, top: `${box.top}px` });
    field.current?.style.setProperty('--least', `${width}px`);
    field.current?.style.setProperty('--least-height', `${box.height}px`);
    field.current?.style.setProperty('--most', `${setting?.isBlock ? Math.max(width, LEAST_WIDTH) : room}px`);
    // What is said of it stands below, or above where there is no room.
    const { current: note } = below;
    if (!note || !field.current) return;
    const isAbove =
      box.top + field.current.offsetHeight + note.offsetHeight + 2 * EDGE > clientHeight &&
      box.top > note.offsetHeight + 2 * EDGE;
    note.dataset.side = isAbove ? 'above' : 'below';
    note.style.insetInlineStart = `${Math.min(0, clientWidth - left - note.offsetWidth - EDGE)}px`;
  });

  const commit = async (by: 'key' | 'away', was: Value = written.was): Promise<boolean> => {
    const { current: element } = field;
    if (!element || !state || isSaving) return false;
    const raw = readField(element);
    const text = tidy(raw, written.isParagraphs);
    if (text === tidy(written.text, written.isParagraphs)) {
      onClose(by);
      return true;
    }
    if (by === 'away' && raw === refused.current) return false;
    setSaving(true);
    const answer = await save({ label: name, changes: [textChange(state, written.place, was, text)] });
    setSaving(false);
    if (answer.status === 'done') {
      onClose(by);
      return true;
    }
    refused.current = raw;
    setTrouble(answer);
    if (by === 'key') element.focus({ preventScroll: true });
    return false;
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // An Enter that ends a composition is its own.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const target = event.target as HTMLElement;
    const isChip = target.hasAttribute(REFERENCE_ATTRIBUTE);
    if (isSaving) {
      // What was typed now would be lost.
      event.preventDefault();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (chip) closeChip();
      else onClose('key');
    } else if (isChip && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      setChip(target);
    } else if (isChip && (event.key === 'Backspace' || event.key === 'Delete')) {
      event.preventDefault();
      removeChip(target);
    } else if (event.key === 'Enter' && field.current?.contains(target)) {
      event.preventDefault();
      if (!event.shiftKey) void commit('key');
      else if (written.isParagraphs) insertText('\n\n');
    }
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && root.current?.contains(relatedTarget)) return;
    // By then it is known where the focus has gone; another program's window is no elsewhere.
    setTimeout(() => {
      if (!document.hasFocus() || !root.current || root.current.contains(document.activeElement)) return;
      setChip(null);
      void commit('away');
    });
  };
  const handleClick = ({ target }: MouseEvent) => {
    const found = (target as Element).closest<HTMLElement>(`[${REFERENCE_ATTRIBUTE}]`);
    if (found) setChip(found);
  };
  const closeChip = () => {
    chip?.focus();
    setChip(null);
  };
  const removeChip = (element: HTMLElement) => {
    field.current?.focus({ preventScroll: true });
    getSelection()?.selectAllChildren(element);
    const range = document.createRange();
    range.selectNode(element);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    document.execCommand('delete');
    element.remove();
    setChip(null);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and focus of the field and of what belongs to it
    <div ref={root} className={styles.place} onKeyDown={handleKeyDown} onBlur={handleBlur} onClick={handleClick}>
      <div
        ref={field}
        className={`${styles.field} ${setting?.isLight ? styles.onDark : ''}`}
        style={setting?.style}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        aria-multiline={written.isParagraphs}
        aria-label={`Words: ${name}`}
        aria-describedby={help}
        aria-invalid={trouble !== null}
        aria-busy={isSaving}
        spellCheck
        onInput={() => setTrouble(null)}
        onPaste={(event) => {
          event.preventDefault();
          insertText(tidy(event.clipboardData.getData('text/plain'), written.isParagraphs));
        }}
        onWheel={({ deltaX, deltaY }) => current && scrollerOf(current)?.scrollBy(deltaX, deltaY)}
      />
      <div ref={below} className={styles.below}>
        {trouble && (
          <div className={styles.trouble}>
            <Trouble
              answer={trouble}
              onTheirs={() => onClose('key')}
              onMine={() => void commit('key', trouble.status === 'conflict' ? trouble.theirs : written.was)}
            />
          </div>
        )}
        {chip && (
          <ChipNote
            fact={state?.facts[chip.getAttribute(REFERENCE_ATTRIBUTE) ?? ''] ?? null}
            reference={chip.getAttribute(REFERENCE_ATTRIBUTE) ?? ''}
            onGo={(place) => void commit('away').then((isDone) => isDone && goTo(place))}
            onRemove={() => removeChip(chip)}
          />
        )}
        <p id={help} className={trouble || chip ? 'visually-hidden' : styles.help}>
          Enter saves, Esc gives up{written.isParagraphs && ', Shift + Enter starts a paragraph'}
        </p>
      </div>
    </div>
  );
}
