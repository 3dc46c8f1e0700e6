import type { KeyboardEvent } from 'react';
import { isComposing } from '../../ui/is-composing';
import type { FieldDraft } from '../use-draft';

/** A key handler that saves on Enter, or on Ctrl+Enter or Cmd+Enter where Enter starts a new line (`isMultiline`). */
export function submitOnEnter({ submit }: FieldDraft, isMultiline = false) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    if (isMultiline && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    submit();
  };
}
