import type { Form, Value } from '../../../protocol';
import type { FieldDraft } from '../use-draft';

/** What every control gets. */
export type ControlProps = {
  form: Form;
  /** The field’s label, for controls with more than one element. */
  label: string;
  /** For the element that takes the focus. */
  common: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined };
  shown: Value;
  /** What guests see while the value is missing; only texts have it. */
  fallback: Value;
  draft: FieldDraft;
  choices: readonly Choice[];
  /** A time whose format a new one follows. */
  likeTime: string;
};

/** One option of a select. */
export type Choice = { value: string; label: string };
