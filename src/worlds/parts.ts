import type { WorldName } from '../model/worlds';
import type { World } from './world';

type Complete<Parts extends Record<WorldName, World>> = Parts;

/** Every world with all its parts. A missing or wrong part is a type error here. */
export type WorldParts = Complete<{
  harbour: {
    cover: typeof import('./harbour/cover');
    emblem: typeof import('./harbour/emblem');
    horizon: typeof import('./harbour/horizon');
    knot: typeof import('./harbour/knot');
    'event-drawing': typeof import('./harbour/event-drawing');
    'error-picture': typeof import('./harbour/error-picture');
    'map-ornament': typeof import('./harbour/map-ornament');
  };
  mountains: {
    cover: typeof import('./mountains/cover');
    emblem: typeof import('./mountains/emblem');
    horizon: typeof import('./mountains/horizon');
    knot: typeof import('./mountains/knot');
    'event-drawing': typeof import('./mountains/event-drawing');
    'error-picture': typeof import('./mountains/error-picture');
    'map-ornament': typeof import('./mountains/map-ornament');
  };
  photo: {
    cover: typeof import('./photo/cover');
    emblem: typeof import('./photo/emblem');
    horizon: typeof import('./photo/horizon');
    knot: typeof import('./photo/knot');
    'event-drawing': typeof import('./photo/event-drawing');
    'error-picture': typeof import('./photo/error-picture');
    'map-ornament': typeof import('./photo/map-ornament');
  };
}>;
