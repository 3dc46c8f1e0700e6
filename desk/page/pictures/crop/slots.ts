import { PORTRAIT_RATIO } from '../../../../src/model/pictures/crop';
import { PHOTO_RATIO } from '../../../../src/story/deck/layout';
import type { Place } from '../../../protocol';

/** A place in the layout that a picture fills; `ratio` is width to height. `isPhone`: shows the crop for phones. */
export type Slot = { label: string; ratio: number; isArch?: boolean; isPhone?: boolean };

/** The slots of each kind of picture. A cover’s have the ratios of typical screens. */
const SLOTS: Record<'card' | 'portrait' | 'cover', readonly Slot[]> = {
  card: [{ label: 'On its card', ratio: PHOTO_RATIO }],
  portrait: [{ label: 'On its page', ratio: PORTRAIT_RATIO, isArch: true }],
  cover: [
    { label: 'On a phone', ratio: 390 / 844, isPhone: true },
    { label: 'On a wide screen', ratio: 16 / 10 },
  ],
};

/** The slots that the picture at a place fills. Besides the cover and cards, only portraits are cropped. */
export function slotsOf({ path }: Place): readonly Slot[] {
  if (path[0] === 'cover') return SLOTS.cover;
  return path[0] === 'cards' ? SLOTS.card : SLOTS.portrait;
}
