/** The worlds that ship, by their names in `site.yaml`. */
export const WORLD_NAMES = ['harbour', 'mountains', 'photo'] as const;

export type WorldName = (typeof WORLD_NAMES)[number];

/** The world that a couple draw themselves, in the folder `world/` next to their content. */
export const OWN_WORLD = 'own';

/** What `world` in `site.yaml` may be. */
export const ALL_WORLDS = [...WORLD_NAMES, OWN_WORLD] as const;

export type ChosenWorld = (typeof ALL_WORLDS)[number];

/** The world of a site that names none. */
export const DEFAULT_WORLD = 'harbour' satisfies WorldName;

/** The world that is made of the couple's own photo. */
export const PHOTO_WORLD = 'photo' satisfies WorldName;

/** What an event's `drawing` may be. Every world draws them all, so that content fits every world. */
export const EVENT_DRAWINGS = ['church', 'ceremony', 'drinks', 'dinner', 'brunch', 'dance', 'hike'] as const;

export type EventDrawingName = (typeof EVENT_DRAWINGS)[number];
