import type { KeyboardEvent } from 'react';
import { isComposing } from '../../ui/is-composing';
import type { FieldDraft } from '../use-draft';

/** Saves on Enter; where Enter starts a new line, on Ctrl+Enter or Cmd+Enter. */
export function submitOnEnter({ submit }: FieldDraft, isLong = false) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    if (isLong && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    submit();
  };
}
