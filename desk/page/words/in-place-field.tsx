import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import controls from '../ui/controls.module.css';
import { Trouble } from '../trouble/trouble';
import { changeDraft, draftAt, draftOf, dropDraft, typeDraft, useDrafts } from '../state/drafts';
import { useSaveLeft } from '../forms/use-draft';
import { textOf } from '../../model/values';
import { afterPress } from '../state/press';
import { insistOn, saveDraft } from '../state/saving';
import { goTo, useDesk } from '../state/desk-store';
import { ChipNote } from './chip-note';
import { fillField, insertText, putCaret } from './field';
import { boxOf, scrollerOf, settingOf, type Box } from './geometry';
import { hideBeneath } from './hide-beneath';
import { readField, REFERENCE_ATTRIBUTE, tidy } from './raw-text';
import { useEachFrame } from '../ui/use-each-frame';
import { findAgain, type Site } from './use-site';
import type { Editing } from './use-words';
import styles from './words.module.css';
import { nameOfPlace, WORDS } from './written-text';

/** Minimum distance from the window’s edge, CSS px. */
const EDGE = 12;
/** Minimum width of a field, CSS px. */
const LEAST_WIDTH = 96;

export type InPlaceFieldProps = {
  frame: HTMLIFrameElement;
  /** Null during a reload; the field stays. */
  site: Site | null;
  editing: Editing;
  /** Called on close: by key, which returns the focus to the text, or by moving away. */
  onClose: (by: 'key' | 'away') => void;
};

/** Edits a text in place, in the typography of the page. */
export function InPlaceField({ frame, site, editing, onClose }: InPlaceFieldProps) {
  const { written, holder, position, point } = editing;
  const state = useDesk((desk) => desk.state);
  const name = nameOfPlace(state, written.place);
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const lastBox = useRef<Box | null>(null);
  const [setting] = useState(() => settingOf(holder));
  // The draft may move with its entry, away from the place that was clicked.
  const [draftId, setDraftId] = useState<number | undefined>(() => draftAt(written.place)?.id);
  const ownDraft = (drafts = useDrafts.getState()) =>
    drafts.all.find(({ id }) => id === draftId) ?? draftAt(written.place, drafts);
  const draft = useDrafts(ownDraft);
  const trouble = draft?.refusal ?? null;
  const [chip, setChip] = useState<HTMLElement | null>(null);
  const [isSaving, setSaving] = useState(false);
  const help = useId();
  /** Whether the current draft was refused. */
  const isRefused = useRef(false);

  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const text = textOf(draftAt(written.place)?.value ?? written.text);
    fillField(element, text, useDesk.getState().state?.facts ?? {});
    element.focus({ preventScroll: true });
    // The clicked frame, not the current one: a reload replaces it and must not refill the field.
    const around = holder.element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
    putCaret(element, point && around ? { x: point.x + around.left, y: point.y + around.top } : null);
  }, [written, point, holder]);

  const current = site && findAgain(site.holders, holder, position);
  useLayoutEffect(() => {
    return current ? hideBeneath(current) : undefined;
  }, [site, current]);

  useEachFrame(() => {
    const found = current && boxOf(current);
    const box = found ?? lastBox.current ?? setting?.box;
    const { current: element } = root;
    if (!box || !element) return;
    lastBox.current = box;
    const { clientWidth, clientHeight } = frame;
    // When the text is no longer on the page, the field stays in view.
    const lowest = clientHeight - element.offsetHeight - 5 * EDGE;
    const top = found ? box.top : Math.max(EDGE, Math.min(box.top, lowest));
    const left = Math.max(EDGE, Math.min(box.left, clientWidth - LEAST_WIDTH - EDGE));
    const room = clientWidth - left - EDGE;
    const width = Math.min(Math.max(box.width, LEAST_WIDTH), room);
    Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
    field.current?.style.setProperty('--least', `${width}px`);
    field.current?.style.setProperty('--least-height', `${box.height}px`);
    field.current?.style.setProperty('--most', `${setting?.isBlock ? Math.max(width, LEAST_WIDTH) : room}px`);
    // Messages go below, or above if there is no room.
    const { current: note } = below;
    if (!note || !field.current) return;
    const isAbove =
      box.top + field.current.offsetHeight + note.offsetHeight + 2 * EDGE > clientHeight &&
      box.top > note.offsetHeight + 2 * EDGE;
    note.dataset.side = isAbove ? 'above' : 'below';
    note.style.insetInlineStart = `${Math.min(0, clientWidth - left - note.offsetWidth - EDGE)}px`;
  });

  useSaveLeft(draft?.place ?? written.place);
  // A change elsewhere made a refused draft valid, and it was saved.
  useEffect(() => {
    if (isRefused.current && !draft) onClose('away');
    isRefused.current = trouble !== null;
  }, [draft, trouble, onClose]);

  const note = () => {
    const { current: element } = field;
    if (!element) return;
    const raw = readField(element);
    isRefused.current = false;
    // Built-in defaults are not saved until the couple changes them.
    const isAsBefore = tidy(raw, written.isParagraphs) === tidy(written.text, written.isParagraphs);
    const known = ownDraft();
    if (isAsBefore && !known?.isGone) dropDraft(known?.id);
    else if (known) changeDraft(known.id, { value: raw, refusal: null });
    else setDraftId(typeDraft(written.place, WORDS, written.was, raw));
  };
  const commit = async (by: 'key' | 'away', write = saveDraft): Promise<boolean> => {
    const typed = ownDraft();
    if (isSaving || (by === 'away' && typed?.refusal)) return false;
    if (typed) {
      setSaving(true);
      await write(typed.id);
      setSaving(false);
      if (draftOf(typed.id)) {
        if (by === 'key') field.current?.focus({ preventScroll: true });
        return false;
      }
    }
    onClose(by);
    return true;
  };
  const cancel = () => {
    isRefused.current = false;
    dropDraft(ownDraft()?.id);
    onClose('key');
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter also ends an IME composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const target = event.target as HTMLElement;
    const isChip = target.hasAttribute(REFERENCE_ATTRIBUTE);
    if (isSaving) {
      // Typing during a save would be lost.
      event.preventDefault();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (chip) closeChip();
      else cancel();
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
    // Wait until the focus has settled; switching to another program does not count.
    setTimeout(() => {
      if (!document.hasFocus() || !root.current || root.current.contains(document.activeElement)) return;
      setChip(null);
      afterPress(() => void commit('away'));
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
    note();
    setChip(null);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the field’s keys and focus, and its notes’
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
        onInput={note}
        onPaste={(event) => {
          event.preventDefault();
          insertText(tidy(event.clipboardData.getData('text/plain'), written.isParagraphs));
        }}
        onWheel={({ deltaX, deltaY }) => current && scrollerOf(current)?.scrollBy(deltaX, deltaY)}
      />
      <div ref={below} className={styles.below}>
        {trouble && (
          <div className={controls.card}>
            <Trouble answer={trouble} onTheirs={cancel} onMine={() => void commit('key', insistOn)} />
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
          {site && !current && 'This text is no longer on the page. '}
          Enter saves, Esc cancels{written.isParagraphs && ', Shift + Enter starts a paragraph'}
        </p>
      </div>
    </div>
  );
}
