/** An eager photo as React renders it in `src/components/picture.tsx`. */
const EAGER = /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/><img[^>]* loading="eager"/g;

/**
 * A script for a page's head. For a returning guest, it requests the photos of the first view before all scripts and
 * fonts, since the page is in a template, where browsers do not look for photos. Browsers without AVIF skip this.
 * @param html contains the prerendered page.
 * @returns an empty text if the page has no such photos.
 */
export function earlyPhotos(html: string): string {
  const photos = [...html.matchAll(EAGER)].map(([, srcset, sizes]) => [srcset, sizes]);
  if (photos.length === 0) return '';
  return `<script>
      if ('opened' in document.documentElement.dataset)
        for (const [imageSrcset, imageSizes] of ${JSON.stringify(photos)}) {
          const link = { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high', imageSrcset, imageSizes };
          document.head.append(Object.assign(document.createElement('link'), link));
        }
    </script>
    `;
}
