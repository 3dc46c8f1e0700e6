import type { Place } from '../protocol';

/** A room on the site that a picture fills, by its width to its height. */
export type Room = { label: string; ratio: number; isArch?: boolean };

/** Where pictures are cut: `deck/layout.ts`, `vite/media/cut-photo.ts`, and a phone and a laptop for a cover. */
const ROOMS: Record<'card' | 'portrait' | 'cover', readonly Room[]> = {
  card: [{ label: 'On its card', ratio: 7 / 8 }],
  portrait: [{ label: 'On its page', ratio: 5 / 6, isArch: true }],
  cover: [
    { label: 'On a phone', ratio: 390 / 844 },
    { label: 'On a wide screen', ratio: 16 / 10 },
  ],
};

/** The rooms that a picture fills. */
export function roomsOf({ path }: Place): readonly Room[] {
  if (path[0] === 'cover') return ROOMS.cover;
  return path[0] === 'cards' ? ROOMS.card : ROOMS.portrait;
}
