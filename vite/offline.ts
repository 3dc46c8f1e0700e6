import { VitePWA } from 'vite-plugin-pwa';

/**
 * Builds the service worker of `src/offline`, with a list of what it keeps of each release: everything that is words. The
 * scene is kept when it is first used, photos as they are seen.
 */
export const offline = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'service-worker.ts',
    // By `src/offline/keep-words.ts`, after everything else.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2,svg}', 'assets/*/*.ics'],
      globIgnores: ['assets/scene-deck-*'],
      // Larger files would be left out without a word.
      maximumFileSizeToCacheInBytes: 20e6,
    },
  });
