import type { DraftKind } from '../state/drafts';
import type { CardLine } from '../../model/cards';
import { setLine } from './cards/steps';

/** Every card needs these. */
const REQUIRED: readonly unknown[] = ['date', 'caption'] satisfies CardLine[];

/** How drafts of a card’s fields are tidied and saved. */
export const LINE: DraftKind = {
  tidy: ({ path }, value) => {
    if (typeof value !== 'string') return value;
    return value.trim() === '' && !REQUIRED.includes(path[2]) ? null : value.trim();
  },
  step: ({ path: [, index, line] }, was, value) =>
    value === ''
      ? { status: 'refused', message: 'This cannot be empty. Press Escape to restore the old text.' }
      : setLine(Number(index), line as CardLine, was, value),
};
