import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { isComposing } from '../../ui/is-composing';
import layout from '../../ui/layout.module.css';
import { Trouble } from '../../trouble/trouble';
import { nameOfPlace } from '../../../model/names/place-names';
import { resolveReferences } from '../../../model/references';
import { beyondLimit } from '../../../model/soft-limits';
import { textOf } from '../../../model/values';
import { draftAt } from '../../state/drafts';
import { afterPress } from '../../state/press';
import { forceSave } from '../../state/saving';
import { goTo, useDesk } from '../../state/desk-store';
import { pastedText } from '../../text/pasted-text';
import { TextTools } from '../../text/text-tools';
import { scrollerOf } from '../geometry';
import { hideBeneath } from '../hide-beneath';
import { typographyOf } from '../typography';
import { findAgain, type Site } from '../use-site';
import type { Editing } from '../use-words';
import styles from './in-place-field.module.css';
import { ChipNote } from './chip-note';
import { insertText, nodesOf } from './chips';
import { putCaret } from './caret';
import { useChip } from './use-chip';
import { useCommit } from './use-commit';
import { useFieldPlace } from './use-field-place';
import { useFormat } from './use-format';

type InPlaceFieldProps = {
  frame: HTMLIFrameElement;
  /** Null during a reload; the field stays. */
  site: Site | null;
  editing: Editing;
  /** Called on close. `key` (a key or a button) returns the focus to the text; `away` leaves it where it is. */
  onClose: (by: 'key' | 'away') => void;
};

/** Edits a text in place, in the typography of the page. */
export function InPlaceField({ frame, site, editing, onClose }: InPlaceFieldProps) {
  const { written, holder, position, point } = editing;
  const { isParagraphs } = written;
  const state = useDesk((desk) => desk.state);
  const name = nameOfPlace(state, written.place);
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const [lineMode] = useState(editableAsLine);
  const [typography] = useState(() => typographyOf(holder, isParagraphs));
  const { trouble, text, isSaving, noteTyping, commit, cancel } = useCommit(written, field, onClose);
  const lengthHint = beyondLimit(written.place, resolveReferences(text, factsNow()), state);
  const helpId = useId();

  /** The text as the page shows it now; null if the page no longer shows it. */
  const shown = site && findAgain(site.holders, holder, position);
  useLayoutEffect(() => (shown ? hideBeneath(shown) : undefined), [shown]);

  useFieldPlace({ root, field, notes }, frame, shown, typography);

  // Runs after `useFieldPlace`, which puts the clicked letter under the point.
  useLayoutEffect(() => {
    const { current: element } = field;
    if (!element) return;
    const firstText = textOf(draftAt(written.place)?.value ?? written.text);
    element.replaceChildren(...nodesOf(firstText, factsNow(), isParagraphs));
    element.focus({ preventScroll: true });
    // Not `frame`: as a dependency, it would refill the field whenever a reload replaces it.
    const frameBox = holder.element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
    putCaret(element, point && frameBox ? { x: point.x + frameBox.left, y: point.y + frameBox.top } : null);
  }, [written, isParagraphs, point, holder]);

  const { chip, ...chips } = useChip(field, noteTyping);
  const formats = useFormat(field);

  const isInField = (target: EventTarget) => target instanceof Node && field.current?.contains(target);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (!chip) return cancel();
      chip.focus();
      chips.close();
    } else if (formats.handleKey(event, isParagraphs)) {
      return;
    } else if (!chips.handleKey(event) && event.key === 'Enter' && isInField(event.target)) {
      event.preventDefault();
      if (!event.shiftKey) void commit('key');
      else if (isParagraphs) document.execCommand('insertLineBreak');
    }
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && root.current?.contains(relatedTarget)) return;
    // Wait until the focus has settled. Switching to another program does not close the field.
    setTimeout(() => {
      if (!document.hasFocus() || !root.current || root.current.contains(document.activeElement)) return;
      chips.close();
      afterPress(() => void commit('away'));
    });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys and focus of the field and its notes
    <div ref={root} className={styles.place} onKeyDown={handleKeyDown} onBlur={handleBlur} onClick={chips.handleClick}>
      <div
        ref={field}
        className={`${styles.field} ${typography?.isLight ? styles.onDark : ''}`}
        style={typography?.style}
        contentEditable={isParagraphs || lineMode}
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        aria-multiline={isParagraphs}
        aria-label={`Words: ${name}`}
        aria-describedby={helpId}
        aria-invalid={trouble !== null}
        aria-busy={isSaving}
        spellCheck
        onFocus={chips.handleFocus}
        onInput={noteTyping}
        onPaste={(event) => {
          event.preventDefault();
          insertText(pastedText(event.clipboardData, isParagraphs), factsNow(), isParagraphs);
        }}
        onWheel={({ deltaX, deltaY }) => shown && scrollerOf(shown)?.scrollBy(deltaX, deltaY)}
      />
      <div ref={notes} className={styles.notes}>
        {trouble && (
          <div className={layout.card}>
            <Trouble answer={trouble} onTheirs={cancel} onMine={() => void commit('key', forceSave)} />
          </div>
        )}
        {chip && (
          <ChipNote
            reference={chips.reference}
            onGo={(place) => void commit('away').then((isDone) => isDone && goTo(place))}
            onRemove={() => chips.remove(chip)}
          />
        )}
        {isParagraphs && formats.hasSelection && !chip && (
          <TextTools onFormat={formats.format} selectedHref={formats.selectedHref} />
        )}
      </div>
      <p id={helpId} className={styles.help}>
        {lengthHint !== null && `${lengthHint} `}
        {site && !shown && 'This text is no longer on the page. '}
        Enter saves, Esc cancels{isParagraphs && ', Shift + Enter starts a new line'}
      </p>
    </div>
  );
}

/** The facts, read outside React: as a dependency of an effect, they would refill the field on each change. */
const factsNow = () => useDesk.getState().state?.facts ?? {};

/** The value of `contentEditable` for a text of one line. Firefox before 136 throws at `plaintext-only`. */
function editableAsLine(): 'plaintext-only' | true {
  try {
    document.createElement('div').contentEditable = 'plaintext-only';
    return 'plaintext-only';
  } catch {
    return true;
  }
}
