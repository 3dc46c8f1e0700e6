import {
  useEffect,
  useId,
  useRef,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import desk from '../ui/controls.module.css';
import { Trouble } from '../trouble/trouble';
import type { Form, Place, Value } from '../../protocol';
import type { DraftKind } from '../state/drafts';
import { afterPress } from '../state/press';
import { goTo, useDesk } from '../state/desk-store';
import { ChoiceControl, MediaControl, SwitchControl } from './controls/choice-control';
import { ColourControl, ColoursControl, ContrastNote } from './controls/colour-control';
import type { Contrast } from './controls/contrast';
import type { Choice, ControlProps } from './controls/control';
import { DayControl, TimeControl } from './controls/day-control';
import styles from './forms.module.css';
import { hasReferences, piecesOf } from '../../model/references';
import { Sign } from '../ui/icons';
import { LineControl, TextControl } from './controls/text-control';
import { useDraft } from './use-draft';
import { isSame } from '../../model/values';

/** What a place for choosing another picture gets: it stands below the picture's name. */
export type PictureSlot = { at: Place };

export type FieldProps = {
  form: Form;
  label: string;
  /** As the file says it; null where it says nothing. */
  value: Value;
  /** What stands there while the file says nothing, and where that comes from. */
  otherwise?: { value: Value; from: string };
  at: Place;
  /** Where a draft of it belongs, and how that is written. */
  draftPlace?: Place;
  kind: DraftKind;
  /** What it may be, where that is not for the schema to say. */
  choices?: readonly Choice[];
  /** What is to be known of it beside its name. */
  hint?: string | undefined;
  contrasts?: readonly Contrast[];
  /** A time is written as this one. */
  like?: string;
  picture?: ComponentType<PictureSlot> | undefined;
  /** Removes the line; true if that succeeded. */
  leaveOut?: { label: string; act: () => Promise<boolean> } | undefined;
  /** A link led here, or it has just been added. */
  isGoal?: boolean;
  onReached?: () => void;
  /** It was left without a word in it. */
  onLeftEmpty?: () => void;
};

/** A value with its name, the control that fits, and what is to be said of it. Saved on leaving it or with Enter. */
export function Field(props: FieldProps) {
  const { form, label, value, otherwise, at, draftPlace = at, kind, leaveOut, isGoal, onReached, onLeftEmpty } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const draft = useDraft(draftPlace, value, kind);
  const told = useTold(at);
  const isPicture = form.control === 'photo' || form.control === 'video';

  useEffect(() => {
    if (!isGoal) return;
    const control = root.current?.querySelector<HTMLElement>('[data-control] :is(input, textarea, select, button)');
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    root.current?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
    control?.focus({ preventScroll: true });
    onReached?.();
  }, [isGoal, onReached]);

  const takeOut = async () => {
    const { current } = root;
    const lines = current?.parentElement;
    const index = lines ? [...lines.children].indexOf(current) : 0;
    // What was typed goes with its line.
    draft.giveUp();
    if (!(await leaveOut?.act())) return;
    // A field that words of the site stand in for stays; else the one that has taken its place, or what adds it again.
    flushSync(() => draft.giveUp());
    const near = current?.isConnected ? current : (lines?.children[index] ?? lines?.nextElementSibling);
    const control = near?.querySelector<HTMLElement>('[data-control] :is(input, textarea, select)');
    (control ?? near?.querySelector<HTMLElement>('button'))?.focus();
  };

  /** The buttons of a conflict go with it: the focus is back in the field before. */
  const choose = (act: () => void) => {
    root.current?.querySelector<HTMLElement>('[data-control] :is(input, textarea, select, button)')?.focus();
    act();
  };

  const shown = draft.shown === null && form.control === 'yesOrNo' ? (otherwise?.value ?? null) : draft.shown;
  const hints = [otherwise && draft.shown === null ? otherwise.from : undefined, props.hint, ...told].filter(
    (hint) => hint !== undefined,
  );
  const control: ControlProps = {
    form,
    common: {
      id,
      'aria-describedby': hints.length > 0 || draft.refusal ? `${id}-more` : undefined,
      'aria-invalid': draft.refusal ? true : undefined,
    },
    shown,
    placeholder: typeof otherwise?.value === 'string' ? otherwise.value : '',
    draft,
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && root.current?.querySelector('[data-control]')?.contains(relatedTarget)) return;
    afterPress(() => {
      // A picture that is new is chosen beside the control.
      if (!isPicture && value === null && (draft.shown === null || draft.shown === '')) onLeftEmpty?.();
      void draft.commit();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape discards the draft before it closes the panel.
    if (draft.refusal || !isSame(draft.shown, value)) event.stopPropagation();
    draft.giveUp();
    if (value === null) onLeftEmpty?.();
  };
  return (
    <div ref={root} className={isShort(form) ? styles.short : styles.field}>
      <div className={styles.head}>
        <label className={desk.label} htmlFor={id}>
          {label}
        </label>
        {leaveOut && (
          <button
            type="button"
            className={styles.quiet}
            onClick={() => void takeOut()}
            aria-label={`${leaveOut.label}: ${label}`}
          >
            {leaveOut.label}
          </button>
        )}
      </div>
      <div data-control role="presentation" onBlur={onBlur} onKeyDown={onKeyDown}>
        {controlFor(control, props)}
      </div>
      {typeof draft.shown === 'string' && hasReferences(draft.shown) && <Reads text={draft.shown} />}
      {props.contrasts?.map((contrast) => (
        <ContrastNote key={contrast.judgement} contrast={contrast} />
      ))}
      <div id={`${id}-more`} className={styles.more}>
        {hints.map((hint) => (
          <p key={hint} className={desk.hint}>
            {hint}
          </p>
        ))}
        {draft.refusal && (
          <Trouble
            answer={draft.refusal}
            onTheirs={() => choose(draft.giveUp)}
            onMine={() => choose(() => void draft.insist())}
          />
        )}
      </div>
      {props.picture && isPicture && <props.picture at={at} />}
    </div>
  );
}

function controlFor(props: ControlProps, { form, choices = [], otherwise, like = '', value }: FieldProps): ReactNode {
  const none = form.isOptional ? noneOf(otherwise?.value) : null;
  switch (form.control) {
    case 'words':
    case 'paragraphs':
      return <TextControl {...props} />;
    case 'day':
      return <DayControl {...props} />;
    case 'time':
      return <TimeControl {...props} like={typeof value === 'string' ? value : like} />;
    case 'yesOrNo':
      return <SwitchControl {...props} />;
    case 'choice':
    case 'place':
      return <ChoiceControl {...props} choices={choices} none={none} />;
    case 'photo':
    case 'video':
      return <MediaControl {...props} choices={choices} none={none} />;
    case 'colour':
      return <ColourControl {...props} />;
    case 'colours':
      return <ColoursControl {...props} />;
    case 'link':
      return <LinkControl {...props} />;
    default:
      return <LineControl {...props} />;
  }
}

/** An address, with a way to try it. */
function LinkControl(props: ControlProps) {
  const address = typeof props.shown === 'string' ? props.shown : '';
  return (
    <div className={styles.link}>
      <LineControl {...props} />
      {/^https:\/\/\S+$/.test(address) && (
        <a className={desk.button} href={address} target="_blank" rel="noreferrer">
          Open
        </a>
      )}
    </div>
  );
}

/** What a text says to guests; each fact leads to where it is written. */
function Reads({ text }: { text: string }) {
  const facts = useDesk(({ state }) => state?.facts ?? NO_FACTS);
  return (
    <p className={styles.reads}>
      {piecesOf(text, facts).map(({ text, fact }, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name than their place
        if (!fact) return <span key={`${index}-words`}>{text}</span>;
        const { at } = fact;
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={`${index}-fact`}
            type="button"
            className={fact.isKnown ? styles.chip : styles.unknown}
            disabled={at === null}
            aria-label={fact.isKnown ? `${text}: go to where it is written` : `${text}: there is no such fact`}
            title={fact.name}
            onClick={() => at && goTo(at)}
          >
            {text}
            {at && <Sign name="leads" />}
          </button>
        );
      })}
    </p>
  );
}

const NO_FACTS = {};

/** The result of a check. */
function useTold({ file, path }: Place): string[] {
  const state = useDesk((desk) => desk.state);
  return [...(state?.mistakes ?? []), ...(state?.warnings ?? [])]
    .filter(({ at }) => at && at.file === file && isSame([...at.path], [...path]))
    .map(({ message }) => message);
}

/** What is shown where a choice is left out. */
function noneOf(otherwise: Value | undefined): string {
  return typeof otherwise === 'string' ? `As the site has it (${otherwise})` : 'As the site has it';
}

/** Whether two of them stand beside each other where there is room. */
function isShort({ control }: Form): boolean {
  return ['time', 'number', 'filmTime', 'colour'].includes(control);
}
