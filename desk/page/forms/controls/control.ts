import type { Form, Value } from '../../../protocol';
import type { FieldDraft } from '../use-draft';

/** The props of every control. */
export type ControlProps = {
  form: Form;
  /** The field’s label, for controls with more than one element. */
  label: string;
  /** Attributes for the element that takes the focus. */
  common: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined };
  /** The typed value, or the saved one; null if missing. */
  shown: Value;
  /** What guests see while a text is missing; null if nothing, or if the desk does not know. */
  fallback: Value;
  draft: FieldDraft;
  /** The options of a select; other controls ignore them. */
  choices: readonly Choice[];
  /** A time whose format a chosen time gets; other controls ignore it. */
  likeTime: string;
};

/** One option of a select. */
export type Choice = { value: string; label: string };
