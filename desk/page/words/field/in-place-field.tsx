import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import controls from '../../ui/controls.module.css';
import { Trouble } from '../../trouble/trouble';
import { textOf } from '../../../model/values';
import { draftAt } from '../../state/drafts';
import { afterPress } from '../../state/press';
import { insistOn } from '../../state/saving';
import { goTo, useDesk } from '../../state/desk-store';
import { scrollerOf, settingOf } from '../geometry';
import { hideBeneath } from '../hide-beneath';
import { readField, tidy } from '../raw-text';
import { findAgain, type Site } from '../use-site';
import type { Editing } from '../use-words';
import { useWordsDraft } from '../use-words-draft';
import { nameOfPlace } from '../written-text';
import styles from '../words.module.css';
import { ChipNote } from './chip-note';
import { fillField, insertText, putCaret } from './chips';
import { useChip } from './use-chip';
import { useFieldPlace } from './use-field-place';

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
  const name = useDesk((desk) => nameOfPlace(desk.state, written.place));
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const [setting] = useState(() => settingOf(holder));
  const { draft, latest, type, save, discard } = useWordsDraft(written);
  const trouble = draft?.refusal ?? null;
  const [isSaving, setSaving] = useState(false);
  const help = useId();
  /** Whether the current draft was refused. */
  const isRefused = useRef(false);

  useLayoutEffect(() => {
    const { current: element } = field;
    if (!element) return;
    fillField(element, textOf(draftAt(written.place)?.value ?? written.text), useDesk.getState().state?.facts ?? {});
    element.focus({ preventScroll: true });
    // The clicked frame, not the current one: a reload replaces it and must not refill the field.
    const around = holder.element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
    putCaret(element, point && around ? { x: point.x + around.left, y: point.y + around.top } : null);
  }, [written, point, holder]);

  const current = site && findAgain(site.holders, holder, position);
  useLayoutEffect(() => (current ? hideBeneath(current) : undefined), [site, current]);

  useFieldPlace({ root, field, below }, frame, current, setting);

  // A change elsewhere made a refused draft valid, and it was saved.
  useEffect(() => {
    if (isRefused.current && !draft) onClose('away');
    isRefused.current = trouble !== null;
  }, [draft, trouble, onClose]);

  const noteTyping = () => {
    isRefused.current = false;
    if (field.current) type(readField(field.current));
  };
  const commit = async (by: 'key' | 'away', write?: typeof insistOn): Promise<boolean> => {
    if (isSaving || (by === 'away' && latest()?.refusal)) return false;
    setSaving(latest() !== undefined);
    const isSaved = await save(write);
    setSaving(false);
    if (isSaved) onClose(by);
    else if (by === 'key') field.current?.focus({ preventScroll: true });
    return isSaved;
  };
  const cancel = () => {
    isRefused.current = false;
    discard();
    onClose('key');
  };
  const { chip, ...chips } = useChip(field, noteTyping);

  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter also ends an IME composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (isSaving) {
      // Typing during a save would be lost.
      event.preventDefault();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (!chip) return cancel();
      chip.focus();
      chips.close();
    } else if (!chips.handleKey(event) && event.key === 'Enter' && event.target instanceof Node) {
      if (!field.current?.contains(event.target)) return;
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
      chips.close();
      afterPress(() => void commit('away'));
    });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the field’s keys and focus, and its notes’
    <div ref={root} className={styles.place} onKeyDown={handleKeyDown} onBlur={handleBlur} onClick={chips.handleClick}>
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
        onInput={noteTyping}
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
            reference={chips.reference}
            onGo={(place) => void commit('away').then((isDone) => isDone && goTo(place))}
            onRemove={() => chips.remove(chip)}
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
