/** What brings the code of each page that the couple has: see `vite/pages.ts`. */
declare module 'virtual:pages' {
  type PageModule = {
    default: import('react').ComponentType;
    /** Fetches ahead what the page shows first. */
    warm?: () => Promise<void>;
  };
  export const loaders: Partial<Record<import('./pages').PageId, () => Promise<PageModule>>>;
}

/** How long the couple's names are: see `vite/names.ts`. */
declare module 'virtual:names.css' {}
