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
  /** What guests see while a text is missing; null if nothing. */
  fallback: Value;
  draft: FieldDraft;
  /** The options of a select; empty for other controls. */
  choices: readonly Choice[];
  /** An example of the format for a newly chosen time; empty for other controls. */
  likeTime: string;
};

/** One option of a select. */
export type Choice = { value: string; label: string };
