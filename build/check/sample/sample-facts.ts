import type { FileName } from '../../../src/model/schema/schema.ts';

/**
 * The paths to each file's facts. `*` matches any key or index; the part before `:` is the entry; if either part is
 * empty, the value is its own entry. Words that any couple may keep are not facts: headings, buttons, the menu, a
 * card's date.
 */
export const FACTS: Record<FileName, readonly string[]> = {
  site: [':description', ':address', ':shareImage', ':shareImageAlt', 'cover:photo']
    .concat(under('couple', 'names.*'))
    .concat(under('wedding', 'date', 'countdownTo'))
    .concat(under('words', 'errorTitle', 'errorText')),
  places: ['places.*:*', 'facts.*:'],
  schedule: [':intro', ...under('events.*', 'title', 'date', 'start', 'end', 'note')],
  program: ['items.*:detail', ':closing'],
  party: under('sides.*.members.*', 'name', 'photo', 'blurb', 'alt'),
  travel: [':intro', 'arriving.items.*:text'].concat(
    under('stays.items.*', 'name', 'address', 'rate', 'text', 'links.*.url'),
  ),
  map: [':alt', 'ways.*:line', 'coasts.*:', 'islands.*:', 'lakes.*:', 'rivers.*:', 'ridges.*:']
    .concat(under('stops.*', 'name', 'note', 'at'))
    .concat(under('peaks.*', 'name', 'note', 'at')),
  faq: under('questions.*', 'answer', 'yes', 'no'),
  more: [],
  reply: [],
  registry: [':text', ...under('shops.*', 'name', 'url', 'logo')],
  thanks: [':pet', ':petAlt'],
  story: under('cards.*', 'photo', 'video', 'caption', 'alt'),
};

function under(entry: string, ...keys: string[]): string[] {
  return keys.map((key) => `${entry}:${key}`);
}
