/** The worlds that ship, by their names in `site.yaml`, each with the names of its event drawings. */
export const EVENT_DRAWINGS = {
  harbour: ['church', 'glasses', 'arch', 'bagels'],
  mountains: ['chapel', 'glasses', 'feast', 'breakfast', 'hike', 'dance'],
  photo: ['ceremony', 'glasses', 'dinner', 'breakfast', 'dance'],
} as const;

export type WorldName = keyof typeof EVENT_DRAWINGS;

export const WORLD_NAMES = Object.keys(EVENT_DRAWINGS) as WorldName[];

/** What an event's `drawing` may be in a world. */
export type EventDrawingName<World extends WorldName> = (typeof EVENT_DRAWINGS)[World][number];

/** The world of a site that names none. */
export const DEFAULT_WORLD = 'harbour' satisfies WorldName;

/** The world that is made of the couple's own photo. */
export const WORLD_OF_A_PICTURE = 'photo';
