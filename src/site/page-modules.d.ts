/** One function for each page that guests see, which loads the page's code: see `build/serve/page-loaders.ts`. */
declare module 'virtual:pages' {
  export type PageModule = {
    default: import('react').ComponentType & {
      /** Preloads what the page shows first, such as the story's first photos. */
      warm?: () => Promise<void>;
    };
  };
  export const loaders: Partial<Record<import('../model/pages').PageId, () => Promise<PageModule>>>;
}

/** Measurements of the couple's names, as custom properties: see `build/serve/name-styles.ts`. */
declare module 'virtual:names.css' {}
