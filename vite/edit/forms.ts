import type { FileName } from '../../src/content/schema.ts';
import type { Form } from '../../src/edit/protocol.ts';
export function describeForms(): Record<FileName, Form> {
  return {} as Record<FileName, Form>;
}
