import { PAGES } from './pages.ts';
import { isTree } from './tree.ts';

/** The parts of each page that can be hidden, by their keys in the page's file. */
export const HIDEABLE_PARTS: Readonly<Record<string, readonly string[]>> = {
  schedule: ['intro'],
  program: ['kicker', 'closing'],
  travel: ['arriving', 'stays'],
  registry: ['shops'],
  thanks: ['pet'],
};

/** What `hidden` in `site.yaml` may name besides languages: pages, the map, and parts of pages like `travel.stays`. */
export const HIDEABLE: readonly string[] = [
  ...PAGES.map(({ id }) => id),
  'map',
  ...Object.entries(HIDEABLE_PARTS).flatMap(([page, parts]) => parts.map((part) => `${page}.${part}`)),
];

/** The names in `hidden`, valid or not. @param site the data of `site.yaml` */
export function hiddenIn(site: unknown): readonly unknown[] {
  return isTree(site) && Array.isArray(site['hidden']) ? site['hidden'] : [];
}
