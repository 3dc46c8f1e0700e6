/** What brings the code of each page that the couple has: see `vite/pages.ts`. */
declare module 'virtual:pages' {
  export const loaders: Partial<
    Record<import('./pages').PageId, () => Promise<{ default: import('react').ComponentType }>>
  >;
}

/** How long the couple's names are: see `vite/names.ts`. */
declare module 'virtual:names.css' {}
