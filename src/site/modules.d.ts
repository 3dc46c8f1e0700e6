/** What brings the code of each page that the couple has: see `vite/pages.ts`. */
declare module 'virtual:pages' {
  export const loaders: Partial<
    Record<import('./pages').PageId, () => Promise<{ default: import('react').ComponentType }>>
  >;
}
