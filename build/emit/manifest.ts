import type { Written } from '../../src/model/schema/schema.ts';
import { andOf, coupleNames } from '../read/facts/couple-names.ts';

/** Icons with fixed addresses, and the side of each in pixels. */
export const ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** The icon that phones crop to their own shape: `side` and the `margin` around the mark are in pixels. */
export const MASKABLE = { name: 'icon-maskable-512.png', side: 512, margin: 56 };

/** Home screens truncate longer labels. */
const LONGEST_LABEL = 15;

/**
 * The web app manifest. Its addresses are relative, so that they work with any base path.
 * @param colour the world's `themeColor`.
 */
export function manifest(site: Written['site'], base: string, colour: string): string {
  const name = coupleNames(site);
  const initials = site.couple.names.map((part) => Array.from(part)[0]).join(` ${andOf(site)} `);
  const png = (src: string, side: number, purpose: string) => ({
    src,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    // With an id, two sites on one origin are two apps. An archive's base is relative, and identifies nothing.
    ...(base.startsWith('/') && { id: base }),
    lang: site.language,
    name,
    short_name: name.length > LONGEST_LABEL ? initials : name,
    description: site.description,
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    icons: [
      png('icon-192.png', ICONS['icon-192.png'], 'any'),
      png('icon-512.png', ICONS['icon-512.png'], 'any'),
      png(MASKABLE.name, MASKABLE.side, 'maskable'),
    ],
  });
}
