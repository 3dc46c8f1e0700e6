import type { Card } from '../../../model/cards';
import { resolveReferences } from '../../../model/references';
import { useDesk } from '../../state/desk-store';

/** A card’s caption as guests read it, with references resolved; empty without a card. */
export function captionOf(card: Card | undefined): string {
  return resolveReferences(card?.caption ?? '', useDesk.getState().state?.facts ?? {});
}
