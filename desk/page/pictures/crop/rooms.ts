import type { Place } from '../../../protocol';

/** A space on the site that a picture fills; `ratio` is width to height. */
export type Room = { label: string; ratio: number; isArch?: boolean; isPhone?: boolean };

/** Ratios as in `src/story/deck/layout.ts` and `build/media/photos/cut-photo.ts`; a cover’s are typical screens. */
const ROOMS: Record<'card' | 'portrait' | 'cover', readonly Room[]> = {
  card: [{ label: 'On its card', ratio: 7 / 8 }],
  portrait: [{ label: 'On its page', ratio: 5 / 6, isArch: true }],
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
