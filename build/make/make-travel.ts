import type { Stay, TravelContent } from '../../src/model/content.ts';
import type { FileContent, Written } from '../../src/model/schema/schema.ts';
import { keepTogether, richText } from './rich-text.ts';
import type { Project } from '../read/project.ts';
import { worldFacts } from '../read/worlds.ts';
import { makeMap } from './map/make-map.ts';

/** The travel page with its map. */
export async function makeTravel(
  { intro, arriving, stays }: FileContent['travel'],
  project: Project,
  { map, site }: Written,
): Promise<TravelContent> {
  const { mapOrnamentFloats = false } = await worldFacts(project, site.world);
  return {
    intro: richText(intro),
    arriving: arriving
      ? {
          title: arriving.title,
          items: arriving.items.map(({ title, text }) => ({ title, text: richText(text) })),
        }
      : null,
    map: map ? makeMap(map, mapOrnamentFloats) : null,
    // A title without stays is left out.
    stays: stays?.items.length ? { title: stays.title, items: stays.items.map(makeStay) } : null,
  };
}

type WrittenStay = NonNullable<FileContent['travel']['stays']>['items'][number];

function makeStay({ name, address, text, rate, links }: WrittenStay): Stay {
  return {
    name,
    address: address ?? null,
    text: richText(text),
    rate: rate === undefined ? null : keepTogether(rate),
    links,
  };
}
