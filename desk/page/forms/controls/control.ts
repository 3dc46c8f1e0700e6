import type { Form, Value } from '../../../protocol';
import type { Draft } from '../use-draft';

/** What every control gets. */
export type ControlProps = {
  form: Form;
  /** For the element that is focused. */
  common: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined };
  shown: Value;
  /** What stands there while nothing is written. */
  placeholder: string;
  draft: Draft;
};

/** The pictures, films and choices around a value that a control chooses from. */
export type Choice = { value: string; label: string };
