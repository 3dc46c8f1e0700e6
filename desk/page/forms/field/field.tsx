import { useId, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { firstLanguageFile } from '../../../model/files-of-page';
import { hasReferences, resolveReferences } from '../../../model/references';
import { beyondLimit } from '../../../model/soft-limits';
import { factsIn } from '../../../model/uses';
import { isSame } from '../../../model/values';
import type { Form, Place, Value } from '../../../protocol';
import { useDesk } from '../../state/desk-store';
import type { DraftKind } from '../../state/drafts';
import { afterPress } from '../../state/press';
import { FormPicture } from '../../pictures/form-picture';
import { Trouble } from '../../trouble/trouble';
import controls from '../../ui/controls.module.css';
import { isComposing } from '../../ui/is-composing';
import type { Choice } from '../controls/control';
import { Control } from '../controls/control-of-form';
import { discardIn, focusInto } from '../entries/focus-entry';
import { findingsAt, isLeftEmpty, isShort } from './field-details';
import styles from '../forms.module.css';
import { ReferencePreview } from '../notes/reference-preview';
import { useDraft } from '../use-draft';
import { INPUT, useGoal } from './use-goal';

type FieldProps = {
  form: Form;
  label: string;
  /** The value in the file; null if missing. */
  value: Value;
  /** What guests see while the value is missing; null if the desk does not know. The note says where it comes from. */
  fallback?: { value: Value; note: string } | undefined;
  /** The draft’s place. A translation’s draft has the path of the text that it translates. */
  at: Place;
  /** The value’s place in its file, for its findings; null if missing. A translation’s can differ from `at`. */
  writtenAt?: Place | null;
  kind: DraftKind;
  choices?: readonly Choice[];
  hint?: string | undefined;
  /** Further notes on the value that is shown. */
  renderNotes?: (shown: Value) => ReactNode;
  /** A time whose format a new time gets. */
  likeTime?: string;
  /**
   * Removes the line. `act` calls `onStart` once the couple have answered all questions. Once the line is removed, the
   * promise resolves with whether the focus may move; if the line stays, the promise never resolves.
   */
  remove?: { label: string; act: (onStart: () => void) => Promise<boolean> } | undefined;
  /** Whether the field takes the focus, since a link leads here or the field is new. `select` also selects its text. */
  isGoal?: boolean | 'select';
  /** Called when the field of a missing line is left empty, or its draft is discarded. */
  onLeftEmpty?: (() => void) | undefined;
};

/** A value with its label, control and notes. Saves on blur and on Enter; Escape discards. */
export function Field(props: FieldProps) {
  const { form, label, value, fallback, at, writtenAt = at, kind, remove, isGoal, onLeftEmpty } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const draft = useDraft(at, value, kind);
  const state = useDesk((desk) => desk.state);
  const findings = writtenAt ? findingsAt(writtenAt, state) : [];
  const facts = state ? factsIn(state, at.file) : {};
  // A caption’s limit depends on whether its card has a picture, which a translation need not repeat.
  const firstAt = { ...at, file: firstLanguageFile(at.file) };
  const lengthHint =
    typeof draft.shown === 'string' ? beyondLimit(firstAt, resolveReferences(draft.shown, facts), state) : null;
  const isPicture = form.control === 'photo';
  useGoal(root, isGoal);

  const focusControl = () => root.current?.querySelector<HTMLElement>(INPUT)?.focus();
  const handleRemove = async () => {
    const { current } = root;
    const lines = current?.parentElement;
    const index = lines ? [...lines.children].indexOf(current) : 0;
    const mayFocus = await remove?.act(draft.discard);
    // What the couple typed during the removal would keep the field, so discard it before the focus moves.
    flushSync(draft.discard);
    if (!mayFocus) return;
    // A field without a fallback is gone. The next field then takes the focus, or else the button that adds lines.
    focusInto(current?.isConnected ? current : (lines?.children[index] ?? lines?.nextElementSibling));
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    // Couples also add a picture next to the control, so leaving the control does not count.
    const isEmpty = !isPicture && value === null && isLeftEmpty(draft.shown);
    // A change of the layout during a press would move the pressed button away.
    afterPress(() => {
      if (isEmpty) onLeftEmpty?.();
      draft.leave();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    // Escape closes a surrounding form only if there is no draft to discard.
    if (draft.refusal || !isSame(draft.shown, value)) event.stopPropagation();
    const discard = () => {
      draft.discard();
      if (value === null) onLeftEmpty?.();
    };
    if (root.current) discardIn(root.current, discard);
  };
  const hints = [draft.shown === null ? fallback?.note : null, props.hint, lengthHint, ...findings].filter(
    (hint) => typeof hint === 'string',
  );
  const notes = props.renderNotes?.(draft.shown);
  return (
    <div ref={root} className={`${controls.field} ${isShort(form) ? styles.short : ''}`}>
      <div className={styles.head}>
        <label className={controls.label} htmlFor={id}>
          {label}
        </label>
        {remove && (
          <button
            type="button"
            className={styles.quiet}
            onClick={() => void handleRemove()}
            aria-label={`${remove.label}: ${label}`}
          >
            {remove.label}
          </button>
        )}
      </div>
      <div data-control role="presentation" onBlur={onBlur} onKeyDown={onKeyDown}>
        <Control
          form={form}
          label={label}
          common={{
            id,
            'aria-describedby': hints.length > 0 || notes || draft.refusal ? `${id}-more` : undefined,
            'aria-invalid': draft.refusal ? true : undefined,
          }}
          shown={draft.shown}
          fallback={fallback?.value ?? null}
          draft={draft}
          choices={props.choices ?? []}
          likeTime={typeof value === 'string' ? value : (props.likeTime ?? '')}
        />
      </div>
      {typeof draft.shown === 'string' && hasReferences(draft.shown) && (
        <ReferencePreview text={draft.shown} facts={facts} />
      )}
      <div id={`${id}-more`} className={styles.more}>
        {notes}
        {hints.map((hint) => (
          <p key={hint} className={controls.hint}>
            {hint}
          </p>
        ))}
        {draft.refusal && (
          <Trouble
            answer={draft.refusal}
            // The pressed button disappears, so the focus moves first.
            onTheirs={() => {
              focusControl();
              draft.discard();
            }}
            onMine={() => {
              focusControl();
              draft.overwrite();
            }}
          />
        )}
      </div>
      {isPicture && <FormPicture at={at} />}
    </div>
  );
}
