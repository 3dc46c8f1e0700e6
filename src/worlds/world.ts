import type { ComponentType } from 'react';
import type { PageId } from '../model/pages';
import type { EventDrawingName } from '../model/worlds';

/*
 * A world is everything drawn around one theme: a folder with one module per part, the small ones in `ornaments/`.
 * It is next to this file or, if it is a couple's own, next to their content. `build/serve/world-parts.ts` serves the
 * chosen world's parts as `virtual:world/<part>`, so guests download no other world. A world is only decoration:
 * the pages mean the same without it.
 */

/** `cover` lasts until Open is pressed. `opening` is home right after that, with nightfall; `home` is any later visit. */
export type CoverPhase = 'cover' | 'opening' | 'home';

export type CoverProps = {
  phase: CoverPhase;
  /** The pages read so far, in menu order: the picture collects their emblems. */
  read: PageId[];
  /** True once everything has been read: the picture celebrates. */
  complete: boolean;
};

export type EmblemProps = {
  page: PageId;
  /** Shows the emblem of an unread page. */
  isUnread?: boolean;
  /** Plays the change from unread to read once. */
  isNewlyRead?: boolean;
  className?: string | undefined;
};

export type HorizonProps = {
  /** How far through the site the page is: 0 for the first page, 1 for the last. */
  progress: number;
};

export type KnotProps = { className?: string | undefined };

export type EventDrawingProps = { subject: EventDrawingName; className?: string | undefined };

export type MapOrnamentProps = {
  /** Where the ornament's origin goes, in map units. */
  at: { x: number; y: number };
  /** The size of the map's small text, in map units. The ornament, drawn for a size of 16, scales with it. */
  size: number;
};

/** The parts by module name. Every world also has a `palette.css` with its day and night colours. */
export type World = {
  /** The picture behind the cover and the menu. Its drawings are part of the page's HTML: see `drawing/still.tsx`. */
  cover: { Cover: ComponentType<CoverProps> };
  /** The sign of a page, at the top of the page and next to links to it. */
  emblem: { Emblem: ComponentType<EmblemProps> };
  /** The line at the foot of a page, with something on it that moves forward page by page. */
  horizon: { Horizon: ComponentType<HorizonProps> };
  /** Two things tied into one, at the end of the program. */
  knot: { Knot: ComponentType<KnotProps> };
  /** Small pictures of events, by the names in `EVENT_DRAWINGS`. */
  'event-drawing': { EventDrawing: ComponentType<EventDrawingProps> };
  /** The picture on the error page. It is part of the styles, so it needs no further download. */
  'error-picture': { ErrorPicture: ComponentType };
  /** A small decoration on the travel map. */
  'map-ornament': { MapOrnament: ComponentType<MapOrnamentProps> };
};
