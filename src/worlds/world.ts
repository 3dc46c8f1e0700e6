import type { ComponentType } from 'react';
import type { PageId } from '../site/pages';

/*
 * What a world is: everything that is drawn for a kind of place. Each is a folder beside this file with one module for
 * each part; `vite/world.ts` serves the chosen one's as `virtual:world/<part>`, so that no other is in the download. All
 * of it is decoration: what it means is said in words beside it.
 */

/** `opening` plays the evening's fall once; `home` is where it ends. */
export type CoverPhase = 'cover' | 'opening' | 'home';

export type CoverProps = {
  phase: CoverPhase;
  /** The pages read so far, in the menu's order: the picture gathers their emblems. */
  read: PageId[];
  /** All has been read: the feast of light. */
  complete: boolean;
};

export type EmblemProps = {
  page: PageId;
  /** As before its page has been read. */
  waiting?: boolean;
  /** Plays once how it comes to stand for a page that has been read. */
  arriving?: boolean;
  className?: string | undefined;
};

export type HorizonProps = {
  /** How far along the site a page lies: 0 for the first, 1 for the last. */
  way: number;
};

export type KnotProps = { className?: string | undefined };

export type EventDrawingProps = { subject: string; className?: string | undefined };

export type MapOrnamentProps = {
  /** Where its foot stands, in the map's units. */
  at: { x: number; y: number };
  /** The size of the map's small words, which it keeps to. */
  size: number;
};

/** The parts by their modules' names. `palette.css` is the last of them: its colours, by day and by night. */
export type World = {
  /** The picture behind the cover and the menu. Its drawings come with the page's HTML: see `drawing/still.tsx`. */
  cover: { Cover: ComponentType<CoverProps> };
  /** What stands for a page, beside its link and at its top. */
  emblem: { Emblem: ComponentType<EmblemProps> };
  /** The line at a page's foot, with something on it that gets ahead page by page. */
  horizon: { Horizon: ComponentType<HorizonProps> };
  /** Two that are one, at the program's end. */
  knot: { Knot: ComponentType<KnotProps> };
  /** Small pictures of what an event is, by the names in `world-facts.ts`. */
  'event-drawing': { EventDrawing: ComponentType<EventDrawingProps> };
  /** What stands at the foot of the page that says something went wrong. It comes with the styles, so that it cannot fail as well. */
  'error-picture': { ErrorPicture: ComponentType };
  /** What keeps the travel map company. */
  'map-ornament': { MapOrnament: ComponentType<MapOrnamentProps> };
};
