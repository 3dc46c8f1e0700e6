import { PORTRAIT_RATIO } from '../../../../src/model/pictures/crop';
import { PHOTO_RATIO } from '../../../../src/story/deck/layout';
import type { Place } from '../../../protocol';

/** A space on the site that a picture fills; `ratio` is width to height. */
export type Room = { label: string; ratio: number; isArch?: boolean; isPhone?: boolean };

/** A cover’s ratios are those of typical screens. */
const ROOMS: Record<'card' | 'portrait' | 'cover', readonly Room[]> = {
  card: [{ label: 'On its card', ratio: PHOTO_RATIO }],
  portrait: [{ label: 'On its page', ratio: PORTRAIT_RATIO, isArch: true }],
  cover: [
    { label: 'On a phone', ratio: 390 / 844, isPhone: true },
    { label: 'On a wide screen', ratio: 16 / 10 },
  ],
};

/** The spaces a picture fills. */
export function roomsOf({ path }: Place): readonly Room[] {
  if (path[0] === 'cover') return ROOMS.cover;
  return path[0] === 'cards' ? ROOMS.card : ROOMS.portrait;
}
