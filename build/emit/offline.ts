import { VitePWA } from 'vite-plugin-pwa';

/**
 * Builds the service worker of `src/offline` with the list of files that it caches for each release: all words. It caches
 * the scene on first use, and photos as they are shown.
 */
export const offline = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'service-worker.ts',
    // `src/offline/register-service-worker.ts` registers it, after everything else.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2,svg}', 'assets/*/*.ics'],
      globIgnores: ['assets/scene-deck-*'],
      // The plugin skips larger files without a warning.
      maximumFileSizeToCacheInBytes: 20e6,
    },
  });
