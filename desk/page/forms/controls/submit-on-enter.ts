import type { KeyboardEvent } from 'react';
import { isComposing } from '../../ui/is-composing';
import type { FieldDraft } from '../use-draft';

/** A key handler that saves on Enter; if Enter starts a new line (`isMultiline`), on Ctrl+Enter or Cmd+Enter. */
export function submitOnEnter({ submit }: FieldDraft, isMultiline = false) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    if (isMultiline && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    submit();
  };
}
