/** What one layer of the face texture shows. */
export type CardFace = {
  readonly layer: number;
  /** The painted card, -1 for none. */
  card: number;
  /** Whether the card's photo is painted, too. */
  hasPhoto: boolean;
};

export function createCardFace(layer: number): CardFace {
  return { layer, card: -1, hasPhoto: false };
}
