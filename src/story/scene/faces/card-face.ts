/** What one of the layers shows. */
export type CardFace = {
  readonly layer: number;
  /** The card that it is painted as, -1 for none. */
  card: number;
  /** Its photo is in it. */
  hasPhoto: boolean;
};

export function createCardFace(layer: number): CardFace {
  return { layer, card: -1, hasPhoto: false };
}
