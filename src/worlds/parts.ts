import type { WorldName } from '../model/worlds';
import type { World } from './world';

type Complete<Parts extends Record<WorldName, World>> = Parts;

/** Every world with all its parts, for the compiler only: a missing or wrong part is a type error here. */
export type WorldParts = Complete<{
  harbour: {
    cover: typeof import('./harbour/cover');
    emblem: typeof import('./harbour/ornaments/emblem');
    horizon: typeof import('./harbour/ornaments/horizon');
    knot: typeof import('./harbour/ornaments/knot');
    'event-drawing': typeof import('./harbour/ornaments/event-drawing');
    'error-picture': typeof import('./harbour/ornaments/error-picture');
    'map-ornament': typeof import('./harbour/ornaments/map-ornament');
  };
  mountains: {
    cover: typeof import('./mountains/cover');
    emblem: typeof import('./mountains/ornaments/emblem');
    horizon: typeof import('./mountains/ornaments/horizon');
    knot: typeof import('./mountains/ornaments/knot');
    'event-drawing': typeof import('./mountains/ornaments/event-drawing');
    'error-picture': typeof import('./mountains/ornaments/error-picture');
    'map-ornament': typeof import('./mountains/ornaments/map-ornament');
  };
  photo: {
    cover: typeof import('./photo/cover');
    emblem: typeof import('./photo/ornaments/emblem');
    horizon: typeof import('./photo/ornaments/horizon');
    knot: typeof import('./photo/ornaments/knot');
    'event-drawing': typeof import('./photo/ornaments/event-drawing');
    'error-picture': typeof import('./photo/ornaments/error-picture');
    'map-ornament': typeof import('./photo/ornaments/map-ornament');
  };
}>;
