/** The parts of the chosen world, as `build/serve/world-parts.ts` serves them. */
declare module 'virtual:world/cover' {
  export const Cover: import('./world').World['cover']['Cover'];
}
declare module 'virtual:world/ornaments/emblem' {
  export const Emblem: import('./world').World['emblem']['Emblem'];
}
declare module 'virtual:world/ornaments/horizon' {
  export const Horizon: import('./world').World['horizon']['Horizon'];
}
declare module 'virtual:world/ornaments/knot' {
  export const Knot: import('./world').World['knot']['Knot'];
}
declare module 'virtual:world/ornaments/event-drawing' {
  export const EventDrawing: import('./world').World['event-drawing']['EventDrawing'];
}
declare module 'virtual:world/ornaments/error-picture' {
  export const ErrorPicture: import('./world').World['error-picture']['ErrorPicture'];
}
declare module 'virtual:world/ornaments/map-ornament' {
  export const MapOrnament: import('./world').World['map-ornament']['MapOrnament'];
}
declare module 'virtual:world/palette.css' {}
