/** What the build needs to know of a world. */
export type WorldFacts = {
  /** What an event's `drawing` may be. */
  drawings: readonly string[];
  /** The browser's own bar, in the colour of the cover's sky. */
  themeColor: string;
  /** What keeps the map company swims, and stands on no land. */
  mapOrnamentFloats?: boolean;
};
